import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openQueueThread } from '#publisher/service/queue/queue-thread.ts';
import { aNotice, describeChangeQueue } from './change-queue-suite.ts';

function aFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'queue-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'queue.sqlite');
}

describeChangeQueue('a queue in a thread', () => {
  const file = aFile();
  return { open: () => openQueueThread(file) };
});

test('[BLD-04] a process that waits for the disk answers others meanwhile, and says nothing too early', async () => {
  const file = aFile();
  const queue = await openQueueThread(file);
  onTestFinished(() => queue.close());
  const disk = new DatabaseSync(file);
  onTestFinished(() => disk.close());
  disk.exec('BEGIN IMMEDIATE');
  let isKept = false;
  const adding = queue.add([aNotice()]).then((isNew) => {
    isKept = true;
    return isNew;
  });
  for (let turn = 0; turn < 1_000; turn += 1) await setImmediate();
  expect(isKept).toBe(false);
  disk.exec('COMMIT');
  expect(await adding).toEqual([true]);
});

test('a file that is no queue is said at once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'queue-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  await expect(openQueueThread(directory)).rejects.toThrow('unable to open database file');
});

test('whoever asks a queue that was closed hears so', async () => {
  const queue = await openQueueThread(aFile());
  await queue.close();
  await expect(queue.add([aNotice()])).rejects.toThrow('The queue was closed.');
});
