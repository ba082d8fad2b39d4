import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import { storedHash } from '#publisher/publish/protocol/site-faults.ts';
import type { ShopSite } from '#publisher/publish/protocol/site-store.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { Frame } from '#publisher/render/worker/frame.ts';
import type { ShopJob } from '#publisher/render/worker/protocol.ts';
import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { planCrawlerFiles } from './crawler-files.ts';
import { FRAME_INPUT, fragmentInputs } from './fragment-inputs.ts';
import { fullRebuildReason } from './full-rebuild.ts';
import { knowsRelease } from './known-release.ts';
import {
  type Difference,
  type ExplainedPlan,
  findDifference,
  planBuild,
  READ_BY_ALL,
  snapshotInputs,
} from './plan-build.ts';
import { planSplices, type Splices } from './plan-splices.ts';
import { changedTimes, type TimeReads } from './time-reads.ts';

export interface ComparisonOptions {
  /** Site of the shop and index of its pages; `siteIsThere` says that the shop has been published. */
  published: { site: Pick<ShopSite, 'readStored'>; siteIsThere: boolean; index: PublishedIndex };
  /** Number of the last release; 0 where there is none. */
  release: number;
  snapshot: Snapshot;
  /** Inputs of the pages beside the snapshot, and the names of those that pages note as read. */
  prepared: { job: ShopJob; inputs: BuildInputs; readInputs: readonly string[] };
  renderer: Pick<PageRenderer, 'fragmentTexts'>;
  /** Render every page, whatever changed. */
  full: boolean;
  /** Milliseconds between two times that files of the whole catalogue are written. */
  cataloguePace: number;
  now: Date;
}

/** Difference between what is to be published of a shop and what is, and what to do about it. */
export interface Comparison {
  plan: ExplainedPlan;
  splices: Splices | undefined;
  /** No page is to be rendered or removed. */
  isUnchanged: boolean;
  difference: Difference;
  /** All inputs of the pages, for the index to take over. */
  inputs: BuildInputs;
  /** Keys that changed and are in no snapshot: time, styles, fragments. */
  otherKeys: readonly string[];
  /** Reason for which all pages are rendered; undefined where only those are that read what changed. */
  fullReason: string | undefined;
  /** Keys of time that published pages have read, with what they were then. */
  times: TimeReads;
  /** Hashes of what lies on disk by the paths of pages, where the index is not relied on. */
  stored: ReadonlyMap<string, string> | undefined;
  /** Pages have the paths of before: the shop is published, in the languages that it has. */
  samePaths: boolean;
  /** How many of the routes are files that no browser shows. */
  crawlerRoutes: number;
  /** When such files are due, in milliseconds since 1970; undefined where none is old. */
  crawlerTime: number | undefined;
}

/** Second step of a build: compares the shop with what is published of it, and plans what to render. */
export async function compareWithPublished(options: ComparisonOptions): Promise<Comparison> {
  const { snapshot, prepared, full, now } = options;
  const { site, siteIsThere, index } = options.published;
  const inputs: BuildInputs = { ...prepared.inputs, ...snapshotInputs(snapshot) };
  const differs = (name: string) => index.input(name) !== inputs[name];
  // An index without inputs knows of no page, and `full` does not rely on it.
  const isTrusted = !full && index.input('code') !== undefined && knowsRelease(index, options.release);
  const ownReason = fullRebuildReason(index, inputs, { full, isKnown: siteIsThere && isTrusted });
  const stored = siteIsThere && !isTrusted ? await storedHashes(site) : undefined;
  const found = await findDifference(index, snapshot, ownReason !== undefined);
  const crawled = planCrawlerFiles(index, snapshot, found, { now, pace: options.cataloguePace });
  const { difference } = crawled;
  Object.assign(inputs, crawled.inputs);
  let frame: Frame | undefined;
  const times: TimeReads = JSON.parse(index.input('times') ?? '{}');
  const otherKeys: string[] = [
    ...prepared.readInputs.filter(differs),
    ...changedTimes(times, now),
    ...crawled.changedKeys,
  ];
  if (difference.everything || difference.changedKeys.length > 0 || otherKeys.length > 0) {
    const fragments = await fragmentInputs(options.renderer, prepared.job);
    Object.assign(inputs, fragments.inputs);
    otherKeys.push(...Object.keys(fragments.inputs).filter(differs));
    frame = fragments.frame;
  }
  const plan = planBuild(index, crawled.snapshot, difference, otherKeys);
  let splices: Splices | undefined;
  const known = index.input(FRAME_INPUT);
  const next = frame && JSON.stringify(frame);
  // Most changes leave the frame as it is.
  if (frame && next !== undefined && next !== known) {
    inputs[FRAME_INPUT] = next;
    // To get a page out of a bucket takes longer than to render it.
    const mayBeSpliced = !difference.everything && !stored && prepared.job.store.kind === 'directory';
    const keys = [...difference.changedKeys, ...otherKeys];
    if (known !== undefined && mayBeSpliced)
      splices = planSplices(index, plan, keys, [JSON.parse(known) as Frame, frame]);
  }
  return {
    plan,
    splices,
    isUnchanged: siteIsThere && plan.paths.length === 0 && plan.removedPaths.length === 0,
    difference,
    inputs,
    otherKeys,
    fullReason: ownReason ?? (difference.everything ? READ_BY_ALL : undefined),
    times,
    stored,
    samePaths: siteIsThere && !differs('languages'),
    crawlerRoutes: crawled.routes,
    crawlerTime: crawled.nextTime,
  };
}

/** Hashes of what lies on disk by the paths of pages; empty where the forms of a page do not agree. */
async function storedHashes(site: Pick<ShopSite, 'readStored'>): Promise<Map<string, string>> {
  const { pages } = await site.readStored();
  return new Map([...pages].map(([path, page]) => [path, storedHash(page) ?? '']));
}
