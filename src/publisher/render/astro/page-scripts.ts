import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Scripts that start islands, and a style for them, as Astro writes them with the first island of a page. The
 * same bytes each time.
 */
export interface IslandScripts {
  /** The elements as they stand in the pages. */
  elements: string[];
  /** Path of the file that holds all the scripts. */
  url: string;
  /** Of that file. */
  integrity: string;
}

/** The scripts of pages, as elements with the hashes of what they load. */
export interface PageScripts {
  /** Those that start islands, for pages that have some. */
  islands: IslandScripts;
  /**
   * With the hash of every module, for pages that have islands: what shoppers pay and sign in with is typed
   * there. On all others it would be a third of the page.
   */
  map: string;
  /** For the head: the script that runs before the first paint. */
  first: string;
  /** The client, for the end of the page. */
  client: string;
  /** Every module by its address, with the addresses of those that it imports at once. */
  modules: Modules;
  /** Of the map, which stands in the page itself, as policies name it: `sha256-…`. */
  mapHash: string;
}

/** Modules by their address. */
export type Modules = Readonly<Record<string, { integrity: string; imports: readonly string[] }>>;

/** The page that has the scripts of every page and an island of each directive, and nothing else. */
export const ALL_SCRIPTS_PATH = '/fragment/scripts';

/** Lies beside the compiled module and holds `PageScripts`. */
export const PAGE_SCRIPTS_FILE = 'page-scripts.json';

/** Reads what the compile left beside its module. */
export function readPageScripts(modulePath: string): PageScripts {
  return JSON.parse(readFileSync(join(modulePath, '..', PAGE_SCRIPTS_FILE), 'utf8')) as PageScripts;
}

/** Hashes of script files by their address, as in `integrity`. */
export type Integrities = Readonly<Record<string, string>>;

export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Takes the scripts with an address from a page that has those of every page, and gives them their hashes.
 * `modules` are those that are imported, now or later: theirs stand in the map.
 */
export function sealScripts(
  html: string,
  integrities: Integrities,
  modules: Integrities,
): Pick<PageScripts, 'map' | 'first' | 'client' | 'mapHash'> {
  const found = [...html.matchAll(/<script\b([^>]*)\bsrc="(\/[^"]+)"[^>]*><\/script>/g)].map(
    ([, type = '', url = '']) => ({ url, isModule: type.includes('type="module"') }),
  );
  const elements = (isModule: boolean) =>
    found
      .filter((one) => one.isModule === isModule)
      .map(({ url }) => scriptElement(url, mustKnow(integrities, url), isModule))
      .join('');
  const map = JSON.stringify({ integrity: modules });
  return {
    map: `<script type="importmap">${map}</script>`,
    first: elements(false),
    client: elements(true),
    mapHash: integrityOf(map),
  };
}

/**
 * Elements by which a browser loads modules and all that they import side by side, and not one after the
 * other; nothing runs by that. Those that `known` elements name are left out.
 */
export function preloadElements(urls: Iterable<string>, modules: Modules, known = ''): string {
  const found = new Set(urls);
  // The loop reaches imports that it adds, too.
  for (const url of found) for (const one of modules[url]?.imports ?? []) found.add(one);
  return [...found]
    .filter((url) => !known.includes(`"${url}"`))
    .map((url) => `<link rel="modulepreload" href="${url}" integrity="${modules[url]?.integrity ?? ''}">`)
    .join('');
}

/** An element that loads a script only with these bytes. */
export function scriptElement(url: string, integrity: string, isModule = false): string {
  return `<script${isModule ? ' type="module"' : ''} src="${url}" integrity="${integrity}"></script>`;
}

function mustKnow(integrities: Integrities, url: string): string {
  const integrity = integrities[url];
  if (integrity === undefined) throw new Error(`Pages name the script ${url}, which was not compiled.`);
  return integrity;
}
