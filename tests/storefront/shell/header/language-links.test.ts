import { expect, test } from 'vitest';
import { fillPath, languageLinks } from '#storefront/shell/header/language-links.ts';
import { aShopView } from '../../view/a-shop-view.ts';

const header = languageLinks(aShopView({ language: 'uz' }))
  .map(({ href }) => `<a href="${href}">`)
  .join('');

test('[I18N-02] one header leads every page to itself in the other languages', () => {
  expect(fillPath(header, '/product/7')).toBe(
    '<a href="/product/7"><a href="/uz/product/7"><a href="/en/product/7">',
  );
});

test('[I18N-02] the home page of a language has no closing slash', () => {
  expect(fillPath(header, '/')).toBe('<a href="/"><a href="/uz"><a href="/en">');
});

test('the not-found page leads to the home page of the other languages', () => {
  expect(fillPath(header, '/404')).toBe(fillPath(header, '/'));
});

test('[I18N-02] a page that fills no place has the same addresses', () => {
  const shop = aShopView({ language: 'uz' });
  for (const path of ['/product/7', '/', '/404'])
    expect(
      languageLinks(shop, path)
        .map(({ href }) => `<a href="${href}">`)
        .join(''),
    ).toBe(fillPath(header, path));
});

test('[I18N-01] only languages of the shop are offered', () => {
  expect(
    languageLinks(aShopView({ tenant: { languages: ['uz', 'ru'] } })).map(({ language, href }) => [
      language,
      href,
    ]),
  ).toEqual([
    ['uz', '%PATH%'],
    ['ru', '/ru%PATH%'],
  ]);
});
