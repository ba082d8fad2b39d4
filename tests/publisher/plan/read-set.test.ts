import { expect, test } from 'vitest';
import { decodeNumbers, encodeReads, hashKey } from '#publisher/plan/read-set.ts';

test('a read set holds the keys that were read, each once, in ascending order', () => {
  const keys = Array.from({ length: 500 }, (_, id) => `card:${id}`);
  const hashes = decodeNumbers(encodeReads([...keys, ...keys]));
  expect([...hashes]).toEqual(keys.map(hashKey).sort((one, other) => one - other));
});

test('a read set survives being read back from a file at any offset', () => {
  const reads = encodeReads(['market.theme', 'variation:7']);
  const shifted = new Uint8Array(reads.byteLength + 1);
  shifted.set(reads, 1);
  expect([...decodeNumbers(shifted.subarray(1))]).toEqual([...decodeNumbers(reads)]);
  expect([...decodeNumbers(shifted.subarray(1))]).toContain(hashKey('variation:7'));
});

test('a read set takes four bytes a key', () => {
  expect(encodeReads(['a', 'b', 'c']).byteLength).toBe(12);
});

test('100,000 keys collide hardly ever', () => {
  const hashes = new Set(Array.from({ length: 100_000 }, (_, id) => hashKey(`variation:${id}`)));
  expect(hashes.size).toBeGreaterThan(99_990);
});
