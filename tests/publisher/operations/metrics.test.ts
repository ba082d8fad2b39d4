import { expect, test } from 'vitest';
import { openLog } from '#lib/log/open-log.ts';
import { PinnedError } from '#publisher/build/pinned-error.ts';
import { Metrics } from '#publisher/operations/metrics.ts';
import { ReleaseCheckError, type ReleaseFault } from '#publisher/release-checks/release-check-error.ts';
import type { Batch } from '#publisher/service/queue/change-queue.ts';
import type { RebuildEvent } from '#publisher/service/schedule/rebuild-service.ts';

const NOW = Date.parse('2026-01-15T10:00:01.000Z');

const aBatch = (fields: Partial<Batch> = {}): Batch => ({
  tenant: 'voltra',
  changed: [],
  updatedAt: '2026-01-15T10:00:00.000Z',
  receivedAt: NOW - 600,
  looks: 0,
  tries: 0,
  notices: 1,
  triggers: [{ kind: 'message', id: 'one', at: NOW - 600 }],
  positions: [],
  ...fields,
});

const built = (fields: Partial<Batch> = {}, isStale = false): RebuildEvent => ({
  kind: 'rebuilt',
  batch: aBatch(fields),
  milliseconds: 500,
  isStale,
  rebuilt: {
    seenTime: null,
    dataTime: '2026-01-15T10:00:00.000Z',
    pages: { rendered: 5, written: 3, removed: 1, kept: 90 },
    stages: { pull: 40, plan: 4, render: 125, publish: 20 },
  },
});

const failed = (error: unknown): RebuildEvent => ({ kind: 'failed', batch: aBatch(), error, retryIn: 1_000 });

