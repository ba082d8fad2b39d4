import type { Language } from '#contract/value/primitive.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { countShopRoutes, isCrawlerFile, pagesOf } from '#publisher/plan/route-pages.ts';
import { NEW_ROUTE } from '#publisher/publish/index/ledger.ts';
import { ReleaseFindings } from '#publisher/release-checks/release-check-error.ts';
import type { RouteResult } from '#publisher/render/worker/protocol.ts';
import type { TimeKey } from '#storefront/entries/time-key.ts';
import type { BuildRun } from './build-run.ts';
import type { Comparison } from './compare/compare.ts';
import { timeKeysOf } from './compare/time-reads.ts';
import type { PreparedInputs } from './prepare-inputs.ts';
import { SupersededError } from './superseded-error.ts';

/** Pages that came of the routes of a plan. */
export interface RenderedPlan {
  /** Paths of staged pages that are new, and of those that differ from what is published. */
  added: readonly string[];
  changed: readonly string[];
  /** Pages that browsers show: all of them, and those whose bytes differ. */
  rendered: number;
  written: number;
  /** Keys of time that pages of the shop read from now on. */
  timeKeys: ReadonlySet<TimeKey>;
  /** UTF-8 length of all rendered pages. */
  htmlBytes: number;
}

/** Result of a plan without routes. */
export function nothingRendered({ times, difference }: Comparison): RenderedPlan {
  const timeKeys = new Set(difference.everything ? [] : timeKeysOf(times));
  return { added: [], changed: [], rendered: 0, written: 0, timeKeys, htmlBytes: 0 };
}

/**
 * Third step of a build: renders and stages the routes of the plan. Throws a RenderError, a
 * ReleaseCheckError, a SupersededError where it was cut short, and what the disk says.
 */
export async function renderRoutes(
  run: BuildRun,
  { job, pack }: PreparedInputs,
  comparison: Comparison,
): Promise<RenderedPlan> {
  const { pages, options, index } = run;
  const { plan, fullReason, difference } = comparison;
  const { tenant } = job;
  const languages: readonly Language[] = tenant.languages;
  const rendered = { added: [] as string[], changed: [] as string[], rendered: 0, written: 0, htmlBytes: 0 };
  const timeKeys = new Set(difference.everything ? [] : timeKeysOf(comparison.times));
  const findings = new ReleaseFindings(tenant.name);
  const awaited = new Set(plan.previews);
  const total = countShopRoutes(plan.paths) * languages.length;
  index.clearStaged();

  const note = (result: RouteResult) => {
    findings.add(result.faults);
    const addresses = pagesOf(result.path, languages);
    const shown = result.written.slice(0, isCrawlerFile(result.path) ? 0 : languages.length);
    const kind = plan.newPaths.has(result.path) ? rendered.added : rendered.changed;
    kind.push(...addresses.filter((_, at) => result.written[at]));
    for (const key of result.timeKeys) timeKeys.add(key);
    rendered.htmlBytes += result.htmlBytes;
    rendered.rendered += shown.length;
    rendered.written += shown.filter(Boolean).length;
    // Those that do not differ are on the site as they are.
    if (awaited.delete(result.path) && awaited.size === 0) {
      const preview = plan.previews.flatMap((path) => pagesOf(path, languages));
      options.observer?.onPreview?.(tenant.name, job.attempt, preview);
    }
  };

  let isCut = false;
  const paths = function* () {
    for (const path of plan.paths) {
      // Workers end what they have begun, so that none of them has to be started anew.
      isCut = options.superseded?.aborted ?? false;
      if (isCut) return;
      yield path;
    }
  };
  const tasks = findings.untilEnough(paths()).map((path) => taskOf(path, run, comparison));
  const take = (results: RouteResult[]) => {
    index.stage(results, ({ path, written }) => ({
      reason: fullReason ?? plan.reasons.get(path) ?? NEW_ROUTE,
      isChanged: written.some(Boolean),
    }));
    for (const result of results) note(result);
    options.signal?.throwIfAborted();
    const done = rendered.rendered;
    options.observer?.onProgress?.({ tenant: tenant.name, stage: 'render', done, total });
  };
  try {
    await pages.renderer.render(job, tasks, take);
  } finally {
    // Not beside the workers, which use all cores: whoever waits for the preview would wait for it, too.
    // Where pages fail as well, but not for a look that nobody will see.
    if (!isCut) await pack();
  }
  findings.letPass();
  if (isCut) throw new SupersededError(tenant.name);
  return { ...rendered, timeKeys };
}

/** Route to render, with the hashes of what is published of it. */
function taskOf(path: string, { shop, index }: BuildRun, { stored, samePaths }: Comparison): RouteTask {
  if (stored) {
    const pages = pagesOf(path, shop.tenant.languages);
    return { path, publishedHashes: pages.map((page) => stored.get(page) ?? '') };
  }
  return samePaths ? index.task(path) : { path, publishedHashes: null };
}
