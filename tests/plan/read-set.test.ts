import { expect, test } from 'vitest';
import { encodeReads, hashKey, readsMeet } from '#plan/read-set.ts';

test('a read set meets exactly the keys that were read', () => {
  const keys = Array.from({ length: 500 }, (_, id) => `card:${id}`);
  const reads = encodeReads(keys);
  expect(keys.every((key) => readsMeet(reads, new Set([hashKey(key)])))).toBe(true);
  const others = Array.from({ length: 500 }, (_, id) => hashKey(`variation:${id}`));
  expect(readsMeet(reads, new Set(others))).toBe(false);
});

test('a read set survives being read back from a file at any offset', () => {
  const reads = encodeReads(['market.theme', 'variation:7']);
  const shifted = new Uint8Array(reads.byteLength + 1);
  shifted.set(reads, 1);
  expect(readsMeet(shifted.subarray(1), new Set([hashKey('variation:7')]))).toBe(true);
  expect(readsMeet(shifted.subarray(1), new Set([hashKey('variation:8')]))).toBe(false);
});

test('a read set takes four bytes a key', () => {
  expect(encodeReads(['a', 'b', 'c']).byteLength).toBe(12);
});

test('100,000 keys collide hardly ever', () => {
  const hashes = new Set(Array.from({ length: 100_000 }, (_, id) => hashKey(`variation:${id}`)));
  expect(hashes.size).toBeGreaterThan(99_990);
});
