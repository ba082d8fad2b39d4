import { keptName } from '#domain/account/kept-name.ts';
import { filesOf, readOwnPage } from './own-page.ts';
import { addFiles, type PageIndex, parseIndex, putPage } from './page-index.ts';

/** Caches of pages that somebody has looked at: they tell of a customer. */
export const PAGES = keptName('offline-pages:v1', 'customer');
export const FILES = keptName('offline-files:v1', 'customer');

/** Address of the index among the pages: no page has it. */
const INDEX = '/offline?kept';
/** Larger pictures are not kept, in bytes. */
const LARGEST = 200_000;
const HASHED = '/_astro/';

/** Parts of a browser that the keeper needs. */
export interface KeeperParts {
  caches: Pick<CacheStorage, 'open'>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  now: () => number;
}

/** Says of a kept page, and of it alone, when it was fetched, in milliseconds since 1970. */
export const KEPT_AT = 'x-kept-at';

/** A kept page. */
export interface FoundPage {
  html: string;
  at: number;
  headers: Headers;
}

export type PageKeeper = ReturnType<typeof createPageKeeper>;

/**
 * Keeps pages and the files that they need, and drops a file with the last page that needs it. A full browser
 * keeps less; nothing here fails because of it.
 */
export function createPageKeeper({ caches, fetch, now }: KeeperParts) {
  let last: Promise<unknown> = Promise.resolve();

  /**
   * One after another: each reads the index and writes it. A shop has one worker, whose bundle holds no
   * module of pages, so this is no `runExclusive`.
   */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run, run);
    last = turn;
    return turn;
  }

  async function readIndex(): Promise<PageIndex> {
    const kept = await (await caches.open(PAGES)).match(INDEX);
    return parseIndex((await kept?.text()) ?? '');
  }

  /** Writes the index, then drops pages and files that it does not name. */
  async function writeIndex(index: PageIndex): Promise<void> {
    const pages = await caches.open(PAGES);
    await pages.put(INDEX, new Response(JSON.stringify(index)));
    await dropOthers(pages, new Set([INDEX, ...index.map(({ path }) => path)]));
    await dropOthers(await caches.open(FILES), new Set(index.flatMap(({ files }) => files)));
  }

  /** Gives up the older half of all that is kept. */
  async function makeRoom(): Promise<void> {
    const index = await readIndex();
    await writeIndex(index.slice(Math.ceil(index.length / 2)));
  }

  async function put(name: string, path: string, answer: Response): Promise<boolean> {
    try {
      await (await caches.open(name)).put(path, answer);
      return true;
    } catch {
      await makeRoom().catch(() => {});
      return false;
    }
  }

  async function keepFile(path: string): Promise<boolean> {
    const answer = await fetch(path);
    const { ok, redirected, type, headers } = answer;
    const form = headers.get('content-type') ?? '';
    const isPicture = form.startsWith('image/');
    // A network to sign in to answers with a page, whatever was asked for.
    const isHashed = path.startsWith(HASHED) && /javascript|css|svg|font/.test(form);
    if (!ok || redirected || type === 'opaque' || !(isPicture || isHashed)) return true;
    const bytes = await answer.blob();
    if (isPicture && bytes.size > LARGEST) return true;
    return put(FILES, path, new Response(bytes, { headers: withoutLength(headers) }));
  }

  return {
    /** The kept page of a path. */
    async find(path: string): Promise<FoundPage | undefined> {
      const kept = await (await caches.open(PAGES)).match(path, IGNORING);
      if (!kept) return undefined;
      return { html: await kept.text(), at: Number(kept.headers.get(KEPT_AT)), headers: kept.headers };
    },

    /** The kept file of a path. */
    async file(path: string): Promise<Response | undefined> {
      return (await caches.open(FILES)).match(path, IGNORING);
    },

    /** Keeps the page in an answer if it is one of the shop; drops a page that is gone. */
    keep: (path: string, answer: Response): Promise<void> =>
      inTurn(async () => {
        const index = await readIndex();
        if (answer.status === 404 || answer.status === 410) {
          await writeIndex(index.filter((page) => page.path !== path));
          return;
        }
        const page = await readOwnPage(answer, now());
        if (!page) return;
        const headers = withoutLength(page.headers);
        headers.set(KEPT_AT, String(page.at));
        if (await put(PAGES, path, new Response(page.html, { headers })))
          await writeIndex(putPage(index, { path, at: page.at, files: filesOf(page.html) })).catch(() => {});
      }),

    /** Notes files that a kept page has loaded beside those that it names. */
    note: (path: string, files: readonly string[]): Promise<void> =>
      inTurn(async () => writeIndex(addFiles(await readIndex(), path, files))),

    /** Time at which the kept page of a path was fetched; 0 if there is none. */
    async keptAt(path: string): Promise<number> {
      return (await readIndex()).find((page) => page.path === path)?.at ?? 0;
    },

    /** Fetches the files that kept pages lack; `wanted` says which of them. */
    fillUp: (wanted: (file: string) => boolean): Promise<void> =>
      inTurn(async () => {
        const there = await (await caches.open(FILES)).keys();
        const kept = new Set(there.map(({ url }) => pathOf(url)));
        const files = new Set((await readIndex()).flatMap((page) => page.files));
        for (const file of files) {
          if (kept.has(file) || !wanted(file)) continue;
          if (!(await keepFile(file).catch(() => true))) return;
        }
      }),
  };
}

const IGNORING = { ignoreVary: true };

/** Headers for a body that is unpacked already. */
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return kept;
}

async function dropOthers(cache: Cache, named: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!named.has(pathOf(request.url))) await cache.delete(request, IGNORING);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
