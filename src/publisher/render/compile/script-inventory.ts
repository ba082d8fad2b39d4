import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { integrityOf } from '#publisher/render/astro/page-scripts.ts';
import { purposeOf } from './script-purpose.ts';
import { SCRIPT_SOURCES_FILE, scriptSourcesSchema } from './script-sources.ts';

const scriptSchema = z.object({
  /** Address of the script on the host of every shop. */
  url: z.string(),
  /** SHA-256 of its bytes, as in `integrity`. */
  integrity: z.string(),
  bytes: z.int(),
  /** True for imported modules; other scripts stand in pages as elements alone. */
  isModule: z.boolean(),
  /** Why shoppers' browsers load it. */
  purposes: z.array(z.string()),
  /** Modules that it holds and that nothing allows in a browser; there should be none. */
  unknown: z.array(z.string()),
});
export type InventoryScript = z.infer<typeof scriptSchema>;

/** Every script that pages of a version of the code may load. */
export const inventorySchema = z.array(scriptSchema);

/** Lies beside the compiled pages, and below the data directory for the version built last. */
export const INVENTORY_FILE = 'scripts.json';

/** Scripts that the compile writes by itself, with what they are made of. */
const OWN: Readonly<Record<string, string[]>> = {
  islands: ['node_modules/astro/'],
  'before-client': ['src/storefront/live/before-client.js'],
};

/**
 * Lists the scripts of a folder of client files, and takes the note on their sources away from it. `worker`
 * has the modules of the service worker, which no page imports.
 */
export function listScripts(
  clientDirectory: string,
  worker: Readonly<Record<string, string[]>>,
): InventoryScript[] {
  const note = join(clientDirectory, SCRIPT_SOURCES_FILE);
  const sources = scriptSourcesSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
  rmSync(note);
  return globSync('**/*.js', { cwd: clientDirectory })
    .sort()
    .map((file) => {
      const content = readFileSync(join(clientDirectory, file));
      const [name = ''] = file.replace(/^.*\//, '').split('.', 1);
      const modules = sources[file] ?? worker[file] ?? OWN[name] ?? [file];
      return {
        url: `/${file}`,
        integrity: integrityOf(content),
        bytes: content.length,
        isModule: file in sources,
        purposes: [...new Set(modules.flatMap((module) => purposeOf(module) ?? []))].sort(),
        unknown: modules.filter((module) => purposeOf(module) === undefined),
      };
    });
}
