import { homePath } from '#domain/link/paths.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { countShopRoutes, pagesOf } from '#publisher/plan/route-pages.ts';
import type { StoppedRoute, StoppedUpdate } from '#publisher/publish/index/stopped-routes.ts';
import { ReleaseCheckError } from '#publisher/release-checks/release-check-error.ts';
import type { RouteResult } from '#publisher/render/worker/protocol.ts';
import type { TimeKey } from '#storefront/entries/time-key.ts';
import type { BuildRun } from './build-run.ts';
import type { Comparison } from './compare/compare.ts';
import { timeKeysOf } from './compare/time-reads.ts';
import type { PreparedInputs } from './prepare-inputs.ts';
import { type RenderRoutes, renderRounds } from './render-rounds.ts';
import { RenderTally } from './render-tally.ts';
import { SupersededError } from './superseded-error.ts';

/** Pages that came of the routes of a plan. */
export interface RenderedPlan {
  /** Paths of staged pages that are new, and of those that differ from what is published. */
  added: readonly string[];
  changed: readonly string[];
  /** Pages that browsers show: all of them, and those whose bytes differ. */
  rendered: number;
  written: number;
  /** Routes that the release checks stopped, and those that are stopped no more. */
  stopped: StoppedUpdate;
  /** Of the stopped routes, those that were not stopped before. */
  newlyStopped: readonly StoppedRoute[];
  /** Keys of time that pages of the shop read from now on. */
  timeKeys: ReadonlySet<TimeKey>;
  /** UTF-8 length of all rendered pages. */
  htmlBytes: number;
}

/** Result of a plan without routes. */
export function nothingRendered({ times, difference, plan }: Comparison): RenderedPlan {
  const timeKeys = new Set(difference.everything ? [] : timeKeysOf(times));
  const stopped = { stopped: [], passed: plan.forgotten };
  const none = { added: [], changed: [], rendered: 0, written: 0, htmlBytes: 0 };
  return { ...none, stopped, newlyStopped: [], timeKeys };
}

/**
 * Third step of a build: renders and stages the routes of the plan. Routes that the release checks stop stay
 * as they are published. Throws a RenderError, a ReleaseCheckError where nothing may go live, a
 * SupersededError where it was cut short, and what the disk says.
 */
export async function renderRoutes(
  run: BuildRun,
  { job, pack }: PreparedInputs,
  comparison: Comparison,
): Promise<RenderedPlan> {
  const { pages, options, index, shop } = run;
  const { name, languages } = shop.tenant;
  const tally = new RenderTally(run, comparison);
  const total = countShopRoutes(comparison.plan.paths) * languages.length;
  index.clearStaged();

  let isCut = false;
  const untilCut = function* (paths: Iterable<string>) {
    for (const path of paths) {
      // Workers end what they have begun, so that none of them has to be started anew.
      isCut = options.superseded?.aborted ?? false;
      if (isCut) return;
      yield path;
    }
  };
  const take = (results: RouteResult[]) => {
    tally.take(results);
    options.signal?.throwIfAborted();
    options.observer?.onProgress?.({ tenant: name, stage: 'render', done: tally.rendered, total });
  };
  const renderRoutes: RenderRoutes = async (paths, leftOut) => {
    const wanted = tally.findings.untilEnough(untilCut(paths));
    const tasks = wanted.map((path) => taskOf(path, run, comparison));
    const { publishedFrame } = comparison.splices ?? {};
    await pages.renderer.render({ ...job, publishedFrame, leftOut: [...leftOut].sort() }, tasks, take);
    return !isCut && tally.findings.isEmpty;
  };
  let absent: ReadonlySet<string>;
  try {
    absent = await renderRounds(run, comparison, { tally, leftOutBefore: job.leftOut, renderRoutes });
  } finally {
    // Not beside the workers, which use all cores: whoever waits for the preview would wait for it, too.
    // Where pages fail as well, but not for a look that nobody will see.
    if (!isCut) await pack();
  }
  tally.findings.letPass();
  if (isCut) throw new SupersededError(name);
  if (absent.has(homePath())) throw new ReleaseCheckError(name, tally.stopped.get(homePath()) ?? []);
  const { added, changed, rendered, written, timeKeys, htmlBytes } = tally;
  const stopped = tally.stoppedUpdate(absent, Date.now());
  const newlyStopped = stopped.stopped.filter(({ since, tried }) => since === tried);
  return {
    added: [...added],
    changed: [...changed],
    ...{ rendered, written, stopped, newlyStopped, timeKeys, htmlBytes },
  };
}

/** Route to render, with the hashes of what is published of it. */
function taskOf(
  path: string,
  { shop, index }: BuildRun,
  { stored, samePaths, splices }: Comparison,
): RouteTask {
  if (stored) {
    const pages = pagesOf(path, shop.tenant.languages);
    return { path, publishedHashes: pages.map((page) => stored.get(page) ?? '') };
  }
  if (!samePaths) return { path, publishedHashes: null };
  return { ...index.task(path), changedFrame: splices?.shown.get(path) };
}
