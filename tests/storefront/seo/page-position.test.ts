import { expect, test } from 'vitest';
import { PAGE_POSITIONS, type PagePosition } from '#contract/market/content.ts';
import { NEWS_TYPES } from '#contract/market/market-schema.ts';
import { createShopMessages } from '#publisher/render/dictionary/shop-translate.ts';
import type { NewsType, PublicationEntry } from '#storefront/entries/model.ts';
import { brandHead, brandsHead, supplierHead, suppliersHead } from '#storefront/seo/maker-seo.ts';
import { isShared, positionOfPage } from '#storefront/seo/page-position.ts';
import {
  categorySeo,
  homeSeo,
  type PageSeo,
  privateSeo,
  productSeo,
  staticPageSeo,
} from '#storefront/seo/page-seo.ts';
import { publicationHead, publicationsHead } from '#storefront/seo/publication-seo.ts';
import { PUBLICATION_WORDS } from '#storefront/seo/publication-words.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { aCategoryEntry, aFoundVariation, aShopView } from '../view/a-shop-view.ts';

const LIST = { total: 1, pages: 1, cards: [] };
const aStaticPage = (slug: string) => ({ slug, title: 'Название', content: '' });

const BRAND = { id: 1, slug: 'brand', name: 'Название', logo: null };
const SUPPLIER = {
  ...{ id: 1, name: 'Название', logo: null, phone: null, webSite: null },
  ...{ country: 'UZ', creationYear: null },
};
const aPublication = (type: NewsType): PublicationEntry => ({
  ...{ id: 1, slug: 'slug', type, title: { ru: 'Название' }, content: {}, image: null },
  ...{ publishedAt: '2026-01-01T00:00:00Z', minutes: {}, older: null, newer: null, related: [] },
});

type Heads = Record<PagePosition, (shop: ShopView) => PageSeo>;

/** Head of a page of each position. */
const HEADS: Heads = {
  home: homeSeo,
  order_cart: (shop) => privateSeo(shop, '/cart', 'Название', 'order_cart'),
  order_checkout: (shop) => privateSeo(shop, '/checkout', 'Название', 'order_checkout'),
  personal_cabinet: (shop) => privateSeo(shop, '/profile', 'Название', 'personal_cabinet'),
  about: (shop) => staticPageSeo(shop, aStaticPage('o-magazine'), []),
  other: (shop) => staticPageSeo(shop, aStaticPage('dostavka'), []),
  product_list: (shop) => categorySeo(shop, aCategoryEntry({ name: { ru: 'Название' } }), 1, LIST, []),
  product_card: (shop) =>
    productSeo(
      shop,
      aFoundVariation({ name: { ru: 'Название' } }, { description: {}, shortDescription: {} }),
      [],
    ),
  list_of_suppliers: (shop) => suppliersHead(shop, 1).seo,
  supplier_card: (shop) => supplierHead(shop, SUPPLIER, 1, LIST).seo,
  list_of_brands: (shop) => brandsHead(shop, 1).seo,
  trademarks_card: (shop) => brandHead(shop, BRAND, 1, LIST).seo,
  ...(Object.fromEntries(
    NEWS_TYPES.flatMap((type) => [
      [`list_of_${type}`, (shop: ShopView) => publicationsHead(shop, type, 1).seo],
      [`${type}_card`, (shop: ShopView) => publicationHead(shop, aPublication(type)).seo],
    ]),
  ) as Pick<Heads, `list_of_${NewsType}` | `${NewsType}_card`>),
};

const { t } = aShopView();

/** Titles of the pages that do not say `Название`. */
const NAMES: Partial<Record<PagePosition, string>> = {
  home: 'Лавка',
  list_of_suppliers: t('maker.suppliers'),
  list_of_brands: t('maker.brands'),
  ...Object.fromEntries(NEWS_TYPES.map((type) => [`list_of_${type}`, t(PUBLICATION_WORDS[type].name)])),
};

const headOf = (shop: ShopView, position: PagePosition) => HEADS[position](shop);

const aShop = (position: PagePosition, title: string, description: string) => ({
  ...aShopView({
    entries: {
      [`page-config:${position}`]: { position, title: { ru: title }, description: { ru: description } },
    },
  }),
});

test.each(PAGE_POSITIONS)('[SEO-01] the shop words title and description of the position %s', (position) => {
  const shop = aShop(position, '[title] купить в [region]', 'Цена на [title] в [region].');
  const name = NAMES[position] ?? 'Название';
  expect(headOf(shop, position)).toMatchObject({
    title: `${name} купить в вашем городе`,
    openTitle: `${name} купить в [region]`,
    description: `Цена на ${name} в вашем городе.`,
    openDescription: `Цена на ${name} в [region].`,
  });
  const blank = createShopMessages('ru', { 'product.yourCity': '' });
  expect(headOf({ ...shop, ...blank }, position)).toMatchObject({
    title: `${name} купить`,
    description: `Цена на ${name}.`,
  });
});

test.each(PAGE_POSITIONS)(
  '[SEO-01] without texts of its own the position %s is worded by the storefront',
  (position) => {
    const { title, description } = headOf(aShopView(), position);
    expect(title).toContain('Лавка');
    expect(description).not.toBe('');
    expect(title + description).not.toMatch(/\[\w+\]/);
  },
);

test.each(PAGE_POSITIONS.filter(isShared))(
  '[SEO-01] a text of the position %s that all its pages would share is not taken',
  (position) => {
    const { title } = headOf(aShop(position, 'Одно для всех', 'Одно для всех.'), position);
    expect(title).toContain('Название');
  },
);

test('the page on the shop itself has a position of its own', () => {
  expect(['o-magazine', 'about', 'dostavka'].map(positionOfPage)).toEqual(['about', 'about', 'other']);
});
