import { expect, test } from 'vitest';
import { cardModel } from '#components/card/card-model.ts';
import { renderCards } from '#components/card/render-card.tsx';
import { cardVariant } from '#variants/product-card.ts';
import type { Fragments } from '#view/fragments.ts';
import { inlineFragments } from '#view/inline-fragments.ts';
import { aCardEntry, aShopView } from '../../view/a-shop-view.ts';

test('[CAT-04] layout 8 is the default, and an unknown number gives layout 1', () => {
  expect(cardModel(aShopView(), aCardEntry()).variant).toBe(cardVariant(8));
  expect(cardVariant(99)).toBe(cardVariant(1));
  expect(cardVariant(8)).not.toBe(cardVariant(1));
});

test('[CAT-08] a discounted card shows both prices and the percent, another one neither', () => {
  expect(cardModel(aShopView(), aCardEntry())).toMatchObject({
    priceText: '900\u00A0000\u00A0UZS',
    oldPriceText: '1\u00A0000\u00A0000\u00A0UZS',
    discountText: '−10%',
  });
  expect(cardModel(aShopView(), aCardEntry({ oldPrice: 900_000 }))).toMatchObject({
    oldPriceText: '',
    discountText: '',
  });
});

test('[CAT-05] a product with several variations is chosen on its page, one with a single variation is added at once', () => {
  const one = renderCards(aShopView(), [aCardEntry()], inlineFragments);
  const several = renderCards(
    aShopView({ language: 'uz' }),
    [aCardEntry({ variations: 3 })],
    inlineFragments,
  );
  expect(one).toMatch(/<button[^>]*data-action="add"/);
  expect(several).not.toContain('data-action="add"');
  expect(several).toMatch(/<a class="button[^>]*href="\/uz\/product\/7"[^>]*>Tanlash</);
});

test('[TEN-08] switches of the shop take buttons off the card', () => {
  const card = renderCards(
    aShopView({ settings: { cartActive: false, showFavorite: false, showCompareProduct: false } }),
    [aCardEntry()],
    inlineFragments,
  );
  expect(card).not.toContain('data-action');
});

test('a card carries what the browser needs to put the product into the cart', () => {
  const card = renderCards(aShopView(), [aCardEntry()], inlineFragments);
  for (const attribute of [
    'data-item="7"',
    'data-stock="70"',
    'data-price="900000"',
    'data-old-price="1000000"',
    'data-count="5"',
  ])
    expect(card).toContain(attribute);
  expect(card.length).toBeLessThan(2000);
});

test('an empty tracked stock cannot be added', () => {
  const card = renderCards(aShopView(), [aCardEntry({ stockCount: 0 })], inlineFragments);
  expect(card).not.toContain('data-action="add"');
  expect(card).toContain('Нет в наличии');
  expect(cardModel(aShopView(), aCardEntry({ stockCount: 0, tracking: false })).soldOut).toBe(false);
});

test('colours are shown where there is a choice, five at most', () => {
  const colors = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'];
  expect(cardModel(aShopView(), aCardEntry({ colors }))).toMatchObject({
    colors: colors.slice(0, 5),
    moreColors: 2,
  });
  expect(cardModel(aShopView(), aCardEntry({ colors: ['#111111'] })).colors).toEqual([]);
});

test('a name with markup stays text', () => {
  expect(
    renderCards(aShopView(), [aCardEntry({ name: { ru: '<img src=x onerror=alert(1)>' } })], inlineFragments),
  ).not.toContain('<img src=x');
});

test('a ready fragment is used instead of rendering again, and only pictures in sight load at once', () => {
  const kept = new Map<string, string>();
  function share(key: string, render: () => string): string;
  function share(key: string, render: () => Promise<string>): Promise<string>;
  function share(key: string, render: () => string | Promise<string>): string | Promise<string> {
    const html = kept.get(key) ?? render();
    if (typeof html === 'string') kept.set(key, html);
    return html;
  }
  const fragments: Fragments = { ...inlineFragments, share };
  const show = () =>
    renderCards(aShopView(), [aCardEntry({ id: 1 }), aCardEntry({ id: 2 })], fragments, { eager: 1 });
  const html = show();
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  expect(html.indexOf('loading="lazy"')).toBeGreaterThan(html.indexOf('data-item="2"'));
  for (const [key, card] of kept) kept.set(key, card.replace('<article', '<article data-kept'));
  expect(show().match(/data-kept/g)).toHaveLength(2);
});

test('[CAT-04] a card has a dot for each picture, five at most, where the shop wants them', () => {
  const image = { urls: { '500x_': '/m/500x_/a.svg' } } as const;
  const entry = aCardEntry({ image, moreImages: [image, image, image, image, image] });
  expect(cardModel(aShopView(), entry).morePictures).toHaveLength(4);
  expect(cardModel(aShopView({ settings: { showImageSlider: false } }), entry).morePictures).toEqual([]);
  expect(cardModel(aShopView({ settings: { settingStyleOfProduct: 1 } }), entry).morePictures).toEqual([]);
});
