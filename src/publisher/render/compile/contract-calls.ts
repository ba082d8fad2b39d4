import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { AstroUserConfig } from 'astro';
import type { DefinedCall } from '#contract/call/define-call.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

const OURS = /\/src\/(?:storefront|domain)\/[^?]+\.tsx?$/;

/** An import by names; one of types alone has another word between. */
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["']#contract\/([^"']+)["'];?/g;

/**
 * Gives browsers the calls of the contract without their schemas, and so without zod: in place of its import
 * a call stands as what a request needs and the shape of the answer, each in the module that makes it. So do
 * constants beside calls; a schema that a module imports from beside calls comes as it is.
 */
export function contractCalls(root: string): Plugin {
  return {
    name: 'contract-calls',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: OURS, code: '#contract/' },
      handler: async (code) => ({ code: await withoutSchemas(code, root), map: null }),
    },
  };
}

/** The code of a module with the calls and constants that it imports written out. */
export async function withoutSchemas(code: string, root: string): Promise<string> {
  const contracts = new Map<string, Record<string, unknown>>();
  for (const [, , path = ''] of code.matchAll(IMPORT))
    contracts.set(path, await import(pathToFileURL(join(root, 'src/contract', path)).href));
  return code.replace(IMPORT, (whole, list: string, path: string) => {
    const contract = contracts.get(path) ?? {};
    if (!Object.values(contract).some(isCall)) return whole;
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    const written = names.map((name) => writtenOut(name, contract));
    const others = names.filter((_, at) => written[at] === undefined);
    const rest = others.length > 0 ? [`import { ${others.join(', ')} } from "#contract/${path}";`] : [];
    return [...rest, ...written.filter((text) => text !== undefined)].join('\n');
  });
}

/** A name as it stands in an import, `one as other` too, with its value; undefined where that is no data. */
function writtenOut(specifier: string, contract: Readonly<Record<string, unknown>>): string | undefined {
  const [name = '', local = name] = specifier.split(/\s+as\s+/);
  const value = contract[name];
  const data = isCall(value) ? headOf(value) : value;
  const text = JSON.stringify(data);
  const isData = text !== undefined && isDeepStrictEqual(JSON.parse(text), data);
  return isData ? `const ${local} = ${text};` : undefined;
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
