import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';

const ENTRY = 'src/publisher/render/worker/worker.ts';
/** `@scope/name` or `name` at the beginning of what is imported. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/**
 * The same as long as the code is that runs beside the compiled pages: the view of a shop that pages read,
 * and what becomes of their HTML. Comments and unused code do not count, other versions of packages do.
 */
export async function rendererKey(root: string): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, ENTRY),
    platform: 'node',
    external: (name) => !/^[.#]/.test(name) && !isAbsolute(name),
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
    const chunks = output.filter((one) => one.type === 'chunk');
    const packages = new Set(
      chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    );
    const hash = createHash('sha256');
    // Files of chunks are named by what is in them.
    for (const { code } of chunks) hash.update(`${code}\0`);
    for (const name of [...packages].sort()) hash.update(`${name}@${versionOf(name, root)}\0`);
    return hash.digest('hex');
  } finally {
    await bundle.close();
  }
}

/** Version of the package that is imported so; empty for parts of Node and chunks. */
function versionOf(name: string, root: string): string {
  const [folder = ''] = PACKAGE.exec(name) ?? [];
  try {
    const file = join(root, 'node_modules', folder, 'package.json');
    const { version }: { version?: string } = JSON.parse(readFileSync(file, 'utf8'));
    return version ?? '';
  } catch {
    return '';
  }
}
