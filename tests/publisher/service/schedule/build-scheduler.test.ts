import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Batch, Notice } from '#publisher/service/queue/change-queue.ts';
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';
import {
  type RebuildEvent,
  type RebuildServiceOptions,
  type Rebuilt,
  servedAfter,
  startRebuildService,
} from '#publisher/service/schedule/rebuild-service.ts';

const NOTHING: Rebuilt = {
  seenTime: null,
  dataTime: null,
  pages: { rendered: 0, written: 0, removed: 0, kept: 0 },
  stages: { pull: 0, plan: 0, render: 0, publish: 0 },
};

/** A build that has begun and goes on until it is ended. */
interface Underway {
  batch: Batch;
  begunAt: number;
  end(rebuilt?: Partial<Rebuilt>): void;
}

/** A service on a queue of its own, whose builds end when the test says so. */
function aService(options: Pick<RebuildServiceOptions, 'debounce' | 'lookAgainAfter'> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'turns-'));
  const queue = openEmbeddedQueue(join(directory, 'queue.sqlite'));
  const builds: Underway[] = [];
  const events: RebuildEvent[] = [];
  const service = startRebuildService({
    queue,
    isTenant: () => true,
    onEvent: (event) => events.push(event),
    rebuild: (batch, { signal }) =>
      new Promise((resolve, reject) => {
        builds.push({ batch, begunAt: Date.now(), end: (rebuilt) => resolve({ ...NOTHING, ...rebuilt }) });
        signal.addEventListener('abort', () => reject(new Error('It was stopped.')), { once: true });
      }),
    ...options,
  });
  onTestFinished(async () => {
    await service.close();
    await queue.close();
    rmSync(directory, { recursive: true, force: true });
  });
  let count = 0;
  const price = [{ kind: 'variation' as const, ids: ['7'] }];
  return {
    builds,
    queue,
    events,
    shops: () => builds.map(({ batch }) => batch.tenant),
    tell: (tenant: string, changed: Notice['changed'] = price) =>
      queue.add([{ tenant, id: `n${count++}`, changed, updatedAt: null, receivedAt: Date.now() }]),
  };
}

test('[BLD-04] whatever comes during a build is one more build', async () => {
  const { builds, tell } = aService({ debounce: { quiet: 10, longest: 100 } });
  await tell('shop');
  await expect.poll(() => builds.length).toBe(1);
  for (let count = 0; count < 5; count += 1) await tell('shop', [{ kind: 'variation', ids: [`${count}`] }]);
  expect(builds.length).toBe(1);
  builds[0]?.end();
  await expect.poll(() => builds.length).toBe(2);
  expect(builds[1]?.batch).toMatchObject({ notices: 5 });
  expect(builds[1]?.batch.changed?.[0]?.ids).toEqual(['0', '1', '2', '3', '4']);
});

test('[BLD-04] a burst whose end is waited for keeps no other shop from its turn', async () => {
  const { shops, tell } = aService({ debounce: { quiet: 60_000, longest: 60_000 } });
  await Promise.all([tell('busy'), tell('busy'), tell('busy')]);
  await tell('calm');
  await expect.poll(shops).toEqual(['calm']);
});

test('what a platform does not show yet is looked at again for the message that told of it, since it came', async () => {
  const { builds, queue, events, tell } = aService({ lookAgainAfter: [20] });
  const updatedAt = '2026-01-15T10:00:00.000Z';
  const receivedAt = Date.now() - 5_000;
  await queue.add([{ tenant: 'shop', id: 'told', changed: [], updatedAt, receivedAt }]);
  await expect.poll(() => builds.length).toBe(1);
  builds[0]?.end({ seenTime: '2026-01-15T09:59:59.999Z' });
  await expect.poll(() => builds.length).toBe(2);
  expect(builds[1]?.batch).toMatchObject({
    receivedAt,
    triggers: [{ kind: 'message', id: 'told', at: receivedAt }],
  });
  builds[1]?.end({ seenTime: updatedAt });
  await tell('shop', null);
  await expect.poll(() => builds.length).toBe(3);
  builds[2]?.end();
  await expect.poll(() => events.length).toBe(3);
  const now = receivedAt + 60_000;
  expect(events.map((event) => servedAfter(event, now))).toEqual([undefined, 60_000, undefined]);
});

test('[TEN-10] a moment that makes a page old is met when it comes, once, without asking the platform', async () => {
  const { builds, queue, tell } = aService();
  await tell('shop');
  await expect.poll(() => builds.length).toBe(1);
  const nextTime = Date.now() + 300;
  builds[0]?.end({ nextTime });
  await expect.poll(() => queue.nextDue(nextTime - 1)).toBe(nextTime);
  await expect.poll(() => builds.length).toBe(2);
  expect(builds[1]?.begunAt).toBeGreaterThanOrEqual(nextTime);
  expect(builds[1]?.begunAt).toBeLessThan(nextTime + 2_000);
  expect(builds[1]?.batch).toMatchObject({ changed: null, receivedAt: nextTime });
  builds[1]?.end({ nextTime });
  await expect.poll(() => queue.backlog()).toEqual({ notices: 0, oldest: undefined });
});
