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

test.for([
  ['full', ['localStorage']],
  ['blocked', ['localStorage', 'sessionStorage']],
] as const)(
  '[CRT-09] where storage is %s a cart lives as long as the tab, and that is said once',
  async ([, blocked]) => {
    for (const name of blocked)
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    let said = 0;
    const openPage = async () => {
      vi.resetModules();
      const page = await import('#storefront/storage/kept-atom.ts');
      const $cart = page.keptAtom<number>('c', 0, {
        encode: String,
        decode: Number,
        onUnkept: () => (said += 1),
      });
      return { $cart, kept: () => page.keptText('c') };
    };
    const first = await openPage();
    first.$cart.set(1);
    first.$cart.set(2);
    expect([first.kept(), said]).toEqual(['2', 1]);
    const next = await openPage();
    expect([next.$cart.get(), next.kept()]).toEqual([2, '2']);
    next.$cart.set(3);
    expect([next.kept(), said]).toEqual(['3', 1]);
    vi.restoreAllMocks();
    next.$cart.set(4);
    expect(localStorage.getItem('c')).toBe('4');
    sessionStorage.clear();
    window.name = '';
  },
);
