import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GzipCache } from '#publisher/serve/embedded/gzip-cache.ts';

/** A cache, and what it has read so far. */
function aCache(maxBytes?: number) {
  const cache = new GzipCache(maxBytes);
  const read: string[] = [];
  const get = (key: string, bytes: Buffer = Buffer.from(key)) =>
    cache.get(key, async () => {
      read.push(key);
      return bytes;
    });
  return { get, read };
}

test('a file is packed once, also for those who ask at the same time', async () => {
  const { get, read } = aCache();
  const answers = [...(await Promise.all([get('a'), get('a')])), await get('a')];
  for (const answer of answers) expect(gunzipSync(answer).toString()).toBe('a');
  expect(read).toEqual(['a']);
});

test('what was used longest ago makes room', async () => {
  const { get, read } = aCache(2500);
  const noise = randomBytes(1000);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key, noise);
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

test('what is larger than the room is answered and not kept', async () => {
  const { get, read } = aCache(100);
  const noise = randomBytes(1000);
  for (const _ of [1, 2]) expect(gunzipSync(await get('a', noise)).equals(noise)).toBe(true);
  expect(read).toEqual(['a', 'a']);
});

test('a file that cannot be read is tried again', async () => {
  const cache = new GzipCache();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(gunzipSync(await cache.get('a', async () => Buffer.from('back'))).toString()).toBe('back');
});
