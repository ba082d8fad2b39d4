import { expect, test } from 'vitest';
import { linkInLanguage, searchedQuery, searchPath } from '#paths.ts';

test.each([
  ['/', '/en'],
  ['/uz', '/en'],
  ['/ru/page/about#team', '/en/page/about#team'],
  ['/category/tea?sort=price', '/en/category/tea?sort=price'],
  ['/uzum', '/en/uzum'],
  ['/market-api/media/original/a.svg', '/market-api/media/original/a.svg'],
  ['//other.example/uz', '//other.example/uz'],
  ['/\\other.example', '/\\other.example'],
  ['https://other.example/uz', 'https://other.example/uz'],
  ['tel:+998901234567', 'tel:+998901234567'],
  ['#top', '#top'],
  ['', ''],
])('[I18N-05] the link %j stands as %j on an English page', (link, shown) => {
  expect(linkInLanguage(link, 'en', ['ru', 'uz', 'en'])).toBe(shown);
});

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
