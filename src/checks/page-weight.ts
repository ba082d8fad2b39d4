import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { islandRuntimes } from '#render/astro/island-html.ts';

/** What a page loads before the shopper touches anything, in packed bytes as they travel. */
export interface PageWeight {
  /** Script files with what they import at once, and the scripts within the page. */
  script: number;
  style: number;
  /** React with all that it needs; 0 on a page without an island. */
  islandRuntime: number;
}

/** Most packed bytes of any page. */
export const PAGE_BUDGET: PageWeight = { script: 15 * 1024, style: 14 * 1024, islandRuntime: 60 * 1024 };

/** Weighs the page of `html`; `assetsDirectory` holds the files that it names with their packed forms. */
export function weighPage(html: string, assetsDirectory: string): PageWeight {
  const styles = attributes(html, /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/[^"]+)"/g);
  const inline = inlineScripts(html).reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  return {
    script: inline + packedBytes(firstScripts(html, assetsDirectory), assetsDirectory),
    style: packedBytes(new Set(styles), assetsDirectory),
    islandRuntime: packedBytes(withImports(islandRuntimes(html), assetsDirectory), assetsDirectory),
  };
}

/**
 * Addresses of scripts that hold React or its DOM renderer and that the page of `html` loads before a touch:
 * there should be none.
 */
export function reactBeforeTouch(html: string, assetsDirectory: string): string[] {
  return [...firstScripts(html, assetsDirectory)].filter((address) =>
    REACT_CODE.test(readFileSync(join(assetsDirectory, address), 'utf8')),
  );
}

/** Parts of the weight that are over the budget, as sentences. */
export function overBudget(weight: PageWeight): string[] {
  return (Object.keys(PAGE_BUDGET) as (keyof PageWeight)[])
    .filter((part) => weight[part] > PAGE_BUDGET[part])
    .map((part) => `${part} is ${weight[part]} bytes packed, ${PAGE_BUDGET[part]} are allowed`);
}

/** What only React's own code says: how it marks its elements, and where it explains its errors. */
export const REACT_CODE = /react\.transitional\.element|react\.dev\/errors/;

function firstScripts(html: string, assetsDirectory: string): Set<string> {
  return withImports(attributes(html, /<script\b[^>]*\bsrc="(\/[^"]+)"/g), assetsDirectory);
}

/** Scripts within the page that run; those with data do not. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b((?:(?!\bsrc=)[^>])*)>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, start = '', code = '']) =>
    /\btype="(?!module|text\/javascript)/.test(start) ? [] : [code],
  );
}

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

/**
 * The modules and all that they import at once; what they import later, on demand, is not loaded with them.
 */
function withImports(modules: readonly string[], assetsDirectory: string): Set<string> {
  const all = new Set<string>();
  const queue = [...modules];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (all.has(address)) continue;
    all.add(address);
    const code = readFileSync(join(assetsDirectory, address), 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]([./][^"'`]*)["'`]/g)) {
      queue.push(target.startsWith('/') ? target : join(dirname(address), target));
    }
  }
  return all;
}

function packedBytes(addresses: Iterable<string>, assetsDirectory: string): number {
  return [...addresses].reduce(
    (sum, address) => sum + statSync(join(assetsDirectory, `${address}.br`)).size,
    0,
  );
}
