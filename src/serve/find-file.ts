import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueMenuPath, fileOf, splitLanguage } from '#paths.ts';
import type { AnswerKind } from './headers.ts';
import { rewritePath } from './rewrites.ts';
import { SITE_FILE, type Site } from './site.ts';

/** A file to send, and what it is. */
export interface FoundFile {
  path: string;
  kind: AnswerKind;
  status: 200 | 404;
}

/** Folder of files whose name changes with their bytes. */
const HASHED_FOLDER = '_astro';

/** Endings that no address has: pages have none, packed files are sent under the name of what they hold. */
const HIDDEN_ENDING = /\.(?:html|br|gz)$/i;

/**
 * The file of an address: a page of the shop, else a file of the shop, else a file that all shops share.
 * Where there is nothing it is the shop's not-found page in the language of the address; undefined without one.
 */
export async function findFile(
  site: Site,
  assetsDirectory: string,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  if (segments[0] === HASHED_FOLDER) {
    const path = join(assetsDirectory, ...segments);
    return isServable(segments) && (await isFile(path))
      ? { path, kind: 'hashed-file', status: 200 }
      : undefined;
  }
  return (
    (isServable(segments) && (await findServable(site, assetsDirectory, segments))) ||
    findNotFound(site, segments)
  );
}

async function findServable(
  site: Site,
  assetsDirectory: string,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  const path = rewritePath(`/${segments.join('/')}`, site.languages);
  const page = join(site.directory, fileOf(path));
  if (segments.at(-1) !== '404' && (await isFile(page)))
    return { path: page, kind: kindOf(path, site), status: 200 };
  if (segments.length === 0) return undefined;
  for (const directory of [site.directory, assetsDirectory]) {
    const file = join(directory, ...segments);
    if (await isFile(file)) return { path: file, kind: 'file', status: 200 };
  }
  return undefined;
}

function kindOf(path: string, { languages }: Site): AnswerKind {
  return splitLanguage(path, languages, languages[0]).path === catalogueMenuPath() ? 'piece' : 'page';
}

async function findNotFound(site: Site, segments: readonly string[]): Promise<FoundFile | undefined> {
  const { language } = splitLanguage(`/${segments.join('/')}`, site.languages, site.languages[0]);
  const names = language === site.languages[0] ? ['404.html'] : [`${language}/404.html`, '404.html'];
  for (const name of names) {
    const path = join(site.directory, name);
    if (await isFile(path)) return { path, kind: 'page', status: 404 };
  }
  return undefined;
}

/** Some file systems take `_SITE.json` for the same name, so case does not count. */
function isServable(segments: readonly string[]): boolean {
  const last = segments.at(-1)?.toLowerCase() ?? '';
  const hidden = segments.some(
    (segment) => segment === '' || segment.startsWith('.') || segment.includes('/'),
  );
  return !hidden && last !== 'index' && last !== SITE_FILE && !HIDDEN_ENDING.test(last);
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}
