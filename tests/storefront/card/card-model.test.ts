import { expect, test } from 'vitest';
import { createShopMessages } from '#publisher/render/dictionary/shop-translate.ts';
import { type CardModel, cardModel } from '#storefront/card/card-model.ts';
import { entryCard } from '#storefront/card/entry-card.ts';
import { renderCards } from '#storefront/card/render-card.tsx';
import type { CardEntry } from '#storefront/entries/model.ts';
import type { CardVariant } from '#storefront/looks/card-look.ts';
import { CARD_VARIANTS, cardVariant } from '#storefront/looks/product-card.ts';
import type { Fragments } from '#storefront/view/fragments.ts';
import { inlineFragments } from '#storefront/view/inline-fragments.ts';
import { aCardEntry, aShopView, type ShopViewOptions } from '../view/a-shop-view.ts';

/** The model of a card, in a shop in Russian. */
function aModel(entry: Partial<CardEntry> = {}, settings: ShopViewOptions['settings'] = {}): CardModel {
  const shop = aShopView({ settings });
  const look = shop.cardLook();
  return cardModel(entryCard(aCardEntry(entry), shop, look), look, shop);
}

test('[CAT-04] layout 8 is the default, and an unknown number gives layout 1', () => {
  const { sheets: _, purpose: __, ...row } = cardVariant(8);
  expect(aModel().look).toMatchObject(row);
  expect(cardVariant(99)).toBe(cardVariant(1));
  expect(cardVariant(8)).not.toBe(cardVariant(1));
});

test('[CAT-08] a discounted card shows both prices and the percent, another one neither', () => {
  expect(aModel().offer).toEqual({
    price: '900\u00A0000\u00A0UZS',
    oldPrice: '1\u00A0000\u00A0000\u00A0UZS',
    discount: '−10%',
  });
  expect(aModel({ oldPrice: 900_000 }).offer).toMatchObject({ oldPrice: '', discount: '' });
});

test('[I18N-06] the word after a price is the shop’s own where it has one', () => {
  const shop = { ...aShopView(), ...createShopMessages('ru', { 'shell.currency': 'сум' }) };
  const cards = renderCards(shop, [aCardEntry()], inlineFragments);
  expect(cards).toContain('900\u00A0000\u00A0сум');
  expect(cards).toContain('1\u00A0000\u00A0000\u00A0сум');
  expect(cards).not.toContain('UZS');
});

test.each([
  ['ru', '4,5'],
  ['uz', '4,5'],
  ['en', '4.5'],
] as const)('[I18N-06] a rating in %s is %s', (language, text) => {
  const shop = aShopView({ language });
  const card = entryCard(aCardEntry({ rating: { average: 4.5, count: 2 } }), shop, shop.cardLook());
  const { rating } = cardModel(card, shop.cardLook(), shop);
  expect(rating?.text).toBe(text);
  expect(rating?.label).toContain(text);
});

