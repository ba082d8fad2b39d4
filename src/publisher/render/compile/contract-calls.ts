import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { AstroUserConfig } from 'astro';
import type { DefinedCall } from '#contract/call/define-call.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

/** What stands after a file of the contract where a browser imports one of its calls or constants alone. */
const PART = /^(.+\/src\/contract\/[^?]+\.ts)\?part=(\w+)$/;
const OURS = /\/src\/(?:storefront|domain)\/[^?]+\.tsx?$/;

/** An import by names; one of types alone has another word between. */
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["']#contract\/([^"']+)["'];?/g;

/**
 * Gives browsers the calls of the contract without their schemas, and so without zod: each call that a module
 * imports becomes a module of its own, with what a request needs and the shape of the answer. Constants
 * beside calls come alone, too; a schema that a module imports from beside calls comes as it is.
 */
export function contractCalls(root: string): Plugin {
  return {
    name: 'contract-calls',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: PART },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      order: 'pre',
      filter: { id: PART },
      handler: async (id) => {
        const [, file = '', name = ''] = PART.exec(id) ?? [];
        return partCode(name, (await readContract(file))[name]);
      },
    },
    transform: {
      filter: { id: OURS, code: '#contract/' },
      handler: async (code) => ({ code: await importParts(code, root), map: null }),
    },
  };
}

/** The code of a module that imports of the contract only the parts that it needs. */
export async function importParts(code: string, root: string): Promise<string> {
  const contracts = new Map<string, Record<string, unknown>>();
  for (const [, , path = ''] of code.matchAll(IMPORT))
    contracts.set(path, await readContract(join(root, 'src/contract', path)));
  return code.replace(IMPORT, (whole, names: string, path: string) => {
    const contract = contracts.get(path) ?? {};
    if (!Object.values(contract).some(isCall)) return whole;
    const specifiers = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    const isPart = (specifier: string) => partCode('', contract[nameOf(specifier)]) !== undefined;
    const imports = specifiers
      .filter(isPart)
      .map((one) => importOf([one], `${join(root, 'src/contract', path)}?part=${nameOf(one)}`));
    const others = specifiers.filter((one) => !isPart(one));
    return [...imports, ...(others.length > 0 ? [importOf(others, `#contract/${path}`)] : [])].join('\n');
  });
}

/** The module that exports one part of the contract; undefined where it is more than data. */
export function partCode(name: string, value: unknown): string | undefined {
  const data = isCall(value) ? headOf(value) : value;
  const text = JSON.stringify(data);
  if (text === undefined || !isDeepStrictEqual(JSON.parse(text), data)) return undefined;
  return `export const ${name} = ${text};`;
}

/** Without what is meant where nothing is said. */
function headOf({ method, path, auth, service = 'shop', encoding = 'json', shape }: DefinedCall) {
  return {
    method,
    path,
    ...(auth !== 'none' && { auth }),
    ...(service !== 'shop' && { service }),
    ...(encoding !== 'json' && { encoding }),
    shape,
  };
}

function isCall(value: unknown): value is DefinedCall {
  return typeof value === 'object' && value !== null && 'shape' in value && 'path' in value;
}

/** What is imported, not how the module calls it. */
function nameOf(specifier: string): string {
  return specifier.split(/\s+as\s+/, 1)[0] ?? specifier;
}

function importOf(specifiers: readonly string[], from: string): string {
  return `import { ${specifiers.join(', ')} } from ${JSON.stringify(from)};`;
}

async function readContract(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(file).href);
}
