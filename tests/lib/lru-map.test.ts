import { expect, test } from 'vitest';
import { LruMap } from '#lib/lru-map.ts';

test('what was used lately stays, and the number of entries is bounded', () => {
  const map = new LruMap<number, string>(100);
  for (let key = 0; key < 10_000; key++) {
    map.set(key, `value ${key}`);
    expect(map.get(0)).toBe('value 0');
  }
  expect(map.get(9_999)).toBe('value 9999');
  const kept = Array.from({ length: 10_000 }, (_, key) => map.get(key)).filter(
    (value) => value !== undefined,
  );
  expect(kept.length).toBeGreaterThanOrEqual(50);
  expect(kept.length).toBeLessThanOrEqual(102);
});

test('a new value takes the place of the old one', () => {
  const map = new LruMap<string, number>(4);
  map.set('a', 1);
  map.set('a', 2);
  expect(map.get('a')).toBe(2);
  expect(map.get('b')).toBeUndefined();
});

test('what is taken out is gone, wherever it was kept', () => {
  const map = new LruMap<number, string>(4);
  for (const key of [1, 2, 3]) map.set(key, `value ${key}`);
  map.delete(1);
  map.deleteWhere((key, value) => key === 3 && value === 'value 3');
  expect([1, 2, 3].map((key) => map.get(key))).toEqual([undefined, 'value 2', undefined]);
});
