import { expect, test } from 'vitest';
import { PAGE_POSITIONS, type PagePosition } from '#contract/content.ts';
import { createShopMessages } from '#i18n/shop-translate.ts';
import { isShared, positionOfPage } from '#seo/page-position.ts';
import {
  categorySeo,
  homeSeo,
  type PageSeo,
  positionSeo,
  privateSeo,
  productSeo,
  staticPageSeo,
} from '#seo/page-seo.ts';
import type { ShopView } from '#view/shop-view.ts';
import { aCategoryEntry, aFoundVariation, aShopView } from '../view/a-shop-view.ts';

const LIST = { total: 1, pages: 1, cards: [] };
const aStaticPage = (slug: string) => ({ slug, title: 'Название', content: '' });

/** What makes the head of a page; all other positions take `positionSeo`. */
const MADE_BY: Partial<Record<PagePosition, (shop: ShopView) => PageSeo>> = {
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
};

const headOf = (shop: ShopView, position: PagePosition) =>
  MADE_BY[position]?.(shop) ??
  positionSeo(shop, position, { title: 'Название', path: `/${position}`, text: '', crumbs: [] });

const aShop = (position: PagePosition, title: string, description: string) => ({
  ...aShopView({
    entries: {
      [`page-config:${position}`]: { position, title: { ru: title }, description: { ru: description } },
    },
  }),
});

test.each(PAGE_POSITIONS)('[SEO-01] the shop words title and description of the position %s', (position) => {
  const shop = aShop(position, '[title] купить в [region]', 'Цена на [title] в [region].');
  const name = position === 'home' ? 'Лавка' : 'Название';
  expect(headOf(shop, position)).toMatchObject({
    title: `${name} купить`,
    description: `Цена на ${name}.`,
  });
  const words = createShopMessages('ru', { 'product.yourCity': 'вашем городе' });
  expect(headOf({ ...shop, ...words }, position)).toMatchObject({
    title: `${name} купить в вашем городе`,
    description: `Цена на ${name} в вашем городе.`,
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
