import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Notice } from '#rebuild/queue/change-queue.ts';
import { KNOWN_FOR, openEmbeddedQueue } from '#rebuild/queue/embedded-queue.ts';
import { mergeChanges } from '#rebuild/queue/merge-changes.ts';

function aFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'queue-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'queue.sqlite');
}

function aQueue(file = aFile()) {
  const queue = openEmbeddedQueue(file);
  onTestFinished(() => queue.close().catch(() => {}));
  return queue;
}

const notice = (fields: Partial<Notice> = {}): Notice => ({
  tenant: 'voltra',
  id: 'one',
  changed: [{ kind: 'variation', ids: ['7'] }],
  updatedAt: '2026-01-15T10:00:00.000Z',
  receivedAt: 1_000,
  ...fields,
});

test('what several messages name is each thing once, and anything where one means that', () => {
  const price = [{ kind: 'variation' as const, ids: ['7', '8'] }];
  const menu = [{ kind: 'menu-item' as const, ids: [] }];
  expect(mergeChanges([price, [{ kind: 'variation', ids: ['8', '9'] }], menu])).toEqual([
    { kind: 'variation', ids: ['7', '8', '9'] },
    { kind: 'menu-item', ids: [] },
  ]);
  expect(mergeChanges([menu, [{ kind: 'menu-item', ids: ['5'] }]])).toEqual(menu);
  expect(mergeChanges([price, []])).toEqual([]);
});

test('[BLD-04] a burst becomes one batch, and what comes while it is worked on another one', async () => {
  const queue = aQueue();
  const burst = Array.from({ length: 1_000 }, (_, at) =>
    notice({
      id: `n${at}`,
      changed: [{ kind: 'variation', ids: [String(at % 10)] }],
      receivedAt: 1_000 + at,
    }),
  );
  await Promise.all(burst.map((one) => queue.add([one])));
  expect(await queue.due(5_000)).toEqual(['voltra']);
  const first = await queue.take('voltra', 5_000);
  expect(first).toMatchObject({ notices: 1_000, receivedAt: 1_000, tries: 0 });
  expect(first?.changed?.[0]?.ids).toHaveLength(10);
  await queue.add([notice({ id: 'late', receivedAt: 6_000 })]);
  await queue.done(first ?? expect.fail());
  expect(await queue.take('voltra', 6_000)).toMatchObject({ notices: 1, receivedAt: 6_000 });
});

test('[BLD-04] a message with a known id is no second one, for four days and also after it is done', async () => {
  const queue = aQueue();
  expect(await queue.add([notice()])).toEqual([true]);
  expect(await queue.add([notice(), notice({ tenant: 'nafis' })])).toEqual([false, true]);
  await queue.done((await queue.take('voltra', 1_000)) ?? expect.fail());
  expect(await queue.add([notice({ receivedAt: KNOWN_FOR })])).toEqual([false]);
  expect(await queue.add([notice({ id: 'other', receivedAt: KNOWN_FOR + 4_000_000 })])).toEqual([true]);
  expect(await queue.add([notice({ receivedAt: KNOWN_FOR + 4_000_001 })])).toEqual([true]);
});

test('[BLD-04] what was put in is there after a process that died, and what it worked on, too', async () => {
  const file = aFile();
  const died = openEmbeddedQueue(file);
  await died.add([notice(), notice({ id: 'two', changed: [] })]);
  await died.take('voltra', 1_000);
  // Nothing was closed, as after a kill.
  const next = aQueue(file);
  expect(await next.take('voltra', 1_000)).toMatchObject({ notices: 2, changed: [] });
  await died.close();
});

