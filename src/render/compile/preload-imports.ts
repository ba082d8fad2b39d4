import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Integrities } from '#render/astro/page-scripts.ts';

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{0,2}\/[^"'`]*)["'`]/g;

/**
 * Elements by which a browser loads what the modules of some elements import at once beside them, and not one
 * after the other. `clientDirectory` has the files, `integrities` their hashes.
 */
export function preloadImports(elements: string, clientDirectory: string, integrities: Integrities): string {
  const found = new Set<string>();
  const look = (url: string) => {
    const code = readFileSync(join(clientDirectory, url), 'utf8');
    for (const [, target = ''] of code.matchAll(STATIC_IMPORT)) {
      const address = target.startsWith('/') ? target : join(dirname(url), target);
      if (found.has(address)) continue;
      found.add(address);
      look(address);
    }
  };
  for (const [, url = ''] of elements.matchAll(/<script type="module" src="([^"]+)"/g)) look(url);
  return [...found]
    .map((url) => `<link rel="modulepreload" href="${url}" integrity="${integrities[url] ?? ''}">`)
    .join('');
}
