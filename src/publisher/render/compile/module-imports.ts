import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Integrities, Modules } from '#publisher/render/astro/page-scripts.ts';

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{0,2}\/[^"'`]*)["'`]/g;

/** The modules of these hashes, with what each imports at once. `clientDirectory` has the files. */
export function readModules(integrities: Integrities, clientDirectory: string): Modules {
  return Object.fromEntries(
    Object.entries(integrities).map(([url, integrity]) => {
      const code = readFileSync(join(clientDirectory, url), 'utf8');
      const imports = [...code.matchAll(STATIC_IMPORT)].map(([, target = '']) =>
        target.startsWith('/') ? target : join(dirname(url), target),
      );
      return [url, { integrity, imports: [...new Set(imports)] }];
    }),
  );
}
