import { markdownPath } from '#domain/link/paths.ts';
import { countShopRoutes, isCrawlerFile, pagesOf } from '#publisher/plan/route-pages.ts';
import { NEW_ROUTE } from '#publisher/publish/index/ledger.ts';
import type { StoppedRoute, StoppedUpdate } from '#publisher/publish/index/stopped-routes.ts';
import {
  type ReleaseFault,
  ReleaseFindings,
  stopsRelease,
} from '#publisher/release-checks/release-check-error.ts';
import type { RouteResult } from '#publisher/render/worker/protocol.ts';
import type { TimeKey } from '#storefront/entries/time-key.ts';
import type { BuildRun } from './build-run.ts';
import type { Comparison } from './compare/compare.ts';
import { timeKeysOf } from './compare/time-reads.ts';

const MARKDOWN = markdownPath('');

/** Faults that are named of one route: a broken rule breaks all offers of a list. */
const NAMED_FAULTS = 10;

/** Counts what comes of rendered routes, each of which may be rendered more than once. */
export class RenderTally {
  readonly added = new Set<string>();
  readonly changed = new Set<string>();
  readonly timeKeys: Set<TimeKey>;
  readonly findings: ReleaseFindings;
  /** Routes that the checks stopped, with the reasons. */
  readonly stopped = new Map<string, ReleaseFault[]>();
  rendered = 0;
  htmlBytes = 0;
  readonly #run: BuildRun;
  readonly #comparison: Comparison;
  readonly #before: ReadonlyMap<string, StoppedRoute>;
  readonly #passed = new Set<string>();
  readonly #awaited: Set<string>;

  constructor(run: BuildRun, comparison: Comparison) {
    this.#run = run;
    this.#comparison = comparison;
    this.timeKeys = new Set(comparison.difference.everything ? [] : timeKeysOf(comparison.times));
    this.findings = new ReleaseFindings(run.shop.tenant.name);
    this.#before = new Map(run.index.stoppedRoutes().map((route) => [route.path, route]));
    this.#awaited = new Set(comparison.plan.previews);
  }

  /** Takes over what was rendered: what may go live is staged in the index, too. */
  take(results: readonly RouteResult[]): void {
    const { plan, fullReason } = this.#comparison;
    const { index } = this.#run;
    index.stage(
      results.filter(({ faults }) => faults.length === 0),
      ({ path, written }) => ({
        reason: fullReason ?? plan.reasons.get(path) ?? NEW_ROUTE,
        isChanged: written.some(Boolean),
      }),
    );
    for (const result of results) this.#note(result);
  }

  /** Number of pages that browsers show and whose bytes differ. */
  get written(): number {
    let written = 0;
    for (const paths of [this.added, this.changed])
      for (const path of paths) if (!isCrawlerFile(path) && !path.endsWith(MARKDOWN)) written += 1;
    return written;
  }

  /** The same for the index, with what it knew of routes that were stopped before. */
  stoppedUpdate(absent: ReadonlySet<string>, now: number): StoppedUpdate {
    const stopped = this.stopped.entries().map(([path, faults]) => ({
      path,
      hasForm: !absent.has(path),
      since: this.#before.get(path)?.since ?? now,
      tried: now,
      faults: faults.slice(0, NAMED_FAULTS).map(({ page, text, remedy }) => ({ page, text, remedy })),
    }));
    return { stopped: [...stopped], passed: [...this.#passed, ...this.#comparison.plan.forgotten] };
  }

  #note({ path, written, faults, timeKeys, htmlBytes }: RouteResult): void {
    const { shop, options, begun } = this.#run;
    const { plan } = this.#comparison;
    const { languages } = shop.tenant;
    const addresses = pagesOf(path, languages);
    // An earlier round may have rendered it, too.
    for (const address of addresses) if (!this.added.delete(address)) this.changed.delete(address);
    this.rendered += countShopRoutes([path]) * languages.length;
    this.htmlBytes += htmlBytes;
    for (const key of timeKeys) this.timeKeys.add(key);
    if (faults.length > 0) this.#stop(path, faults);
    else {
      this.stopped.delete(path);
      if (this.#before.has(path)) this.#passed.add(path);
      const kind = plan.newPaths.has(path) ? this.added : this.changed;
      for (const [at, address] of addresses.entries()) if (written[at]) kind.add(address);
    }
    // Those that do not differ are on the site as they are.
    if (this.#awaited.delete(path) && this.#awaited.size === 0) {
      const preview = plan.previews.flatMap((one) => pagesOf(one, languages));
      options.observer?.onPreview?.(shop.tenant.name, begun.attempt, preview);
    }
  }

  #stop(path: string, faults: readonly ReleaseFault[]): void {
    this.findings.add(faults.filter(stopsRelease));
    this.#run.index.unstage(path);
    this.#passed.delete(path);
    this.stopped.set(path, [...faults]);
  }
}
