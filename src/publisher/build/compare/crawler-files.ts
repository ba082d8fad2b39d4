import { z } from 'zod';
import {
  agentGuidePath,
  catalogueFeedPath,
  googleFeedPath,
  robotsPath,
  searchWordsPath,
  sitemapPath,
  yandexFeedPath,
} from '#domain/link/paths.ts';
import { sitemapParts } from '#publisher/feeds/sitemap-parts.ts';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import { isCrawlerFile } from '#publisher/plan/route-pages.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import { CATALOGUE_KEY } from '#storefront/entries/catalogue-key.ts';
import type { RouteReader } from '#storefront/entries/model.ts';
import type { Difference, PlannedSnapshot } from './plan-build.ts';

/** Milliseconds between two times that a service writes the files of the whole catalogue of a shop. */
export const CATALOGUE_PACE = 30 * 60_000;

/** The same where pages have gone: nobody is to be led to what is not there. */
export const GONE_PACE = 60_000;

/** Routes of files that every shop has. */
const FIXED = [
  robotsPath(),
  agentGuidePath(),
  sitemapPath(),
  googleFeedPath(),
  yandexFeedPath(),
  catalogueFeedPath(),
  searchWordsPath(),
];

/** Nobody is to be told of a shop that has just closed. */
const AT_ONCE = 'market.entry';

const stateSchema = z.object({
  /** When the files were last written, in milliseconds since 1970. */
  at: z.number(),
  /** The shop has changed since. */
  isStale: z.boolean(),
  /** Pages of it have gone since. */
  hasGone: z.boolean().default(false),
  /** Count of the routes of files. */
  routes: z.number(),
});
type State = z.infer<typeof stateSchema>;

/** Under this name the index notes how old the files are. */
const STATE_INPUT = 'catalogue-files';

/** Plan of the files of a shop that no browser shows. */
export interface CrawlerFilesPlan {
  /** The snapshot and its changes with the routes of the files. */
  snapshot: PlannedSnapshot;
  difference: Difference;
  /** Count of the routes of files. */
  routes: number;
  changedKeys: string[];
  inputs: BuildInputs;
  /** When files that are old will be due, in milliseconds since 1970; undefined where none is old. */
  nextTime: number | undefined;
}

/**
 * Adds the files of a shop to what a build plans with. Those of the whole catalogue are written again where
 * the shop has changed, once `pace` milliseconds have passed since the last time, or `GONE_PACE` where pages
 * have gone, or all of it is looked at.
 */
export function planCrawlerFiles(
  index: PublishedIndex,
  snapshot: PlannedSnapshot & RouteReader,
  difference: Difference,
  { now, pace }: { now: Date; pace: number },
): CrawlerFilesPlan {
  const { changes, changedKeys, everything } = difference;
  const state = readState(index.input(STATE_INPUT));
  const isStale = state.isStale || changedKeys.length > 0;
  const hasGone = state.hasGone || (changes !== undefined && changes.removedPaths.length > 0);
  const dueAt = (isPressing: boolean) => state.at + (isPressing ? Math.min(pace, GONE_PACE) : pace);
  // Pages that go in this build do not wait for the files: they are the next one's.
  const isDue =
    everything ||
    changedKeys.includes(AT_ONCE) ||
    (isStale && (!changes || now.getTime() >= dueAt(state.hasGone)));
  if (!isDue)
    return {
      snapshot: withRoutes(snapshot, changes ? [] : publishedFiles(index), state.routes),
      difference,
      routes: state.routes,
      changedKeys: [],
      inputs: inputOf({ ...state, isStale, hasGone }),
      nextTime: isStale ? Math.max(now.getTime(), dueAt(hasGone)) : undefined,
    };
  const files = [...FIXED, ...sitemapParts(snapshot).map(({ path }) => path)];
  return {
    snapshot: withRoutes(snapshot, files, files.length),
    difference: changes ? { ...difference, changes: withFiles(changes, files, index) } : difference,
    routes: files.length,
    changedKeys: [CATALOGUE_KEY],
    inputs: inputOf({ at: now.getTime(), isStale: false, hasGone: false, routes: files.length }),
    nextTime: undefined,
  };
}

/** The earlier of two moments; undefined where there is none. */
export function nextOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

function readState(text: string | undefined): State {
  return text === undefined
    ? { at: 0, isStale: true, hasGone: false, routes: 0 }
    : stateSchema.parse(JSON.parse(text));
}

const inputOf = (state: State): BuildInputs => ({ [STATE_INPUT]: JSON.stringify(state) });

function withRoutes(snapshot: PlannedSnapshot, files: readonly string[], count: number): PlannedSnapshot {
  return {
    ...snapshot,
    *routes() {
      yield* snapshot.routes();
      yield* files;
    },
    countRoutes: () => snapshot.countRoutes() + count,
  };
}

function publishedFiles(index: PublishedIndex): string[] {
  return [...index.routes()].map(({ path }) => path).filter(isCrawlerFile);
}

function withFiles(
  changes: NonNullable<Difference['changes']>,
  files: readonly string[],
  index: PublishedIndex,
): NonNullable<Difference['changes']> {
  const published = new Set(publishedFiles(index));
  const wanted = new Set(files);
  return {
    ...changes,
    addedPaths: [...changes.addedPaths, ...wanted.difference(published)],
    removedPaths: [...changes.removedPaths, ...published.difference(wanted)],
  };
}
