import { expect, test } from 'vitest';
import { linkInLanguage } from '#domain/link/link-in-language.ts';

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
