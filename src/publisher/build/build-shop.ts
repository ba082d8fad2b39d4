import { stopwatch } from '#lib/stopwatch.ts';
import { databaseFault, isDamage } from '#lib/storage-fault.ts';
import { countShopRoutes } from '#publisher/plan/route-pages.ts';
import { type OpenedIndex, openIndex, startAnew } from '#publisher/publish/index/open-index.ts';
import type { StoppedRoute } from '#publisher/publish/index/stopped-routes.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { doubtAfterReboot } from './after-reboot.ts';
import type { BuildRun, BuildShopOptions, PageSource } from './build-run.ts';
import { throwIfLong } from './build-scheduler.ts';
import { type Comparison, compareWithPublished } from './compare/compare.ts';
import { nextOf } from './compare/crawler-files.ts';
import { nextTimeChange } from './compare/time-reads.ts';
import { confirmBuild } from './confirm-build.ts';
import { askedFor } from './note-publish.ts';
import { throwIfPinned } from './pinned-error.ts';
import { prepareInputs } from './prepare-inputs.ts';
import { keepRelease, publishRelease, reportPublished } from './publish-release.ts';
import { nothingRendered, type RenderedPlan, renderRoutes } from './render-routes.ts';
import type { PageCounts } from './report.ts';
import type { ShopContext } from './shop-context.ts';

export interface ShopBuildResult {
  pages: PageCounts;
  /** Notes for operators. */
  notes: string[];
  /** UTF-8 length of all rendered pages. */
  htmlBytes: number;
  /** Number of the release; undefined where no page changed. */
  release?: number | undefined;
  /** All routes that release checks stop, and those among them that were not stopped before. */
  stopped: readonly StoppedRoute[];
  newlyStopped: readonly StoppedRoute[];
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
 * Brings the published site of one shop in line with its snapshot: prepare, compare, render, publish,
 * confirm. Pages that the release checks stop stay as they are published, and the result names them. A
 * damaged index is set aside, and what lies on disk takes its place. What is served is as before
 * where it throws: a PinnedError, a FencedError, a SnapshotError, a LongPlanError, a RenderError, a
 * ReleaseCheckError, a SupersededError or what the disk says.
 */
export async function buildShop(
  pages: PageSource,
  shop: ShopContext,
  options: BuildShopOptions,
): Promise<ShopBuildResult> {
  const { name } = shop.tenant;
  const site = shop.store.site(name);
  const begun = await site.begin();
  const attempt = site.attempt(begun.attempt);
  try {
    // Only now: who gets the job later takes the site over later, too.
    await options.confirmJob?.();
    // Callers ask before they pull, but until the site was taken over it could be rolled back.
    await throwIfPinned(name, site);
    const run = { pages, shop, options, begun, site, attempt };
    const file = shop.directories.published(name);
    const opened = openIndex(file, name);
    try {
      return await buildWith(run, opened);
    } catch (error) {
      const fault = isDamage(error) ? databaseFault(file) : undefined;
      if (fault === undefined) throw error;
      opened.index.close();
      return await buildWith(run, startAnew(file, `it is damaged (${fault})`));
    }
  } finally {
    // Pages that no publish will take only fill the disk. What has begun to move is finished by the next one.
    await attempt.drop();
  }
}

async function buildWith(
  run: Omit<BuildRun, 'index' | 'snapshot' | 'siteIsThere'>,
  { index, lost }: OpenedIndex,
): Promise<ShopBuildResult> {
  const { shop, begun, site } = run;
  const { name } = shop.tenant;
  try {
    index.claim(begun.attempt);
    if (shop.store.location.kind === 'directory') doubtAfterReboot(index);
    const snapshot = openSnapshot(shop.directories.snapshot(name), { cacheSize: 1, tenant: name });
    try {
      const built = await build({ ...run, index, snapshot, siteIsThere: await site.exists() });
      return { ...built, notes: lost ? [lost] : [] };
    } finally {
      snapshot.close();
    }
  } finally {
    if (index.isOpen) index.close();
  }
}

async function build(run: BuildRun): Promise<Omit<ShopBuildResult, 'notes'>> {
  const { shop, options } = run;
  const lap = stopwatch();
  const prepared = await prepareInputs(run);
  const comparison = await compareWithPublished({
    published: run,
    release: run.begun.release,
    snapshot: run.snapshot,
    prepared,
    renderer: run.pages.renderer,
    full: options.full ?? false,
    cataloguePace: options.cataloguePace ?? 0,
    now: options.now,
  });
  const { plan, isUnchanged } = comparison;
  throwIfLong(plan.paths.length, options.mostRoutes);
  const milliseconds: StageTimes = { plan: lap(), render: 0, publish: 0 };
  const reason = options.reason ?? askedFor(Date.now() - milliseconds.plan);

  const rendered = isUnchanged ? nothingRendered(comparison) : await renderRoutes(run, prepared, comparison);
  if (!isUnchanged) milliseconds.render = lap();
  // Stopped pages that were tried again, in vain.
  const isSame = plan.isRetry && run.siteIsThere && rendered.added.length + rendered.changed.length === 0;
  const published =
    isUnchanged || isSame
      ? await keepRelease(run, prepared, comparison)
      : await publishRelease(run, prepared, comparison, rendered, reason.dataTime);
  milliseconds.publish = lap();
  const pages = pageCounts(comparison, rendered, shop.tenant.languages.length);
  const times = { pull: reason.pullMs, ...milliseconds };
  await confirmBuild(run, comparison, { rendered, published, reason, pages, milliseconds: times });
  if (published.made !== undefined) reportPublished(run, rendered.written, rendered.written);
  const nextTime = nextOf(nextTimeChange(rendered.timeKeys, options.now), comparison.crawlerTime);
  milliseconds.publish += lap();
  const { htmlBytes, newlyStopped } = rendered;
  const stopped = run.index.stoppedRoutes();
  return { pages, htmlBytes, nextTime, release: published.made, stopped, newlyStopped, milliseconds };
}

function pageCounts(
  { plan, crawlerRoutes }: Comparison,
  { rendered, written }: RenderedPlan,
  languages: number,
): PageCounts {
  return {
    rendered,
    written,
    removed: countShopRoutes(plan.removedPaths) * languages,
    kept: (plan.kept - crawlerRoutes + plan.paths.length - countShopRoutes(plan.paths)) * languages,
  };
}
