import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Banner } from '#contract/market.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

let world: World;

/** What a banner says, without its words. */
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
