import { keptPath } from './kept-path.ts';
import { type Mark, markPage, type Why } from './mark-page.ts';
import type { FoundPage, PageKeeper } from './page-keeper.ts';

/** Milliseconds after which a kept page, marked as such, is shown in place of one that is still coming. */
export const PATIENCE = 4000;
/** Milliseconds that an answer which came after that is kept for a repeated request. */
export const LATE_FOR = 30_000;

/** Parts that the answer to a navigation needs. */
export interface NavigationParts {
  keeper: Pick<PageKeeper, 'find' | 'keep'>;
  /** The mark of kept pages in the language of an address. */
  markOf: (url: string) => Promise<Mark | undefined>;
  /** The page that is shown for any page that cannot be had. */
  offlinePage: (url: string) => Promise<Response>;
  wait: (time: number) => Promise<unknown>;
  now: () => number;
}

/** An answer to a navigation, and when nothing is left to do for it. */
export interface Answered {
  answer: Promise<Response>;
  done: Promise<unknown>;
}

/**
 * Answers navigations: from the network if it answers in time; by the kept page, marked, if it fails or is
 * slow; else by the offline page. A late answer waits for a repeated request.
 */
export function createNavigation({ keeper, markOf, offlinePage, wait, now }: NavigationParts) {
  const coming = new Map<string, Promise<unknown>>();
  const late = new Map<string, { answer: Response; at: number }>();

  async function keptPage(path: string | undefined, url: string, why: Why): Promise<Response | undefined> {
    if (path === undefined) return undefined;
    const [page, mark] = await Promise.all([keeper.find(path), markOf(url)]).catch(() => []);
    return page && mark && marked(page, mark, why);
  }

  /** Hands out a late answer once: the next request goes to the network. */
  function takeLate(url: string): Response | undefined {
    const came = late.get(url);
    late.delete(url);
    return came && now() - came.at < LATE_FOR ? came.answer : undefined;
  }

  /** No timer ends it: a worker that waits keeps the one of a new release waiting. */
  async function keepLate(url: string, whole: Promise<Response>): Promise<void> {
    const came = whole.then((answer) => {
      if (answer.status < 500) late.set(url, { answer, at: now() });
    });
    coming.set(url, came);
    await came.finally(() => coming.delete(url));
  }

  return {
    /** `network` is the network's answer for the address. */
    answer(url: string, network: Promise<Response>): Answered {
      const path = keptPath(new URL(url));
      const came = takeLate(url);
      if (came) return { answer: Promise.resolve(came), done: network.catch(() => {}) };
      let work: Promise<unknown> = Promise.resolve();
      const whole = network.then((answer) => {
        // A copy is read for the keeper beside the page, never before it.
        if (path !== undefined) work = keeper.keep(path, answer.clone());
        return answer;
      });
      const inTime = whole.then(
        async (answer) => (answer.status >= 500 && (await keptPage(path, url, 'offline'))) || answer,
        async () => (await keptPage(path, url, 'offline')) ?? offlinePage(url),
      );
      let isThere = false;
      const there = inTime.then(() => {
        isThere = true;
        return undefined;
      });
      const instead = Promise.race([
        there,
        wait(PATIENCE).then(() => (isThere ? undefined : keptPage(path, url, 'slow'))),
      ]);
      const answer = instead.then((page) => page ?? inTime);
      const done = instead
        .then(async (page) => {
          await (page ? keepLate(url, whole) : whole);
        })
        .then(() => work)
        .catch(() => {});
      return { answer, done };
    },

    /** Resolves to true if a late answer for the address is there; waits for one that is still coming. */
    async hasCome(url: string): Promise<boolean> {
      await coming.get(url)?.catch(() => {});
      return late.has(url);
    },
  };
}

function marked({ html, at, headers }: FoundPage, mark: Mark, why: Why): Response {
  const sent = new Headers(headers);
  // Neither the browser nor its way back may take it for the page.
  sent.set('cache-control', 'no-store');
  return new Response(markPage(html, mark, why, at), { headers: sent });
}
