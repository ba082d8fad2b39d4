// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

const aCount = (key: string) => keptAtom<number>(key, 0, { encode: String, decode: Number });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a value is kept in the browser', () => {
  aCount('a').set(3);
  expect(localStorage.getItem('a')).toBe('3');
  expect(aCount('a').get()).toBe(3);
});

test('[SEC-03] a value that the browser has no room for lives until the page is left, over the one that is kept', () => {
  const $count = aCount('b');
  $count.set(1);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const seen: number[] = [];
  $count.subscribe((value) => seen.push(value));
  $count.set(2);
  expect(seen).toEqual([1, 2]);
  expect(aCount('b').get()).toBe(2);
  full.mockRestore();
  $count.set(5);
  expect(localStorage.getItem('b')).toBe('5');
});
