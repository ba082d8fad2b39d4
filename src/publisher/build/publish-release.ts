import type { Language } from '#contract/value/primitive.ts';
import { pagesOf } from '#publisher/plan/route-pages.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { Changeset } from '#publisher/publish/protocol/site-store.ts';
import type { BuildRun } from './build-run.ts';
import type { Comparison } from './compare/compare.ts';
import { NEXT_RELEASE_INPUT } from './compare/known-release.ts';
import { assetsOf, renewDictionaries } from './page-dictionaries.ts';
import type { PreparedInputs } from './prepare-inputs.ts';
import type { RenderedPlan } from './render-routes.ts';

/** Release that a site shows, and what it changed. */
export interface PublishedRelease {
  /** Number of the release that is shown. */
  shown: number;
  /** Number of the release that the build made; undefined where no page changed. */
  made: number | undefined;
  changeset: Changeset;
}

/** Leaves all pages as they are: only the site's own file and what pages link may be others. */
export async function keepRelease(
  run: BuildRun,
  { siteFile, pack }: PreparedInputs,
  { plan }: Comparison,
): Promise<PublishedRelease> {
  const { begun, attempt } = run;
  await pack();
  const dictionaries = await renewDictionaries(run, plan, siteFile.dictionaries);
  await attempt.describe({ ...siteFile, dictionaries });
  return { shown: begun.release, made: undefined, changeset: { added: [], changed: [], removed: [] } };
}

/**
 * Fourth step of a build: puts what was rendered in place as the next release. Throws a FencedError where
 * somebody else has taken the site over.
 */
export async function publishRelease(
  run: BuildRun,
  { siteFile, files }: PreparedInputs,
  comparison: Comparison,
  { added, changed, written }: RenderedPlan,
  dataTime: string | null,
): Promise<PublishedRelease> {
  const { shop, options, pages, index, begun } = run;
  const tenant = shop.tenant.name;
  options.signal?.throwIfAborted();
  const dictionaries = await renewDictionaries(run, comparison.plan, siteFile.dictionaries);
  reportPublished(run, 0, written);
  const changeset = { added, changed, removed: removedPages(run, comparison) };
  if (run.siteIsThere)
    index.markInDoubt(comparison.plan.removedPaths, { [NEXT_RELEASE_INPUT]: String(begun.release + 1) });
  const { number } = await run.attempt.publish(
    changeset,
    { ...siteFile, dictionaries },
    {
      at: new Date().toISOString(),
      code: pages.compiled.version,
      files: [...files, ...assetsOf(dictionaries)],
      dataTime,
    },
  );
  options.observer?.onRelease?.(tenant, number, changeset);
  return { shown: number, made: number, changeset };
}

/** Tells the observer how many pages are in place. */
export function reportPublished({ shop, options }: BuildRun, done: number, total: number): void {
  options.observer?.onProgress?.({ tenant: shop.tenant.name, stage: 'publish', done, total });
}

function removedPages({ shop, siteIsThere, index }: BuildRun, comparison: Comparison): string[] {
  const { plan, stored, samePaths } = comparison;
  const { languages } = shop.tenant;
  const before = (index.input('languages')?.split(',') as Language[] | undefined) ?? languages;
  const removed = plan.removedPaths.flatMap((path) => pagesOf(path, before));
  if (!siteIsThere) return removed;
  const planned = new Set(plan.paths.flatMap((path) => pagesOf(path, languages)));
  for (const path of stored?.keys() ?? []) if (!planned.has(path)) removed.push(path);
  if (!samePaths) removed.push(...pagesOfDroppedLanguages(index, before, languages));
  return removed;
}

/** Pages of the routes that stay, in languages or under prefixes that the shop no longer has. */
function pagesOfDroppedLanguages(
  index: PublishedIndex,
  before: readonly Language[],
  after: readonly Language[],
): string[] {
  const dropped: string[] = [];
  for (const { path } of index.routes()) {
    const stay = new Set(pagesOf(path, after));
    dropped.push(...pagesOf(path, before).filter((address) => !stay.has(address)));
  }
  return dropped;
}
