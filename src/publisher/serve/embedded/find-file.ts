import {
  CRAWLER_FILE,
  catalogueMenuPath,
  inLanguage,
  notFoundPath,
  overlayPath,
  releaseInfoPath,
  splitLanguage,
  workerPath,
} from '#domain/link/paths.ts';
import * as stored from '#publisher/publish/directory/reader.ts';
import { isReserved } from '#publisher/publish/protocol/page-file.ts';
import type { AnswerKind } from './headers.ts';
import { DICTIONARY_NAME, HASHED_FOLDER } from './own-path.ts';
import { rewritePath } from './rewrites.ts';
import type { Site } from './site.ts';

/** A file to send, and what it is. */
export interface FoundFile {
  path: string;
  kind: AnswerKind;
  status: 200 | 404;
}

/**
 * The file of an address: a page of the shop, else a file of the shop, else a file that all shops share. If
 * none is there, the shop's not-found page in the language of the address; undefined without one.
 */
export async function findFile(
  site: Site,
  assetsDirectory: string,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  if (segments[0] === HASHED_FOLDER) {
    const path = isServable(segments) && (await stored.findFile(assetsDirectory, segments));
    return path ? { path, kind: hashedKind(segments), status: 200 } : undefined;
  }
  return (
    (isServable(segments) && (await findServable(site, assetsDirectory, segments))) ||
    findNotFound(site, segments)
  );
}

function hashedKind(segments: readonly string[]): AnswerKind {
  return segments.join('/').startsWith(DICTIONARY_NAME) ? 'dictionary' : 'hashed-file';
}

async function findServable(
  site: Site,
  assetsDirectory: string,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  const address = rewritePath(`/${segments.join('/')}`, site.languages);
  const isNotFound = splitLanguage(address, site.languages, site.languages[0]).path === notFoundPath();
  const isCrawler = CRAWLERS.test(address);
  const page = isNotFound || isCrawler ? undefined : await stored.findPage(site.directory, address);
  if (page) return { path: page, kind: kindOf(address, site), status: 200 };
  const fixed = Object.hasOwn(site.fixedFiles, address.slice(1)) && site.fixedFiles[address.slice(1)];
  const path = fixed && (await stored.findFile(assetsDirectory, fixed.slice(1).split('/')));
  if (path) return { path, kind: 'file', status: 200 };
  for (const directory of [site.directory, assetsDirectory]) {
    const path = await stored.findFile(directory, segments);
    if (path)
      return { path, kind: FIXED_KINDS[address] ?? (isCrawler ? 'crawler-file' : 'file'), status: 200 };
  }
  return undefined;
}

const CRAWLERS = new RegExp(CRAWLER_FILE);

/** Files whose address stays the same and whose bytes do not. */
const FIXED_KINDS: Readonly<Record<string, AnswerKind>> = {
  [workerPath()]: 'worker',
  [releaseInfoPath()]: 'fresh-file',
};

function kindOf(path: string, { languages }: Site): AnswerKind {
  const { path: plain } = splitLanguage(path, languages, languages[0]);
  return plain === catalogueMenuPath() || plain.startsWith(overlayPath('')) ? 'fragment' : 'page';
}

async function findNotFound(site: Site, segments: readonly string[]): Promise<FoundFile | undefined> {
  const [defaultLanguage] = site.languages;
  const { language } = splitLanguage(`/${segments.join('/')}`, site.languages, defaultLanguage);
  for (const one of new Set([language, defaultLanguage])) {
    const address = inLanguage(notFoundPath(), one, defaultLanguage);
    const path = await stored.findPage(site.directory, address);
    if (path) return { path, kind: 'page', status: 404 };
  }
  return undefined;
}

function isServable(segments: readonly string[]): boolean {
  const isHidden = segments.some(
    (segment) => segment === '' || segment.startsWith('.') || segment.includes('/'),
  );
  return !isHidden && !isReserved(segments);
}
