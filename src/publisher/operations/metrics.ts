import { ProcessMetrics } from '#lib/operator/process-metrics.ts';
import { ReleaseCheckError } from '#publisher/release-checks/release-check-error.ts';
import type { Answered } from '#publisher/serve/embedded/answered.ts';
import type { ChangeQueue } from '#publisher/service/queue/change-queue.ts';
import { type RebuildEvent, servedAfter } from '#publisher/service/schedule/rebuild-service.ts';

/** From a message to what is served, in seconds: what is aimed at is below the third and the fifth. */
const FRESH_BUCKETS = [0.1, 0.25, 0.5, 0.8, 1, 2, 5, 15, 60, 300, 1800];
/** Of one stage of a build, in seconds: of one change, up to a whole shop. */
const STAGE_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30, 120, 600];

/** Numbers that render workers tell of themselves. */
export interface WorkerCounts {
  /** Workers that were started so far, and those of them that ended without being told to. */
  started: number;
  lost: number;
  /** Most memory that any one of them held. */
  peakRssBytes: number;
}

/**
 * All that a process tells Prometheus. Labels are tenants, and words of short lists: never an address, an
 * id or a text that somebody else chose.
 */
export class Metrics extends ProcessMetrics {
  readonly #builds = this.counter('builds_total', 'Builds of the service by shop and outcome.', [
    'tenant',
    'outcome',
  ]);
  readonly #failures = this.counter('build_failures_total', 'Builds that failed, by the kind of error.', [
    'error',
  ]);
  readonly #stoppedReleases = this.counter(
    'releases_stopped_total',
    'Builds that release checks stopped whole, by the check.',
    ['tenant', 'check'],
  );
  readonly #stages = this.histogram('stage_seconds', 'Time of a build by stage.', STAGE_BUCKETS, ['stage']);
  readonly #pages = this.counter('pages_total', 'Pages rendered, written and removed.', ['tenant', 'what']);
  readonly #fresh = this.histogram('freshness_seconds', 'From a message to what is served.', FRESH_BUCKETS, [
    'tenant',
  ]);
  readonly #stale = this.counter(
    'stale_builds_total',
    'Builds for a change that the platform did not show yet.',
    ['tenant'],
  );
  readonly #dataTime = this.gauge('data_timestamp_seconds', "The platform's time of what a shop shows.", [
    'tenant',
  ]);
  readonly #askedAt = this.gauge(
    'platform_asked_timestamp_seconds',
    'When a platform last said whether its shop changed.',
    ['tenant'],
  );
  readonly #hooks = this.counter('hook_answers_total', 'Answers to messages of cache servers by status.', [
    'status',
  ]);
  readonly #services = this.counter(
    'service_failures_total',
    'Calls that no service answered as it should.',
    ['code'],
  );

  constructor() {
    super('storefront');
  }

  /** Asks the queue whenever somebody asks for the metrics. */
  watchQueue(queue: Pick<ChangeQueue, 'backlog'>, clock: () => number): void {
    const unknown = { notices: Number.NaN, oldest: Number.NaN };
    const backlog = () => queue.backlog().catch(() => unknown);
    this.gauge('queue_notices', 'Notices in the queue, those of later moments too.', [], async (gauge) =>
      gauge.set((await backlog()).notices),
    );
    this.gauge(
      'queue_oldest_seconds',
      'Since when the oldest notice waits; 0 where none does.',
      [],
      async (gauge) => {
        const { oldest = clock() } = await backlog();
        gauge.set(Math.max(0, clock() - oldest) / 1000);
      },
    );
  }

  /** Asks the store for the holds of all shops whenever somebody asks for the metrics. */
  watchHolds(tenants: () => readonly string[], holdOf: (tenant: string) => Promise<unknown>): void {
    this.gauge(
      'shop_pinned',
      '1 for a shop that is pinned to the release that it was rolled back to.',
      ['tenant'],
      async (gauge) => {
        const ask = async (tenant: string) => {
          const pinned = await holdOf(tenant).then(
            (hold) => (hold ? 1 : 0),
            () => Number.NaN,
          );
          return [tenant, pinned] as const;
        };
        const holds = await Promise.all(tenants().map(ask));
        gauge.reset();
        for (const [tenant, pinned] of holds) gauge.set({ tenant }, pinned);
      },
    );
  }

  /** Asks how many pages of each shop are stopped whenever somebody asks for the metrics. */
  watchStopped(tenants: () => readonly string[], countOf: (tenant: string) => number): void {
    this.gauge(
      'pages_stopped',
      'Pages that release checks stop: they are served as they were, or not at all.',
      ['tenant'],
      (gauge) => {
        gauge.reset();
        for (const tenant of tenants()) gauge.set({ tenant }, countOf(tenant));
      },
    );
  }

  watchWorkers(counts: () => WorkerCounts): void {
    this.gauge('worker_peak_resident_bytes', 'Most memory that one render worker held.', [], (gauge) =>
      gauge.set(counts().peakRssBytes),
    );
    this.running('workers_started_total', 'Render workers that were started.', () => counts().started);
    this.running('workers_lost_total', 'Render workers that died.', () => counts().lost);
  }

  /** The code of the pages, as a label of a constant. */
  noteVersion(version: string): void {
    this.gauge('build_info', 'The version of the code that renders.', ['version']).set({ version }, 1);
  }

  /** Shops that have not been built yet stand at 0, so that a first failure is a rise. */
  expect(tenants: readonly string[]): void {
    for (const tenant of tenants) {
      for (const outcome of OUTCOMES) this.#builds.inc({ tenant, outcome }, 0);
      for (const check of Object.values(CHECKS)) this.#stoppedReleases.inc({ tenant, check }, 0);
    }
  }

  noteRebuild(event: RebuildEvent, now: number): void {
    const { tenant } = event.batch;
    if (event.kind === 'pinned' || event.kind === 'superseded') {
      this.#builds.inc({ tenant, outcome: event.kind });
      return;
    }
    if (event.kind === 'failed') {
      this.#builds.inc({ tenant, outcome: 'failed' });
      this.#failures.inc({ error: event.error instanceof Error ? event.error.name : 'unknown' });
      if (!(event.error instanceof ReleaseCheckError)) return;
      const checks = new Set(event.error.faults.map((fault) => CHECKS[fault.check]));
      for (const check of checks) this.#stoppedReleases.inc({ tenant, check });
      return;
    }
    const { pages, stages, dataTime } = event.rebuilt;
    this.#builds.inc({ tenant, outcome: 'built' });
    for (const what of ['rendered', 'written', 'removed'] as const)
      this.#pages.inc({ tenant, what }, pages[what]);
    for (const [stage, milliseconds] of Object.entries(stages ?? {}))
      this.#stages.observe({ stage }, milliseconds / 1000);
    // Nobody waits for a full comparison, or for a moment that was known before.
    const waited = servedAfter(event, now);
    if (waited !== undefined) this.#fresh.observe({ tenant }, waited / 1000);
    if (event.isStale) this.#stale.inc({ tenant });
    if (dataTime !== null) this.#dataTime.set({ tenant }, Date.parse(dataTime) / 1000);
  }

  notePlatformAsked(tenant: string, now: number): void {
    this.#askedAt.set({ tenant }, now / 1000);
  }

  noteAnswer({ kind, status, seconds, isWhole }: Answered): void {
    if (kind === 'hook') this.noteHook(status);
    this.countAnswer(kind, isWhole ? status : undefined, seconds);
  }

  noteHook(status: number): void {
    this.#hooks.inc({ status });
  }

  noteServiceFailure(code: string): void {
    this.#services.inc({ code });
  }
}

/** Release checks as labels have them. */
const CHECKS = { isolation: 'isolation', 'one record': 'one-record', rendering: 'rendering' } as const;

const OUTCOMES = ['built', 'failed', 'pinned', 'superseded'] as const;
