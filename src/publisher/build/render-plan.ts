import type { Language } from '#contract/value/primitive.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { countShopRoutes, isCrawlerFile, pagesOf } from '#publisher/plan/route-pages.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import { GateFindings } from '#publisher/release-checks/gate-error.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';
import { OvertakenError } from './overtaken-error.ts';
import type { CausedPlan } from './plan-build.ts';
import type { PageCounts } from './report.ts';

export interface PlanRender {
  pool: PageRenderer;
  job: ShopJob;
  index: PublishedIndex;
  plan: CausedPlan;
  /** Once aborted no more routes are begun. */
  overtaken?: AbortSignal | undefined;
  /** What is published of a route. */
  taskOf: (path: string) => RouteTask;
  causeOf: (path: string) => string;
  /** Grows by what is rendered. */
  pages: PageCounts;
  /** Gets the keys of time that pages read. */
  timeKeys: Set<string>;
  /** Puts what pages link there in all its forms. */
  pack: () => Promise<void>;
  onProgress: (stage: 'render', done: number, total: number) => void;
  /** Hears that the samples of the plan are staged, and of which pages they consist. */
  onSamples: (pages: readonly string[]) => void;
}

/** What came of the routes of a plan. */
export interface RenderedPlan {
  added: string[];
  changed: string[];
  /** UTF-8 length of all rendered pages. */
  htmlBytes: number;
}

/**
 * Renders and stages the routes of a plan. Throws a RenderError, a GateError, an OvertakenError where it was
 * cut short, and what the disk says.
 */
export async function renderPlan(options: PlanRender): Promise<RenderedPlan> {
  const { pool, job, index, plan, pages, timeKeys } = options;
  const languages: readonly Language[] = job.tenant.languages;
  const rendered: RenderedPlan = { added: [], changed: [], htmlBytes: 0 };
  const findings = new GateFindings(job.tenant.name);
  const awaited = new Set(plan.samples);
  const total = countShopRoutes(plan.paths) * languages.length;

  const note = (result: RouteResult) => {
    findings.add(result.faults);
    const addresses = pagesOf(result.path, languages);
    const shown = result.written.slice(0, isCrawlerFile(result.path) ? 0 : languages.length);
    const kind = plan.newPaths.has(result.path) ? rendered.added : rendered.changed;
    kind.push(...addresses.filter((_, at) => result.written[at]));
    for (const key of result.timeKeys) timeKeys.add(key);
    rendered.htmlBytes += result.htmlBytes;
    pages.rendered += shown.length;
    pages.written += shown.filter(Boolean).length;
    // Those that do not differ are on the site as they are.
    if (awaited.delete(result.path) && awaited.size === 0)
      options.onSamples(plan.samples.flatMap((path) => pagesOf(path, languages)));
  };

  let isCut = false;
  const paths = function* () {
    for (const path of plan.paths) {
      // Workers end what they have begun, so that none of them has to be started anew.
      isCut = options.overtaken?.aborted ?? false;
      if (isCut) return;
      yield path;
    }
  };
  const tasks = findings.untilEnough(paths()).map(options.taskOf);
  const take = (results: RouteResult[]) => {
    index.stage(results, ({ path, written }) => ({
      cause: options.causeOf(path),
      isChanged: written.some(Boolean),
    }));
    for (const result of results) note(result);
    options.onProgress('render', pages.rendered, total);
  };
  try {
    await pool.render(job, tasks, take);
  } finally {
    // Not beside the workers, which use all cores: whoever waits to see the samples would wait for it, too.
    // Where pages fail as well, but not for a look that nobody will see.
    if (!isCut) await options.pack();
  }
  findings.letPass();
  if (isCut) throw new OvertakenError(job.tenant.name);
  return rendered;
}
