// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { KeptKey } from '#domain/account/kept-name.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

const aCount = (key: KeptKey) => keptAtom<number>(key, 'customer', 0, { encode: String, decode: Number });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a value is kept in the browser', () => {
  aCount('a:v1').set(3);
  expect(localStorage.getItem('a:v1')).toBe('3');
  expect(aCount('a:v1').get()).toBe(3);
});

test('[SEC-03] a value that the browser has no room for lives until the page is left, over the one that is kept', () => {
  const $count = aCount('b:v1');
  $count.set(1);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const seen: number[] = [];
  $count.subscribe((value) => seen.push(value));
  $count.set(2);
  expect(seen).toEqual([1, 2]);
  expect(aCount('b:v1').get()).toBe(2);
  full.mockRestore();
  $count.set(5);
  expect(localStorage.getItem('b:v1')).toBe('5');
});
