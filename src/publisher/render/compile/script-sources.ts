import { relative } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { z } from 'zod';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

/** Lies among the files of the client until the compile has read it: scripts with the modules they hold. */
export const SCRIPT_SOURCES_FILE = 'script-sources.json';

/** Modules by the script that they became part of; paths from the root of the project. */
export const scriptSourcesSchema = z.record(z.string(), z.array(z.string()));

/** Notes which modules each script of the client is made of. */
export function scriptSources(root: string): Plugin {
  return {
    name: 'script-sources',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const sources: z.infer<typeof scriptSourcesSchema> = {};
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          sources[output.fileName] = output.moduleIds.map((id) => pathOf(id, root)).sort();
      const source = JSON.stringify(sources);
      this.emitFile({ type: 'asset', fileName: SCRIPT_SOURCES_FILE, source });
    },
  };
}

/** Modules that the bundler makes up begin with a zero byte. */
export function pathOf(id: string, root: string): string {
  const [file = ''] = id.replace('\0', 'bundler:').split('?', 1);
  return file.startsWith('/') ? relative(root, file) : file;
}
