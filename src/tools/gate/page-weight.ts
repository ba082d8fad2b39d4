import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { workerPath } from '#domain/link/paths.ts';
import { islandRuntimes, islandScripts } from '#publisher/render/astro/island-html.ts';
import { packedBytes, withImports } from './script-imports.ts';

/**
 * Weight of a page, in packed bytes as they travel; its own part comes before the shopper touches anything.
 */
export interface PageWeight {
  /** Script files with what they import at once, and those within the page; what starts islands, too. */
  script: number;
  style: number;
  /** Files of the shop's font that the page names ahead; they are packed by themselves. */
  font: number;
  /** React with all that it needs; 0 on a page without an island. */
  islandRuntime: number;
  /** Everything that runs once all islands of the page live: script, React and the islands. */
  allScript: number;
  /** Own code of the heaviest island, beside React and the scripts of the page. */
  islandScript: number;
}

/** Most packed bytes of any page. */
export const PAGE_BUDGET: PageWeight = {
  script: 15 * 1024,
  style: 14 * 1024,
  font: 56 * 1024,
  islandRuntime: 60 * 1024,
  allScript: 110 * 1024,
  islandScript: 43 * 1024,
};

/** Most packed bytes of the service worker. */
export const WORKER_BUDGET = 8 * 1024;

/** Packed bytes of the service worker; a sentence of what is over its budget. */
export function weighWorker(assetsDirectory: string): { bytes: number; problems: string[] } {
  const bytes = packedBytes([workerPath()], assetsDirectory);
  const over = `the service worker is ${bytes} bytes packed, ${WORKER_BUDGET} are allowed`;
  return { bytes, problems: bytes > WORKER_BUDGET ? [over] : [] };
}

/** Weighs the page of `html`; `assetsDirectory` holds the files that it names with their packed forms. */
export function weighPage(html: string, assetsDirectory: string): PageWeight {
  const styles = attributes(html, /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/[^"]+)"/g);
  const fonts = attributes(html, /<link\b(?=[^>]*\bas="font")[^>]*\bhref="(\/[^"]+)"/g);
  const inline = inlineScripts(html).reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  const first = firstScripts(html, assetsDirectory);
  const runtime = withImports(islandRuntimes(html), assetsDirectory);
  const islands = islandScripts(html).map((script) => withImports([script], assetsDirectory));
  const shared = first.union(runtime);
  return {
    script: inline + packedBytes(first, assetsDirectory),
    style: packedBytes(new Set(styles), assetsDirectory),
    font: fonts.reduce((sum, address) => sum + statSync(join(assetsDirectory, address)).size, 0),
    islandRuntime: packedBytes(runtime.difference(first), assetsDirectory),
    allScript:
      inline + packedBytes(new Set([...shared, ...islands.flatMap((one) => [...one])]), assetsDirectory),
    islandScript: Math.max(0, ...islands.map((one) => packedBytes(one.difference(shared), assetsDirectory))),
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

/** Text of React's own code alone: its marks on elements, and the address that explains its errors. */
export const REACT_CODE = /react\.transitional\.element|react\.dev\/errors/;

/** Addresses of all scripts that a page loads by itself, those of islands apart. */
export function firstScripts(html: string, assetsDirectory: string): Set<string> {
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
