import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ReadRecorder } from '#publisher/render/worker/read-recorder.ts';
import type { EntryReader } from '#storefront/entries/model.ts';

const nothing: EntryReader = { get: () => undefined };

test('every key is recorded, also one that the snapshot does not have: it may appear later', () => {
  const recorder = new ReadRecorder(nothing);
  recorder.get('card:7');
  recorder.get('market.theme');
  expect([...recorder.take()]).toEqual(['card:7', 'market.theme']);
  expect(recorder.take().size).toBe(0);
});

test('the reads of a fragment are known apart and count for the page, too', () => {
  const recorder = new ReadRecorder(nothing);
  recorder.get('market.theme');
  const { reads } = recorder.record(() => recorder.get('card:7'));
  recorder.get('card:8');
  expect([...reads]).toEqual(['card:7']);
  expect([...recorder.take()]).toEqual(['market.theme', 'card:7', 'card:8']);
});

test('while two fragments are being made side by side, each has its own reads', async () => {
  const recorder = new ReadRecorder(nothing);
  const fragment = (key: 'card:1' | 'card:2') =>
    recorder.record(async () => {
      await wait(1);
      recorder.get(key);
      await wait(1);
    });
  const [one, two] = [fragment('card:1'), fragment('card:2')];
  await Promise.all([one.result, two.result]);
  recorder.get('card:3');
  expect([...one.reads]).toEqual(['card:1']);
  expect([...two.reads]).toEqual(['card:2']);
});

test('a ready fragment inside another brings its reads along, and one that fails gets no more', async () => {
  const recorder = new ReadRecorder(nothing);
  const failed = recorder.record(() => Promise.reject(new Error('no')));
  await expect(failed.result).rejects.toThrow('no');
  expect(() =>
    recorder.record(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  const { reads } = recorder.record(() => recorder.add(new Set(['card:3'])));
  expect([...reads]).toEqual(['card:3']);
  expect([...failed.reads]).toEqual([]);
  expect([...recorder.take()]).toEqual(['card:3']);
});