/** The lines that Prometheus would read, without comments. */
async function read(metrics: Metrics): Promise<string[]> {
  return (await metrics.registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
}

test('a build is counted by shop, outcome, pages, stages and how fresh what is served is', async () => {
  const metrics = new Metrics();
  metrics.expect(['voltra', 'nafis']);
  metrics.noteRebuild(built(), NOW);
  metrics.noteRebuild(built({ updatedAt: null, receivedAt: 0, triggers: [] }), NOW);
  metrics.noteRebuild(built({}, true), NOW);
  metrics.noteRebuild(failed(new TypeError('odd')), NOW);
  const error = new PinnedError('voltra', { release: 3, since: '2026-01-14' });
  metrics.noteRebuild({ kind: 'pinned', batch: aBatch(), error }, NOW);
  expect(await read(metrics)).toEqual(
    expect.arrayContaining([
      'storefront_builds_total{tenant="voltra",outcome="built"} 3',
      'storefront_builds_total{tenant="voltra",outcome="failed"} 1',
      'storefront_builds_total{tenant="voltra",outcome="held"} 1',
      'storefront_builds_total{tenant="nafis",outcome="failed"} 0',
      'storefront_build_failures_total{error="TypeError"} 1',
      'storefront_pages_total{tenant="voltra",what="written"} 9',
      'storefront_stage_seconds_sum{stage="render"} 0.375',
      // Of a comparison of the whole nobody waits for the end, and what is stale is not what was told of.
      'storefront_freshness_seconds_count{tenant="voltra"} 1',
      'storefront_freshness_seconds_bucket{le="0.5",tenant="voltra"} 0',
      'storefront_freshness_seconds_bucket{le="0.8",tenant="voltra"} 1',
      'storefront_data_timestamp_seconds{tenant="voltra"} 1768471200',
    ]),
  );
});

test('a build that a gate stopped is counted once for each gate, whatever number of pages', async () => {
  const metrics = new Metrics();
  metrics.expect(['voltra', 'nafis']);
  const fault = (page: string, gate: ReleaseFault['gate']) => ({ page, gate, text: 'x', remedy: 'y' });
  const faults = [fault('/1', 'isolation'), fault('/2', 'isolation'), fault('/2', 'one record')];
  metrics.noteRebuild(failed(new ReleaseCheckError('voltra', faults)), NOW);
  metrics.noteRebuild(failed(new ReleaseCheckError('voltra', faults.slice(0, 1))), NOW);
  metrics.noteRebuild(failed(new Error('odd')), NOW);
  const hits = (await read(metrics)).filter((line) => line.startsWith('storefront_gate_hits_total'));
  expect(hits).toEqual([
    'storefront_gate_hits_total{tenant="voltra",gate="isolation"} 2',
    'storefront_gate_hits_total{tenant="voltra",gate="one-record"} 1',
    'storefront_gate_hits_total{tenant="nafis",gate="isolation"} 0',
    'storefront_gate_hits_total{tenant="nafis",gate="one-record"} 0',
  ]);
});

test('the queue is asked whenever the metrics are; one that cannot be read is no number', async () => {
  const metrics = new Metrics();
  let backlog = async () => ({ notices: 2, oldest: (NOW - 5_000) as number | undefined });
  metrics.watchQueue({ backlog: () => backlog() }, () => NOW);
  const own = async () => (await read(metrics)).filter((line) => line.startsWith('storefront_queue'));
  expect(await own()).toEqual(['storefront_queue_notices 2', 'storefront_queue_oldest_seconds 5']);
  backlog = async () => ({ notices: 1, oldest: NOW + 60_000 });
  expect(await own()).toEqual(['storefront_queue_notices 1', 'storefront_queue_oldest_seconds 0']);
  backlog = () => Promise.reject(new Error('locked'));
  expect(await own()).toEqual(['storefront_queue_notices Nan', 'storefront_queue_oldest_seconds Nan']);
});

test('the store is asked which shops are held; where it does not say, that is no number', async () => {
  const metrics = new Metrics();
  const holds = new Map([['voltra', { release: 3, since: '2026-01-14' }]]);
  const names = ['voltra', 'nafis', 'dev'];
  metrics.watchHolds(
    () => names,
    async (tenant) => {
      if (tenant === 'dev') throw new Error('the bucket is away');
      return holds.get(tenant);
    },
  );
  const own = async () => (await read(metrics)).filter((line) => line.startsWith('storefront_shop_held'));
  expect(await own()).toEqual([
    'storefront_shop_held{tenant="voltra"} 1',
    'storefront_shop_held{tenant="nafis"} 0',
    'storefront_shop_held{tenant="dev"} Nan',
  ]);
  holds.clear();
  names.pop();
  expect(await own()).toEqual([
    'storefront_shop_held{tenant="voltra"} 0',
    'storefront_shop_held{tenant="nafis"} 0',
  ]);
});

test('errors are counted where they are told', async () => {
  const metrics = new Metrics();
  const lines: string[] = [];
  const log = metrics.counting(
    openLog({ env: {}, format: 'json', level: 'info', write: (line) => lines.push(line) }),
  );
  log.error({ event: 'queue-failed' }, 'The queue cannot be read.');
  log.warn({ event: 'platform-not-asked' }, 'Nobody answered.');
  expect(lines).toHaveLength(2);
  const errors = (await read(metrics)).filter((line) => line.startsWith('storefront_errors_total'));
  expect(errors).toEqual(['storefront_errors_total{event="queue-failed"} 1']);
});

test('44 shops make few series, and what strangers ask for makes none', async () => {
  const metrics = new Metrics();
  const tenants = Array.from({ length: 44 }, (_, at) => `shop-${at}`);
  metrics.expect(tenants);
  for (const tenant of tenants) {
    metrics.noteRebuild(built({ tenant }), NOW);
    metrics.notePlatformAsked(tenant, NOW);
  }
  const before = (await read(metrics)).length;
  expect(before).toBeLessThan(1_500);
  for (let at = 0; at < 50; at++)
    metrics.noteAnswer({ kind: 'page', status: 404, seconds: 0.01, isWhole: true });
  // One of requests by status, and a histogram of their time.
  expect((await read(metrics)).length - before).toBeLessThan(15);
});
