import { expect, test } from 'vitest';
import { PackedCache } from '#publisher/serve/embedded/packed-cache.ts';

/** A cache, and what it has packed so far. */
function aCache(maxBytes?: number) {
  const cache = new PackedCache(maxBytes);
  const packed: string[] = [];
  const get = (key: string, bytes: Buffer = Buffer.from(key)) =>
    cache.get(key, async () => {
      packed.push(key);
      return bytes;
    });
  return { get, packed };
}

test('a file is packed once, also for those who ask at the same time', async () => {
  const { get, packed } = aCache();
  const answers = [...(await Promise.all([get('a'), get('a')])), await get('a')];
  for (const answer of answers) expect(answer.toString()).toBe('a');
  expect(packed).toEqual(['a']);
});

test('what was used longest ago makes room', async () => {
  const { get, packed } = aCache(2500);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key, Buffer.alloc(1000));
  expect(packed).toEqual(['a', 'b', 'c', 'b']);
});

test('what is larger than the room is answered and not kept', async () => {
  const { get, packed } = aCache(100);
  const bytes = Buffer.alloc(1000);
  for (const _ of [1, 2]) expect((await get('a', bytes)).equals(bytes)).toBe(true);
  expect(packed).toEqual(['a', 'a']);
});

test('a file that cannot be packed is tried again', async () => {
  const cache = new PackedCache();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await cache.get('a', async () => Buffer.from('back'))).toString()).toBe('back');
});