test('a batch that failed waits for its time, alone', async () => {
  const queue = aQueue();
  await queue.add([notice()]);
  await queue.later((await queue.take('voltra', 1_000)) ?? expect.fail(), 9_000);
  expect(await queue.due(8_999)).toEqual([]);
  expect(await queue.nextDue(8_999)).toBe(9_000);
  await queue.add([notice({ id: 'two' })]);
  expect(await queue.take('voltra', 2_000)).toMatchObject({ notices: 1, tries: 0 });
  expect(await queue.take('voltra', 9_000)).toMatchObject({ notices: 2, tries: 1 });
  expect(await queue.nextDue(9_000)).toBeUndefined();
  expect(await queue.backlog()).toEqual({ notices: 2, oldest: 1_000 });
});

test('the shop that has waited longest comes first', async () => {
  const queue = aQueue();
  await queue.add([
    notice({ tenant: 'busy', id: 'a', receivedAt: 3_000 }),
    notice({ tenant: 'early', id: 'b', receivedAt: 2_000 }),
    notice({ tenant: 'busy', id: 'c', receivedAt: 4_000 }),
  ]);
  expect(await queue.due(9_000)).toEqual(['early', 'busy']);
});

test('that only time has passed asks the platform for nothing, until somebody names something', async () => {
  const queue = aQueue();
  await queue.add([notice({ changed: null, updatedAt: null })]);
  expect(await queue.take('voltra', 1_000)).toMatchObject({ changed: null, updatedAt: null });
  await queue.add([notice({ id: 'two' })]);
  expect(await queue.take('voltra', 1_000)).toMatchObject({ changed: [{ kind: 'variation', ids: ['7'] }] });
});

test('the time of the data never goes back', async () => {
  const queue = aQueue();
  expect(await queue.dataTime('voltra')).toBeUndefined();
  await queue.noteDataTime('voltra', '2026-01-15T10:30:00.000Z');
  await queue.noteDataTime('voltra', '2026-01-15T10:00:00.000Z');
  expect(await queue.dataTime('voltra')).toBe('2026-01-15T10:30:00.000Z');
});

test('[BLD-04] whoever works off a queue hears of what is put in, by another process, too', async () => {
  const file = aFile();
  const queue = aQueue(file);
  const heard: (string | undefined)[] = [];
  const stop = queue.onAdded((tenant) => heard.push(tenant));
  await queue.add([notice()]);
  await queue.add([notice()]);
  expect(heard).toEqual(['voltra']);
  await aQueue(file).add([notice({ id: 'two' })]);
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(2);
  expect(heard).toEqual(['voltra', undefined]);
  stop();
  await queue.add([notice({ id: 'three' })]);
  expect(heard).toHaveLength(2);
});

test('whoever asks hears what waits, where it comes from and how often it failed', async () => {
  const queue = aQueue();
  await queue.add([notice({ receivedAt: 2_000 }), notice({ id: 'sweep:1', kind: 'sweep', changed: [] })]);
  const batch = (await queue.take('voltra', 5_000)) ?? expect.fail();
  expect(batch.occasions).toEqual([
    { kind: 'sweep', id: 'sweep:1', at: 1_000 },
    { kind: 'message', id: 'one', at: 2_000 },
  ]);
  await queue.later(batch, 9_000);
  expect(await queue.waiting('voltra')).toEqual([
    { kind: 'sweep', id: 'sweep:1', at: 1_000, changed: [], dueAt: 9_000, tries: 1 },
    { ...batch.occasions[1], changed: [{ kind: 'variation', ids: ['7'] }], dueAt: 9_000, tries: 1 },
  ]);
  expect(await queue.waiting('other')).toEqual([]);
});

test('a file of before notices had a name is used on', async () => {
  const file = aFile();
  const queue = aQueue(file);
  await queue.add([notice()]);
  await queue.close();
  const database = new DatabaseSync(file);
  database.exec('ALTER TABLE notice DROP COLUMN id; ALTER TABLE notice DROP COLUMN kind');
  database.close();
  const later = aQueue(file);
  await later.add([notice({ id: 'two' })]);
  expect((await later.take('voltra', 5_000))?.occasions.map(({ id }) => id)).toEqual(['', 'two']);
});
