import { expect, test } from 'vitest';
import { comparePath, searchPath, sharedComparePath } from '#domain/link/paths.ts';
import { sharedProducts } from '#domain/link/shared-products.ts';
import { searchedQuery } from '#domain/search/searched-query.ts';

test.each([
  ['чай', '/search/%D1%87%D0%B0%D0%B9'],
  ['50% off?', '/search/50%25%20off%3F'],
  ['a/b', '/search?q=a%2Fb'],
  ['iphone 15.5', '/search?q=iphone%2015.5'],
  ['..', '/search?q=..'],
  ['', '/search'],
])('[SRC-02] a search for %j stands at %s, where it is read back', (query, path) => {
  expect(searchPath(query)).toBe(path);
  const { pathname, search } = new URL(`/uz${path}`, 'https://shop.example');
  expect(searchedQuery({ pathname, search })).toBe(query);
});

test('a page that is no search searches for nothing, and a broken address for what it says', () => {
  expect(searchedQuery({ pathname: '/cart', search: '?q=tea' })).toBe('');
  expect(searchedQuery({ pathname: '/search/%E0%A4%A', search: '' })).toBe('%E0%A4%A');
});

test('[LST-02] an address of a comparison names its products, and what cannot be read of it is left out', () => {
  const picks = [
    { productId: 501, variationId: 1201 },
    { productId: 502, variationId: 1305 },
  ];
  expect(comparePath()).toBe('/compare-products-list');
  const { pathname, search } = new URL(`/uz${sharedComparePath(picks)}`, 'https://shop.example');
  expect([pathname, search]).toEqual(['/uz/compare-products-list', '?products=501-1201,502-1305']);
  expect(sharedProducts(search)).toEqual(picks);
  expect(sharedProducts('?products=501-1201,501-1201,,5,-1,a-b,1-2-3,9999999999999999-1')).toEqual(
    picks.slice(0, 1),
  );
  expect(sharedProducts('')).toEqual([]);
  const many = Array.from({ length: 80 }, (_, at) => `${at}-${at}`).join();
  expect(sharedProducts(`?products=${many}`)).toHaveLength(50);
});