test('[PDP-09] a card shows the price of the smallest order', () => {
  const tiers = [{ min: 3, max: null, fixedDiscount: 50_000 }];
  expect(aModel({ tiers }).offer.price).toBe('900\u00A0000\u00A0UZS');
  expect(aModel({ tiers, minOrder: 4 }).offer).toMatchObject({
    price: '850\u00A0000\u00A0UZS',
    discount: '−15%',
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

const OFF = {
  cartActive: false,
  showFavorite: false,
  showCompareProduct: false,
  showQuickView: false,
  showBrandInProduct: false,
  showSupplier: false,
  showProductCardInStock: false,
} as const;
const NAMES = { 'brand:9': { name: 'Artel' }, 'supplier:2': { name: 'Sergeli Savdo' } };

/** The card of a product with brand and seller, under the given settings. */
function aCard(
  settings: NonNullable<ShopViewOptions['settings']>,
  entry: Partial<CardEntry> = {},
  names: ShopViewOptions['entries'] = NAMES,
): string {
  const shop = aShopView({ settings, entries: names });
  return renderCards(shop, [aCardEntry({ brandId: 9, ...entry })], inlineFragments);
}

test('[TEN-08] with all its switches off a card has no button, no toggle and no names', () => {
  const card = aCard(OFF);
  expect(card).not.toContain('data-action');
  expect(card).not.toMatch(/Artel|Sergeli|data-part="stock"/);
});

test.each([
  ['cartActive', 'data-action="add"'],
  ['showFavorite', 'data-action="favourite"'],
  ['showCompareProduct', 'data-action="compare"'],
  ['showQuickView', 'data-action="quick-view"'],
  ['showBrandInProduct', 'Artel'],
  ['showSupplier', 'Sergeli Savdo'],
  ['showProductCardInStock', 'data-part="stock"'],
  ['showProductCardRemainder', 'Осталось\u00A05\u00A0шт.'],
] as const)('[TEN-08] %s brings its part to the cards of every layout', (name, part) => {
  for (const settingStyleOfProduct of Object.keys(CARD_VARIANTS).map(Number)) {
    expect(aCard({ ...OFF, settingStyleOfProduct })).not.toContain(part);
    expect(aCard({ ...OFF, settingStyleOfProduct, [name]: true })).toContain(part);
  }
});

test('[TEN-08] a brand that is its own seller is named once on a card', () => {
  const names = { ...NAMES, 'supplier:2': { name: 'ARTEL ' } };
  const count = (settings: ShopViewOptions['settings']) =>
    aCard({ ...OFF, ...settings }, {}, names).match(/artel/gi)?.length ?? 0;
  expect(count({ showBrandInProduct: true, showSupplier: true })).toBe(1);
  expect(count({ showSupplier: true })).toBe(1);
});

test('[TEN-08] one-click buying needs a cart and nothing to choose', () => {
  const on = { showProductCardBuyInOneClick: true };
  expect(aCard(on)).toContain('data-action="one-click"');
  expect(aCard({})).not.toContain('one-click');
  expect(aCard({ ...on, cartActive: false })).not.toContain('one-click');
  expect(aCard(on, { variations: 2 })).not.toContain('one-click');
});

test('[CAT-04] the eleven layouts differ in what they show of any product and in its order, and each has its own sheet', () => {
  const rows = Object.values(CARD_VARIANTS);
  expect(rows).toHaveLength(11);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(11);
  // Estimates do not count: few products are dear enough for monthly payments.
  const structure = ({ name: _, purpose: __, sheets: ___, estimate: ____, ...row }: CardVariant) =>
    JSON.stringify(row);
  expect(new Set(rows.map(structure)).size).toBe(11);
  for (const { name, sheets } of rows) expect(sheets).toContain(`card/look/${name}`);
});

test('[CAT-11] layouts 1, 6 and 7 estimate a monthly payment, each its own way, and say what it holds', () => {
  const price = { newPrice: 2_400_000, oldPrice: 2_400_000 };
  const monthly = (settingStyleOfProduct: number, entry = price) =>
    aModel(entry, { settingStyleOfProduct }).estimate;
  const said = (number: number) =>
    Object.values(monthly(number) ?? {})
      .join('')
      .replaceAll('\u00A0', ' ');
  expect(said(1)).toBe('280 000 UZS × 12 мес., без взноса');
  expect(said(6)).toBe('от 100 000 UZS × 24 мес.');
  expect(said(7)).toBe('258 000 UZS × 12 мес., со взносом');
  expect(monthly(8)).toBeNull();
  expect(monthly(6, { newPrice: 900_000, oldPrice: 900_000 })).toBeNull();
});

test('[PDP-09] a card shows from how many pieces on a piece is cheaper', () => {
  const tiers = [
    { min: 3, max: 9, fixedDiscount: 50_000 },
    { min: 10, max: null, fixedDiscount: 90_000 },
  ];
  const stock = { id: 70, count: 20, supplierId: 2 };
  expect(aModel({ tiers, stock }).tier).toEqual({
    text: 'от\u00A03\u00A0шт.',
    price: '850\u00A0000\u00A0UZS',
  });
  expect(aModel({ tiers, stock, minOrder: 4 }).tier?.text).toBe('от\u00A010\u00A0шт.');
  expect(aModel({ tiers, stock: { ...stock, count: 2 } }).tier).toBeNull();
  expect(aModel().tier).toBeNull();
});

test('layout 3 shows the unit of a price, unless it is a piece', () => {
  const dense = { settingStyleOfProduct: 3 };
  expect(aModel({ unit: { ru: 'кг', uz: 'kg' } }, dense).unit).toBe('/ кг');
  expect(aModel({ unit: { ru: 'шт.', uz: 'dona' } }, dense).unit).toBe('');
  expect(aModel({ unit: { ru: 'кг', uz: 'kg' } }).unit).toBe('');
});

test('layout 5 shows three of the characteristics that the shop names', () => {
  const specs = ['Экран', 'Память', 'Вес', 'Цвет'].map((name, at) => ({
    name: { ru: name },
    value: { ru: `${at}` },
  }));
  const shown = (settings: ShopViewOptions['settings']) =>
    aModel({ specs }, settings).specs.map(({ label }) => label);
  expect(shown({ settingStyleOfProduct: 5 })).toEqual(['Экран', 'Память', 'Вес']);
  expect(shown({ settingStyleOfProduct: 5, productProperty: ['цвет', 'память'] })).toEqual([
    'Память',
    'Цвет',
  ]);
  expect(shown({})).toEqual([]);
});

test('layout 5 does not show the brand twice', () => {
  const specs = [{ name: { ru: 'Бренд' }, value: { ru: 'Artel' } }];
  const card = (showBrandInProduct: boolean) =>
    aCard({ settingStyleOfProduct: 5, showBrandInProduct }, { specs });
  expect(card(true)).not.toContain('Бренд');
  expect(card(false)).toContain('Бренд');
});

test('a card has the data with which the browser adds its product to the cart', () => {
  const tiers = [{ min: 3, max: null, fixedDiscount: 50_000 }];
  const card = renderCards(aShopView(), [aCardEntry({ tiers })], inlineFragments);
  for (const attribute of [
    'data-item="7"',
    'data-stock="70"',
    'data-price="900000"',
    'data-old-price="1000000"',
    'data-count="5"',
    'data-tiers="[[3,null,50000]]"',
  ])
    expect(card).toContain(attribute);
  expect(card.length).toBeLessThan(2000);
});

test('a product that cannot be ordered cannot be added', () => {
  for (const fields of [{ stock: { id: 70, count: 0, supplierId: 2 } }, { minOrder: 6 }]) {
    const card = renderCards(aShopView(), [aCardEntry(fields)], inlineFragments);
    expect(card).not.toContain('data-action="add"');
    expect(card).toContain('Нет в наличии');
  }
  expect(aModel({ stock: { id: 70, count: 0, supplierId: 2 }, tracking: false }).soldOut).toBe(false);
});

test('colours are shown where there is a choice, five at most', () => {
  const colors = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'];
  expect(aModel({ colors })).toMatchObject({ colors: colors.slice(0, 5), moreColors: 2 });
  expect(aModel({ colors: ['#111111'] }).colors).toEqual([]);
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
  const entry = { image, moreImages: [image, image, image, image, image] };
  expect(aModel(entry).morePictures).toHaveLength(4);
  expect(aModel(entry, { showImageSlider: false }).morePictures).toEqual([]);
  expect(aModel(entry, { settingStyleOfProduct: 1 }).morePictures).toHaveLength(4);
});
