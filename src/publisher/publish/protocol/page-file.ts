import { relative } from 'node:path';
import { CRAWLER_FILE } from '#domain/link/paths.ts';

/** Stored form of a page: plain, or Brotli. */
export type Form = 'identity' | 'br';

/** Ending of the file of each form, the packed one first. */
const ENDINGS: Record<Form, string> = { br: '.br', identity: '' };

/** The forms of a page in the order to put them in place: the plain one says that the page is there. */
export const FORMS: readonly Form[] = ['br', 'identity'];

/** Name of the file that tells the server about a shop. It stands beside the pages and is never served. */
export const SITE_FILE = '_site.json';

/**
 * Addresses that a store keeps for itself. Pages show no ending, packed files go by the name of what they
 * hold, and `index` is the file of the home page, elsewhere a name like others. Some file systems take
 * `_SITE.json` for the same name.
 */
export const RESERVED_ADDRESS = /^\/index$|\/_site\.json[^/]*$|\.(?:html|br|gz)$/i;

/** Pages that have their ending in their address. */
const WITH_ENDING = new RegExp(CRAWLER_FILE);

/**
 * The file that holds a page, below the shop's folder: `/` is `index.html`, `/uz` is `uz.html`, `/robots.txt`
 * is `robots.txt`.
 */
export function fileOf(path: string): string {
  if (WITH_ENDING.test(path)) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The path of the page that a file holds: the other way round. */
export function pathOfFile(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  const path = file.slice(0, -'.html'.length);
  return path === 'index' ? '/' : `/${path}`;
}

/** The path of the page whose file lies in a shop's folder. */
export const pathIn = (folder: string, file: string): string => pathOfFile(relative(folder, file));

/** True if a file holds a page, in its plain form. */
export function isPageFile(file: string): boolean {
  return file.endsWith('.html') || WITH_ENDING.test(`/${file}`);
}

/** The file of a form of `file`. */
export function formFile(file: string, form: Form): string {
  return file + ENDINGS[form];
}

/** True if a store keeps an address for itself; given in segments. */
export function isReserved(segments: readonly string[]): boolean {
  return RESERVED_ADDRESS.test(`/${segments.join('/')}`);
}
