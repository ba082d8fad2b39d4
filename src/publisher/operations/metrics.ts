import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log, LogFields, Tell } from '#lib/log/log.ts';
import { ReleaseCheckError } from '#publisher/release-checks/release-check-error.ts';
import type { Answered } from '#publisher/serve/embedded/answered.ts';
import type { ChangeQueue } from '#publisher/service/queue/change-queue.ts';
import { type RebuildEvent, servedAfter } from '#publisher/service/schedule/rebuild-service.ts';

/** From a message to what is served, in seconds: what is aimed at is below the third and the fifth. */
const FRESH_BUCKETS = [0.1, 0.25, 0.5, 0.8, 1, 2, 5, 15, 60, 300, 1800];
/** Of one stage of a build, in seconds: of one change, up to a whole shop. */
const STAGE_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30, 120, 600];
/** Of one answer, in seconds. */
const ANSWER_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** What render workers are asked about themselves. */
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
export class Metrics {
  readonly registry = new Registry();
  readonly #builds = this.#counter('builds_total', 'Builds of the service by shop and outcome.', [
    'tenant',
    'outcome',
  ]);
  readonly #failures = this.#counter('build_failures_total', 'Builds that failed, by the kind of error.', [
    'error',
  ]);
  readonly #gateHits = this.#counter(
    'gate_hits_total',
    'Builds that a gate stopped, since a page may not go live.',
    ['tenant', 'gate'],
  );
  readonly #stages = this.#histogram('stage_seconds', 'Time of a build by stage.', STAGE_BUCKETS, ['stage']);
  readonly #pages = this.#counter('pages_total', 'Pages rendered, written and removed.', ['tenant', 'what']);
  readonly #fresh = this.#histogram('freshness_seconds', 'From a message to what is served.', FRESH_BUCKETS, [
    'tenant',
  ]);
  readonly #stale = this.#counter(
    'stale_builds_total',
    'Builds for a change that the platform did not show yet.',
    ['tenant'],
  );
  readonly #dataTime = this.#gauge('data_timestamp_seconds', "The platform's time of what a shop shows.", [
    'tenant',
  ]);
  readonly #askedAt = this.#gauge(
    'platform_asked_timestamp_seconds',
    'When a platform last said whether its shop changed.',
    ['tenant'],
  );
  readonly #hooks = this.#counter('hook_answers_total', 'Answers to messages of cache servers by status.', [
    'status',
  ]);
  readonly #requests = this.#counter(
    'requests_total',
    'Requests by what was asked for and class of status.',
    ['kind', 'status'],
  );
  readonly #answers = this.#histogram('request_seconds', 'Time of an answer.', ANSWER_BUCKETS, ['kind']);
  readonly #services = this.#counter(
    'service_failures_total',
    'Calls that no service answered as it should.',
    ['code'],
  );
  readonly #errors = this.#counter('errors_total', 'Lines of the log at level error by event.', ['event']);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Asks the queue whenever somebody asks for the metrics. */
  watchQueue(queue: Pick<ChangeQueue, 'backlog'>, clock: () => number): void {
    const unknown = { notices: Number.NaN, oldest: Number.NaN };
    const backlog = () => queue.backlog().catch(() => unknown);
    this.#gauge('queue_notices', 'Notices in the queue, those of later moments too.', [], async (gauge) =>
      gauge.set((await backlog()).notices),
    );
    this.#gauge(
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
    this.#gauge(
      'shop_held',
      'Whether a shop is held where it was rolled back to.',
      ['tenant'],
      async (gauge) => {
        const ask = async (tenant: string) => {
          const held = await holdOf(tenant).then(
            (hold) => (hold ? 1 : 0),
            () => Number.NaN,
          );
          return [tenant, held] as const;
        };
        const holds = await Promise.all(tenants().map(ask));
        gauge.reset();
        for (const [tenant, held] of holds) gauge.set({ tenant }, held);
      },
    );
  }

  watchWorkers(counts: () => WorkerCounts): void {
    this.#gauge('worker_peak_resident_bytes', 'Most memory that one render worker held.', [], (gauge) =>
      gauge.set(counts().peakRssBytes),
    );
    this.#running('workers_started_total', 'Render workers that were started.', () => counts().started);
    this.#running('workers_lost_total', 'Render workers that died.', () => counts().lost);
  }

  /** The code of the pages, as a label of a constant. */
  noteVersion(version: string): void {
    this.#gauge('build_info', 'The version of the code that renders.', ['version']).set({ version }, 1);
  }

  /** Shops that have not been built yet stand at 0, so that a first failure is a rise. */
  expect(tenants: readonly string[]): void {
    for (const tenant of tenants) {
      for (const outcome of OUTCOMES) this.#builds.inc({ tenant, outcome }, 0);
      for (const gate of Object.values(GATES)) this.#gateHits.inc({ tenant, gate }, 0);
    }
  }

  noteRebuild(event: RebuildEvent, now: number): void {
    const { tenant } = event.batch;
    if (event.kind === 'pinned' || event.kind === 'superseded') {
      this.#builds.inc({ tenant, outcome: OUTCOME_OF[event.kind] });
      return;
    }
    if (event.kind === 'failed') {
      this.#builds.inc({ tenant, outcome: 'failed' });
      this.#failures.inc({ error: event.error instanceof Error ? event.error.name : 'unknown' });
      if (!(event.error instanceof ReleaseCheckError)) return;
      const gates = new Set(event.error.faults.map(({ gate }) => GATES[gate]));
      for (const gate of gates) this.#gateHits.inc({ tenant, gate });
      return;
    }
    const { pages, stages, dataTime } = event.rebuilt;
    this.#builds.inc({ tenant, outcome: 'built' });
    for (const what of ['rendered', 'written', 'removed'] as const)
      this.#pages.inc({ tenant, what }, pages[what]);
    for (const [stage, milliseconds] of Object.entries(stages ?? {}))
      this.#stages.observe({ stage }, milliseconds / 1000);
    // Nobody waits for a comparison of the whole, or for a moment that was known before.
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
    this.#requests.inc({ kind, status: isWhole ? `${Math.floor(status / 100)}xx` : 'unfinished' });
    this.#answers.observe({ kind }, seconds);
  }

  noteHook(status: number): void {
    this.#hooks.inc({ status });
  }

  noteServiceFailure(code: string): void {
    this.#services.inc({ code });
  }

  /** The same log, of which errors are counted. */
  counting(log: Log): Log {
    const error: Tell = (fields: LogFields, line) => {
      this.#errors.inc({ event: fields.event });
      log.error(fields, line);
    };
    return { debug: log.debug, info: log.info, warn: log.warn, error };
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name: `storefront_${name}`, help, labelNames, registers: [this.registry] });
  }

  /** A counter of what somebody else counts. */
  #running(name: string, help: string, count: () => number): void {
    new Counter({
      name: `storefront_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  }

  #histogram<Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[]) {
    return new Histogram({
      name: `storefront_${name}`,
      help,
      buckets,
      labelNames,
      registers: [this.registry],
    });
  }

  #gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect?: (gauge: Gauge<Label>) => void | Promise<void>,
  ): Gauge<Label> {
    return new Gauge({
      name: `storefront_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      ...(collect && {
        collect() {
          return collect(this);
        },
      }),
    });
  }
}

/** Gates as labels have them. */
const GATES = { isolation: 'isolation', 'one record': 'one-record' } as const;

const OUTCOMES = ['built', 'failed', 'held', 'overtaken'] as const;

/** Events under the names that dashboards have for them. */
const OUTCOME_OF = { pinned: 'held', superseded: 'overtaken' } as const;
