import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';
import { startRebuildService } from '#publisher/service/schedule/rebuild-service.ts';

test('what becomes due while the queue is looked at is not forgotten', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'due-'));
  const queue = openEmbeddedQueue(join(directory, 'queue.sqlite'));
  await queue.add([{ tenant: 'shop', id: 'one', changed: [], updatedAt: null, receivedAt: 1, dueAt: 1_000 }]);
  // The clock goes on between two questions.
  const times = [999];
  const done: string[] = [];
  const service = startRebuildService({
    queue,
    isTenant: () => true,
    clock: () => times.shift() ?? 1_000,
    rebuild: async ({ tenant }) => {
      done.push(tenant);
      const pages = { rendered: 0, written: 0, removed: 0, kept: 0 };
      return { seenTime: null, dataTime: null, pages, stages: { pull: 0, plan: 0, render: 0, publish: 0 } };
    },
  });
  onTestFinished(async () => {
    await service.close();
    await queue.close();
    rmSync(directory, { recursive: true, force: true });
  });
  await expect.poll(() => done).toEqual(['shop']);
});
