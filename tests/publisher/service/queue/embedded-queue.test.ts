import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { KNOWN_FOR, openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';
import { aNotice, describeChangeQueue } from './change-queue-suite.ts';

function aFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'queue-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'queue.sqlite');
}

describeChangeQueue('a queue in a file', () => {
  const file = aFile();
  return { open: () => openEmbeddedQueue(file) };
});

test('[BLD-04] an id is known for four days', async () => {
  const queue = openEmbeddedQueue(aFile());
  onTestFinished(() => queue.close());
  const at = (receivedAt: number, id = 'one') => queue.add([aNotice({ id, receivedAt })]);
  expect(await at(0)).toEqual([true]);
  expect(await at(KNOWN_FOR)).toEqual([false]);
  expect(await at(KNOWN_FOR + 4_000_000, 'other')).toEqual([true]);
  expect(await at(KNOWN_FOR + 4_000_001)).toEqual([true]);
});

test('[BLD-04] a moment to come makes no id forgotten', async () => {
  const queue = openEmbeddedQueue(aFile());
  onTestFinished(() => queue.close());
  const now = Date.now();
  await queue.add([aNotice({ receivedAt: now })]);
  const newYear = now + 10 * KNOWN_FOR;
  await queue.add([aNotice({ id: 'new-year', kind: 'time', receivedAt: newYear, dueAt: newYear })]);
  expect(await queue.add([aNotice({ receivedAt: now + 1 })])).toEqual([false]);
});

test('a file of before notices had a name is used on', async () => {
  const file = aFile();
  const before = openEmbeddedQueue(file);
  await before.add([aNotice()]);
  await before.close();
  const database = new DatabaseSync(file);
  for (const column of ['id', 'kind', 'triggers']) database.exec(`ALTER TABLE notice DROP COLUMN ${column}`);
  database.close();
  const queue = openEmbeddedQueue(file);
  onTestFinished(() => queue.close());
  await queue.add([aNotice({ id: 'two' })]);
  expect((await queue.take('voltra', Date.now()))?.triggers.map(({ id }) => id)).toEqual(['', 'two']);
});

test('the shop that has waited longest comes first, and the next moment is known', async () => {
  const queue = openEmbeddedQueue(aFile());
  onTestFinished(() => queue.close());
  await queue.add([
    aNotice({ tenant: 'busy', id: 'a', receivedAt: 3_000 }),
    aNotice({ tenant: 'early', id: 'b', receivedAt: 2_000 }),
    aNotice({ tenant: 'busy', id: 'c', receivedAt: 4_000 }),
    aNotice({ tenant: 'later', id: 'd', receivedAt: 1_000, dueAt: 9_001 }),
  ]);
  expect(await queue.due(9_000)).toEqual(['early', 'busy']);
  expect(await queue.nextDue(9_000)).toBe(9_001);
  expect(await queue.nextDue(9_001)).toBeUndefined();
});
