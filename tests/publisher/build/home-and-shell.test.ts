import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Banner, MenuItem } from '#contract/market/market-schema.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

let world: World;

const link = (id: number, path: string, parentId: number | null = null): MenuItem => ({
  id,
  parentId,
  name: { ru: path },
  image: null,
  sort: id,
  type: 'link_page',
  link: path,
  newTab: false,
});
const phones = (id: number): MenuItem => ({
  id,
  parentId: null,
  name: { ru: 'Phones ru' },
  image: null,
  sort: id,
  type: 'collection_page',
  slug: 'phones',
});
/** Beside those of every small shop, which has two links at the top and one in the footer. */
const MENUS = [
  { id: 10, position: 'top', items: [link(11, '/top'), link(12, '/below-top', 11)] },
  { id: 20, position: 'horizontal', items: [link(21, '/horizontal')] },
  { id: 30, position: 'vertical', items: [phones(31), link(32, '/below-phones', 31)] },
  { id: 40, position: 'other', items: [link(41, '/other'), link(42, '/page/about')] },
].map((menu) => ({ ...menu, name: {} })) as ShopSeed['menus'];

/** A banner's texts without their words. */
const silent = (said: Banner['translations']): Banner['translations'] =>
  Object.fromEntries(
    Object.entries(said).map(([language, one]) => [language, { ...one, title: '', text: '' }]),
  );

beforeAll(async () => {
  world = await aWorld(
    [
      { name: 'shop', products: 2 },
      { name: 'bare', products: 0 },
    ],
    (seed) => ({
      ...seed,
      collections: [],
      slides: [],
      banners: seed.banners.map((banner) => ({ ...banner, translations: silent(banner.translations) })),
      menus: [...seed.menus, ...MENUS],
      blocks: seed.blocks.flatMap((block) => [1, 2, 3, 4, 5].map((id) => ({ ...block, id, sort: id }))),
      ...(seed.name === 'bare' && { paymentMethods: [] }),
    }),
  );
  await world.build([aTenant('shop', { languages: ['ru', 'uz'] }), aTenant('bare', { languages: ['ru'] })]);
}, 120_000);
afterAll(() => world.close());

const open = (file: string, shop = 'shop') => new JSDOM(world.read(shop, file)).window.document;
const texts = (found: Iterable<Element>) => [...found].map((one) => one.textContent?.trim());

test('a home page says that the shop opens soon where it has neither goods nor slides', () => {
  expect(texts(open('index.html', 'bare').querySelectorAll('.empty h2'))).toEqual(['Скоро открытие']);
  expect(texts(open('index.html').querySelectorAll('.empty h2, .category-tile'))).toEqual([
    'Phones ru',
    'Tablets ru',
  ]);
});

test('[SHL-07] the footer names the ways to pay of the platform, and none where there are none', () => {
  const named = (file: string, shop?: string) =>
    texts(open(file, shop).querySelectorAll('.footer__payments > li'));
  expect(named('uz/cart.html')).toEqual(['cash uz', 'card uz', 'wallet uz', 'installment uz']);
  expect(named('cart.html', 'bare')).toEqual([]);
  expect(open('cart.html', 'bare').querySelector('.footer__badges')).toBeNull();
});

test('[TEN-10] a banner whose words stand in its picture has a name, and nothing lies over it', () => {
  const [banner] = open('index.html').querySelectorAll('.banner');
  expect(banner?.querySelector('img')?.alt).toBe('Предложение 1');
  expect(banner?.querySelector('.banner__text')).toBeNull();
});

test('[TEN-10] whatever stands in a menu of the market data is in reach on every page, each address once', () => {
  const page = open('cart.html');
  const hrefs = (found: Iterable<Element>) => [...found].map((one) => one.getAttribute('href'));
  const ways = ['/top', '/below-top', '/horizontal', '/below-phones', '/other', '/page/about'];
  const inFooter = hrefs(page.querySelectorAll('.footer__links a'));
  for (const way of ways) expect([way, inFooter.filter((href) => href === way).length]).toEqual([way, 1]);
  expect(inFooter.filter((href) => href === '/category/phones')).toHaveLength(1);
  const onMenuPage = hrefs(open('mobile-menu-modal.html').querySelectorAll('.menu-page__links a'));
  for (const way of ways) expect(onMenuPage).toContain(way);
});

test('[TEN-10] what is below an entry of the top menu opens in a panel of the header', () => {
  const header = open('cart.html').querySelector('.header__menu');
  expect(texts(header?.querySelectorAll('.header__links a') ?? [])).toEqual([
    'About us ru',
    'Delivery ru',
    '/top',
  ]);
  const panel = header?.querySelector('[popover]');
  expect(header?.querySelector('button')?.getAttribute('popovertarget')).toBe(panel?.id);
  expect(texts(panel?.querySelectorAll('.header__below a') ?? [])).toEqual(['/below-top']);
});

test('[TEN-10] a home page shows all blocks', () => {
  expect(open('index.html').querySelectorAll('.promise')).toHaveLength(5);
});
