import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { workerPath } from '#domain/link/paths.ts';
import { pathOf } from './script-sources.ts';

const ENTRY = 'src/storefront/service-worker/main.ts';

/**
 * Writes the service worker of every shop as one file to the root of the client's folder: it imports nothing,
 * so it is whole or not there. The modules it is made of, by its file.
 */
export async function compileWorker(
  root: string,
  clientDirectory: string,
): Promise<Record<string, string[]>> {
  const file = workerPath().slice(1);
  const bundle = await rolldown({ cwd: root, input: join(root, ENTRY), platform: 'browser' });
  try {
    const { output } = await bundle.write({
      file: join(clientDirectory, file),
      format: 'iife',
      minify: true,
      comments: false,
    });
    return { [file]: output[0].moduleIds.map((id) => pathOf(id, root)).sort() };
  } finally {
    await bundle.close();
  }
}
