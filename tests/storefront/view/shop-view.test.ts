import { expect, test } from 'vitest';
import type { Settings } from '#contract/market/settings.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { Entries, EntryReader } from '#storefront/entries/model.ts';
import type { ShopContext } from '#storefront/view/shop-context.ts';
import { createShopView, type ShopView } from '#storefront/view/shop-view.ts';
import { aCardEntry, aProductEntry, aShopView, aVariationEntry } from './a-shop-view.ts';

function aContext(language: Language): Omit<ShopContext, 'entries'> {
  return {
    tenant: {
      name: 'shop',
      subdomain: 'shop',
      securityKey: 'key',
      webhookSecrets: [],
      directory: '/',
      languages: ['ru', 'uz', 'en'],
      app_store_links: {},
      parent_frame_origins: [],
      linked_hosts: [],
      captcha_provider: 'turnstile',
      crawlers: 'welcome',
      structuredData: 'real',
    },
    language,
    origin: 'https://shop.example',
    t: (key) => key,
    messages: () => ({}),
  };
}

/** A view of a shop whose default language is Russian, over these entries. */
function aView(language: Language, entries: Partial<Entries> = {}): ShopView {
  const reader: EntryReader = { get: (key) => entries[key] };
  return createShopView({ ...aContext(language), entries: reader });
}

test('[I18N-05] a text falls back to the default language, then to any', () => {
  const view = aView('uz');
  expect(view.text({ ru: 'Цена', uz: 'Narx', en: 'Price' })).toBe('Narx');
  expect(view.text({ ru: 'Цена', en: 'Price' })).toBe('Цена');
  expect(view.text({ en: 'Price' })).toBe('Price');
  expect(view.text({})).toBe('');
  expect(view.text(undefined)).toBe('');
});

test('[I18N-05] a text that is empty in a language counts as missing there', () => {
  expect(aView('uz').text({ ru: 'Цена', uz: '' })).toBe('Цена');
  expect(aView('uz').text({ ru: ' ', uz: '', en: 'Price' })).toBe('Price');
});

test('[I18N-06] a sum in the words of an owner stays on one line', () => {
  const view = aView('ru');
  const own = { ru: '<a title="от 300 000 сум">от 300 000 сум</a>' };
  expect(view.html(own)).toBe('<a title="от 300 000 сум">от 300\u00A0000\u00A0сум</a>');
  expect(view.drawn({ ru: 'от 300 000 сум' })).toBe('от 300\u00A0000\u00A0сум');
  expect(view.text(own)).toBe(own.ru);
});

test('[I18N-05] names and links of menus are in the language of the page', () => {
  const entries: Partial<Entries> = {
    'menu:top': [
      {
        id: 1,
        name: { ru: 'О нас', en: 'About' },
        image: null,
        target: { kind: 'page', slug: 'about' },
        children: [],
      },
      {
        id: 2,
        name: { ru: 'Телефоны', uz: 'Telefonlar' },
        image: null,
        target: { kind: 'category', slug: 'phones' },
        children: [],
      },
      {
        id: 3,
        name: { ru: 'Канал' },
        image: null,
        target: { kind: 'link', url: 'https://t.me/shop', newTab: true },
        children: [],
      },
    ],
  };
  const links = (language: Language) =>
    aView(language, entries)
      .menu('top')
      .map(({ name, href, newTab }) => [name, href, newTab]);
  expect(links('uz')).toEqual([
    ['О нас', '/uz/page/about', false],
    ['Telefonlar', '/uz/category/phones', false],
    ['Канал', 'https://t.me/shop', true],
  ]);
  expect(links('ru')[0]).toEqual(['О нас', '/page/about', false]);
});

test('a page of a category gives its cards; past the end there is none', () => {
  const view = aView('ru', { 'list:category:4': { total: 0, pages: 1 } });
  expect(view.productPage('category', 4, 1)).toEqual({ cards: [], total: 0, pages: 1 });
  expect(view.productPage('category', 4, 2)).toBeUndefined();
});

test('a view has its areas in one, and reads nothing before it is asked', () => {
  const reads: string[] = [];
  const view = createShopView({ ...aContext('ru'), entries: { get: (key) => void reads.push(key) } });
  expect(reads).toEqual([]);
  expect(view.slides).toEqual([]);
  expect(view.setting('showFavorite')).toBeUndefined();
  expect(reads).toEqual(['slides', 'setting:showFavorite']);
  expect(() => view.theme).toThrow('The snapshot of shop has no market.theme: pull the shop again.');
});

test('[CAT-12] goods have the prices that the shop shows', () => {
  const tiers = [{ min: 5, max: null, fixedDiscount: 1000 }];
  const entries = {
    'card:7': aCardEntry({ newPrice: 12_340, oldPrice: 15_010, tiers }),
    'variation:7': aVariationEntry({ newPrice: 12_340, oldPrice: 15_010, tiers }),
    'product:3': aProductEntry(),
  };
  const pricesOf = (settings: Partial<Settings>) => {
    const shop = aShopView({ entries, settings });
    const [card] = shop.cards([7]);
    const { variation, offer } = shop.variation(7) ?? {};
    expect(offer).toMatchObject({ price: card?.newPrice, oldPrice: card?.oldPrice });
    expect(variation).toMatchObject({ newPrice: card?.newPrice, tiers: card?.tiers });
    return card && [card.newPrice, card.oldPrice, card.tiers[0]?.fixedDiscount];
  };
  expect(pricesOf({})).toEqual([12_340, 15_010, 1000]);
  expect(pricesOf({ priceRounding: 500 })).toEqual([12_500, 15_500, 1000]);
  expect(pricesOf({ priceRounding: 900 })).toEqual([12_900, 15_900, 1000]);
});

test('[TEN-03] the key of maps is the one of the market data, else the one of the tenant file', () => {
  const tokenOf = (token: string | null, map_key?: string) =>
    aShopView({
      tenant: map_key === undefined ? {} : { map_key },
      entries: { 'market.company': { options: { passwordLevel: 1 }, map: { type: 'yandex', token } } },
    }).company.map;
  expect(tokenOf('of-the-owner', 'of-the-operator')).toEqual({ type: 'yandex', token: 'of-the-owner' });
  expect(tokenOf(null, 'of-the-operator')).toEqual({ type: 'yandex', token: 'of-the-operator' });
  expect(tokenOf(null)).toEqual({ type: 'yandex', token: null });
});
