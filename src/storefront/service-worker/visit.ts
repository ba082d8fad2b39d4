import { isRecord } from '#domain/parse/is-record.ts';
import { PLACEHOLDER_URL } from '#domain/picture/placeholder.ts';
import { keptPath } from './kept-path.ts';
import type { Mark } from './mark-page.ts';
import type { PageKeeper } from './page-keeper.ts';

/** Message of a page that has become idle. */
export interface Visit {
  /** Its full address. */
  url: string;
  /** Paths of the scripts, style sheets and pictures that it has loaded. */
  files: readonly string[];
}

/** Age in milliseconds after which a page that was kept without a visit is fetched again. */
const FRESH = 3_600_000;
const HASHED = '/_astro/';

/** A path of the own host. A dictionary of pages is loaded by the browser itself, and no page needs it. */
const FILE = /^\/(?!\/|_astro\/dictionary-)/;

/** Parses the message of a page; undefined for any other message. */
export function parseVisit(value: unknown): Visit | undefined {
  if (!isRecord(value) || value['kind'] !== 'visit') return undefined;
  const { url, files } = value;
  if (typeof url !== 'string' || !Array.isArray(files)) return undefined;
  const isFile = (file: unknown) => typeof file === 'string' && FILE.test(file);
  return { url, files: files.filter(isFile) };
}

/** True if a kept page asks to be told when the present one is there. */
export function isAskingForLate(value: unknown): boolean {
  return isRecord(value) && value['kind'] === 'late';
}

export interface VisitParts {
  keeper: Omit<PageKeeper, 'find' | 'file'>;
  renewOfflinePages: () => Promise<void>;
  markOf: (url: string) => Promise<Mark | undefined>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  now: () => number;
  /** True if the visitor pays for each byte, or has a slow connection. */
  isSparing: () => boolean;
}

/**
 * Keeps the files of a visited page, and the home page, cart, favourites and comparison in its language. With
 * saved data nothing more is loaded, and no pictures.
 */
export async function keepVisit(
  { url, files }: Visit,
  { keeper, renewOfflinePages, markOf, fetch, now, isSparing }: VisitParts,
): Promise<void> {
  await renewOfflinePages();
  const scripts = [...files.filter((file) => file.startsWith(HASHED)), PLACEHOLDER_URL];
  const keep = async (path: string, needs: readonly string[], isFresh: (at: number) => boolean) => {
    if (!isFresh(await keeper.keptAt(path)))
      await keeper.keep(path, await fetch(path, { cache: 'no-cache' }));
    await keeper.note(path, needs);
  };
  const own = keptPath(new URL(url));
  // The first page of a visitor came before the worker.
  if (own !== undefined) await keep(own, isSparing() ? scripts : [...scripts, ...files], (at) => at > 0);
  if (isSparing()) return keeper.fillUp((file) => scripts.includes(file));
  await keeper.fillUp(() => true);
  for (const path of (await markOf(url))?.shells ?? [])
    if (path !== own) await keep(path, scripts, (at) => now() - at < FRESH);
  await keeper.fillUp(() => true);
}
