import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a page loads before the shopper touches anything, in packed bytes as they travel. */
export interface PageWeight {
  script: number;
  style: number;
  /** React with all that it needs; 0 on a page without an island. */
  islandRuntime: number;
}

/** Most packed bytes of any page. */
export const PAGE_BUDGET: PageWeight = { script: 15 * 1024, style: 20 * 1024, islandRuntime: 60 * 1024 };

/** Weighs the page of `html`; `assetsDirectory` holds the files that it names with their packed forms. */
export function weighPage(html: string, assetsDirectory: string): PageWeight {
  const scripts = attributes(html, /<script\b[^>]*\bsrc="(\/[^"]+)"/g);
  const styles = attributes(html, /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/[^"]+)"/g);
  const runtime = attributes(html, /<astro-island\b[^>]*\brenderer-url="(\/[^"]+)"/g);
  return {
    script: packedBytes(withImports(scripts, assetsDirectory), assetsDirectory),
    style: packedBytes(new Set(styles), assetsDirectory),
    islandRuntime: packedBytes(withImports(runtime, assetsDirectory), assetsDirectory),
  };
}

/** Parts of the weight that are over the budget, as sentences. */
export function overBudget(weight: PageWeight): string[] {
  return (Object.keys(PAGE_BUDGET) as (keyof PageWeight)[])
    .filter((part) => weight[part] > PAGE_BUDGET[part])
    .map((part) => `${part} is ${weight[part]} bytes packed, ${PAGE_BUDGET[part]} are allowed`);
}

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

/** The modules and all that they import at once; what they import later, on demand, is not loaded with them. */
function withImports(modules: readonly string[], assetsDirectory: string): Set<string> {
  const all = new Set<string>();
  const queue = [...modules];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (all.has(address)) continue;
    all.add(address);
    const code = readFileSync(join(assetsDirectory, address), 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([./][^"']*)["']/g)) {
      queue.push(target.startsWith('/') ? target : join(dirname(address), target));
    }
  }
  return all;
}

function packedBytes(addresses: Iterable<string>, assetsDirectory: string): number {
  return [...addresses].reduce((sum, address) => sum + statSync(join(assetsDirectory, `${address}.br`)).size, 0);
}
