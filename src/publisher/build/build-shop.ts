import type { Language } from '#contract/value/primitive.ts';
import { analyticsNames } from '#domain/analytics/analytics.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { stopwatch } from '#lib/stopwatch.ts';
import { databaseFault, isDamage } from '#lib/storage-fault.ts';
import { countShopRoutes, pagesOf } from '#publisher/plan/route-pages.ts';
import {
  changedTimes,
  nextTimeChange,
  type TimeReads,
  timeKeysOf,
  timeReads,
} from '#publisher/plan/time-reads.ts';
import { NEW_ROUTE } from '#publisher/publish/index/ledger.ts';
import { type OpenedIndex, openIndex, startAnew } from '#publisher/publish/index/open-index.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import { storedHash } from '#publisher/publish/protocol/site-faults.ts';
import { formatSiteFile } from '#publisher/publish/protocol/site-file.ts';
import type { Begun, Changeset, ShopSite, SiteStore } from '#publisher/publish/protocol/site-store.ts';
import type { IsolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { letTextsPass } from '#publisher/release-checks/text-gate.ts';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { ShopJob } from '#publisher/render/worker/protocol.ts';
import { openSnapshot, type Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { EMBLEM_KEY } from '#storefront/entries/emblem-key.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';
import { bootInputs, doubtAfterReboot } from './after-reboot.ts';
import { type BuildInputs, buildInputs, siteFileOf } from './build-inputs.ts';
import { nextOf, planCrawlerFiles } from './crawler-files.ts';
import type { Directories } from './directories.ts';
import { fragmentInputs } from './fragment-inputs.ts';
import { throwIfHeld } from './held-error.ts';
import { knowsRelease, NEXT_RELEASE_INPUT, RELEASE_INPUT } from './known-release.ts';
import { askedFor, type BuildReason, notePublish, wholeCauseOf } from './note-publish.ts';
import { pagesOfDroppedLanguages } from './page-addresses.ts';
import { findDifference, planBuild, READ_BY_ALL, snapshotInputs } from './plan-build.ts';
import { emblemFiles, publishEmblem } from './publish-emblem.ts';
import { publishStyles } from './publish-styles.ts';
import { renderPlan } from './render-plan.ts';
import type { PageCounts } from './report.ts';
import { throwIfLong } from './turns.ts';

export interface ShopBuildOptions {
  tenant: TenantConfig;
  /** `https://shop.example`, without a closing slash. */
  origin: string;
  platformUrl: string;
  directories: Pick<Directories, 'snapshot' | 'published'>;
  store: SiteStore;
  compiled: Compiled;
  pool: PageRenderer;
  /** What may be in nothing that is published of the shop. */
  isolation: IsolationRules;
  /** Render every page, whatever changed. */
  full: boolean;
  /** Milliseconds between two times that files of the whole catalogue are written; at once where left out. */
  cataloguePace?: number;
  /** The time that pages are rendered for. */
  now: Date;
  /** Where more routes are to be rendered it throws a LongPlanError; any number where left out. */
  mostRoutes?: number | undefined;
  /** Asked once the site is taken over: throws where another machine is to build the shop by now. */
  confirmHome?: (() => Promise<void>) | undefined;
  /** Aborted once a newer look of the shop is known: rendering ends in an OvertakenError then. */
  overtaken?: AbortSignal | undefined;
  /** Why it is built, for the ledger; because somebody asks where left out. */
  reason?: BuildReason;
  onProgress: (stage: 'render' | 'publish', done: number, total: number) => void;
  /** Hears that pages which show how the shop will look are staged in an attempt, long before the others. */
  onSamples?: (attempt: string, pages: readonly string[]) => void;
  /** Hears that the pages of a release are in place. */
  onRelease?: (release: number, changeset: Changeset) => void;
}

export interface ShopBuildResult {
  pages: PageCounts;
  /** What an operator should know of this build. */
  notes: string[];
  /** UTF-8 length of all rendered pages. */
  htmlBytes: number;
  /** Number of the release; undefined where no page changed. */
  release?: number;
  /** When time alone makes a page old, in milliseconds since 1970; undefined where it never does. */
  nextTime: number | undefined;
  milliseconds: StageTimes;
}

export interface StageTimes {
  plan: number;
  render: number;
  publish: number;
}

/**
 * Brings the published site of one shop in line with its snapshot: plan, render, publish. A damaged index is
 * set aside, and what lies on disk takes its place. What is served is as before where it throws: a HeldError,
 * a FencedError, a SnapshotError, a LongPlanError, a RenderError, a GateError, an OvertakenError or
 * what the disk says.
 */
export async function buildShop(options: ShopBuildOptions): Promise<ShopBuildResult> {
  const { tenant, directories, store } = options;
  const file = directories.published(tenant.name);
  const site = store.site(tenant.name);
  await throwIfHeld(tenant.name, site);
  const begun = await site.begin();
  try {
    // Only now: who becomes the home later takes the site over later, too.
    await options.confirmHome?.();
    // It may have been rolled back in this moment.
    await throwIfHeld(tenant.name, site);
    const opened = openIndex(file, tenant.name);
    try {
      return await buildWith(options, begun, opened);
    } catch (error) {
      const fault = isDamage(error) ? databaseFault(file) : undefined;
      if (fault === undefined) throw error;
      opened.index.close();
      return await buildWith(options, begun, startAnew(file, `it is damaged (${fault})`));
    }
  } finally {
    // Pages that no publish will take only fill the disk. What has begun to move is finished by the next one.
    await site.attempt(begun.attempt).drop();
  }
}

async function buildWith(
  options: ShopBuildOptions,
  begun: Begun,
  { index, lost }: OpenedIndex,
): Promise<ShopBuildResult> {
  const { tenant, directories } = options;
  try {
    index.claim(begun.attempt);
    if (options.store.location.kind === 'directory') doubtAfterReboot(index);
    const snapshot = openSnapshot(directories.snapshot(tenant.name), { cacheSize: 1, tenant: tenant.name });
    try {
      return { ...(await build(options, begun, index, snapshot)), notes: lost ? [lost] : [] };
    } finally {
      snapshot.close();
    }
  } finally {
    if (index.isOpen) index.close();
  }
}

async function build(
  options: ShopBuildOptions,
  begun: Begun,
  index: PublishedIndex,
  snapshot: Snapshot,
): Promise<Omit<ShopBuildResult, 'notes'>> {
  const { tenant, origin, directories, store, pool, now, onProgress } = options;
  const lap = stopwatch();
  const site = store.site(tenant.name);
  const attempt = site.attempt(begun.attempt);
  const siteIsThere = await site.exists();
  const { styles, files, inputs: styleInputs, pack } = await publishStyles(options, index, snapshot);
  const { emblem, inputs: emblemInputs } = await publishEmblem(options, index, snapshot);
  const siteFile = siteFileOf(tenant, {
    origin,
    platformUrl: options.platformUrl,
    mapHash: options.compiled.scripts.mapHash,
    fixedFiles: emblem.fixed,
    analytics: analyticsNames(settingReader(snapshot)),
  });
  letTextsPass(options.isolation, [["the site's own file", Buffer.from(formatSiteFile(siteFile))]]);
  const job: ShopJob = {
    tenant,
    origin,
    styles,
    emblem,
    now,
    snapshotFile: directories.snapshot(tenant.name),
    isolation: options.isolation,
    store: store.location,
    attempt: begun.attempt,
  };
  const inputs: BuildInputs = {
    ...buildInputs(tenant, origin, options.compiled.version),
    ...snapshotInputs(snapshot),
    ...styleInputs,
    ...emblemInputs,
    ...bootInputs(),
  };
  const differs = (name: string) => index.input(name) !== inputs[name];
  // An index without inputs knows of no page, and `full` does not rely on it.
  const isTrusted = !options.full && index.input('code') !== undefined && knowsRelease(index, begun.release);
  const whole = wholeCauseOf(index, inputs, { full: options.full, isKnown: siteIsThere && isTrusted });
  const stored = siteIsThere && !isTrusted ? await storedHashes(site) : undefined;
  const found = await findDifference(index, snapshot, whole !== undefined);
  const crawled = planCrawlerFiles(index, snapshot, found, { now, pace: options.cataloguePace ?? 0 });
  const { difference } = crawled;
  Object.assign(inputs, crawled.inputs);
  const times: TimeReads = JSON.parse(index.input('times') ?? '{}');
  const otherKeys: string[] = [
    ...[...Object.keys(styleInputs), EMBLEM_KEY].filter(differs),
    ...changedTimes(times, now),
    ...crawled.changedKeys,
  ];
  if (difference.everything || difference.changedKeys.length > 0 || otherKeys.length > 0) {
    const fragments = await fragmentInputs(pool, job);
    Object.assign(inputs, fragments);
    otherKeys.push(...Object.keys(fragments).filter(differs));
  }
  const plan = planBuild(index, crawled.snapshot, difference, otherKeys);
  throwIfLong(plan.paths.length, options.mostRoutes);
  const milliseconds: StageTimes = { plan: lap(), render: 0, publish: 0 };

  const languages = tenant.languages.length;
  const pages: PageCounts = {
    rendered: 0,
    written: 0,
    removed: countShopRoutes(plan.removedPaths) * languages,
    kept: (plan.kept - crawled.routes + plan.paths.length - countShopRoutes(plan.paths)) * languages,
  };
  const timeKeys = new Set(difference.everything ? [] : timeKeysOf(times));
  const wholeCause = whole ?? (difference.everything ? READ_BY_ALL : undefined);
  const causeOf = (path: string) => wholeCause ?? plan.causes.get(path) ?? NEW_ROUTE;
  let changeset: Changeset = { added: [], changed: [], removed: [] };
  const reason = options.reason ?? askedFor(Date.now() - milliseconds.plan);
  const confirm = async (known: number, release?: number) => {
    milliseconds.publish = lap();
    await index.confirm({
      removedPaths: plan.removedPaths,
      entries: difference.entries,
      inputs: {
        ...inputs,
        times: JSON.stringify(timeReads(timeKeys, now)),
        [RELEASE_INPUT]: String(known),
      },
      note: notePublish({
        reason,
        code: options.compiled.version,
        whole: wholeCause,
        keys: [...difference.changedKeys, ...otherKeys],
        changeset,
        pages,
        milliseconds: { pull: reason.pullMs, ...milliseconds },
        publishedAt: Date.now(),
        release,
      }),
    });
  };
  if (siteIsThere && plan.paths.length === 0 && plan.removedPaths.length === 0) {
    await pack();
    await attempt.describe(siteFile);
    await confirm(begun.release);
    const nextTime = nextOf(nextTimeChange(timeKeys, now), crawled.nextTime);
    milliseconds.publish += lap();
    return { pages, htmlBytes: 0, nextTime, milliseconds };
  }

  index.clearStaged();
  const before = (index.input('languages')?.split(',') as Language[] | undefined) ?? tenant.languages;
  const sameLanguages = siteIsThere && !differs('languages');
  const { htmlBytes, ...rendered } = await renderPlan({
    ...{ pool, job, index, plan, causeOf, pages, timeKeys, pack, onProgress },
    overtaken: options.overtaken,
    taskOf(path) {
      const hashes = stored && pagesOf(path, tenant.languages).map((page) => stored.get(page) ?? '');
      if (hashes) return { path, publishedHashes: hashes };
      return sameLanguages ? index.task(path) : { path, publishedHashes: null };
    },
    onSamples: (sample) => options.onSamples?.(begun.attempt, sample),
  });
  milliseconds.render = lap();
  onProgress('publish', 0, pages.written);
  const removed = plan.removedPaths.flatMap((path) => pagesOf(path, before));
  if (siteIsThere) {
    const planned = new Set(plan.paths.flatMap((path) => pagesOf(path, tenant.languages)));
    for (const path of stored?.keys() ?? []) if (!planned.has(path)) removed.push(path);
    if (!sameLanguages) removed.push(...pagesOfDroppedLanguages(index, before, tenant.languages));
    index.markInDoubt(plan.removedPaths, { [NEXT_RELEASE_INPUT]: String(begun.release + 1) });
  }
  changeset = { ...rendered, removed };
  const { number } = await attempt.publish(changeset, siteFile, {
    at: new Date().toISOString(),
    code: options.compiled.version,
    files: [...files, ...emblemFiles(emblem)],
    dataTime: reason.dataTime,
  });
  options.onRelease?.(number, changeset);
  await confirm(number, number);
  onProgress('publish', pages.written, pages.written);
  const nextTime = nextOf(nextTimeChange(timeKeys, now), crawled.nextTime);
  milliseconds.publish += lap();
  return { pages, htmlBytes, nextTime, release: number, milliseconds };
}

/** What lies on disk by the paths of pages; empty where the forms of a page do not agree. */
async function storedHashes(site: ShopSite): Promise<Map<string, string>> {
  const { pages } = await site.readStored();
  return new Map([...pages].map(([path, page]) => [path, storedHash(page) ?? '']));
}
