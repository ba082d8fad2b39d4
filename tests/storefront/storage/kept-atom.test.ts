// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { KeptKey } from '#domain/account/kept-name.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';
import { UNKEPT_EVENT } from '#storefront/storage/unkept.ts';

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
    const said: string[] = [];
    const listen = (event: Event) => said.push(event.type);
    document.addEventListener(UNKEPT_EVENT, listen);
    const openPage = async () => {
      vi.resetModules();
      const page = await import('#storefront/storage/kept-atom.ts');
      return page.keptAtom<number>('cart:v1', 'customer', 0, { encode: String, decode: Number });
    };
    const left = () => (blocked.length > 1 ? window.name : sessionStorage.getItem('tab-copy:v1'));
    const first = await openPage();
    first.set(1);
    first.set(2);
    await expect.poll(left).toBe('{"cart:v1":"2"}');
    const next = await openPage();
    expect(next.get()).toBe(2);
    next.set(3);
    await expect.poll(left).toBe('{"cart:v1":"3"}');
    expect(said).toEqual([UNKEPT_EVENT]);
    vi.restoreAllMocks();
    next.set(4);
    expect(localStorage.getItem('cart:v1')).toBe('4');
    await expect.poll(() => sessionStorage.getItem('tab-copy:v1')).toBe('{}');
    document.removeEventListener(UNKEPT_EVENT, listen);
    sessionStorage.clear();
    window.name = '';
  },
);
