import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.ts';
import type { MarketData } from '#contract/market.ts';
import { DICTIONARIES } from '#i18n/dictionary.ts';
import type { ShopBuilt } from '#rebuild/pipeline/report.ts';
import { aChangingPlatform } from '../../pull/a-changing-platform.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

/** Texts that have tripped up one program or another. */
const TEXTS = [
  '',
  ' ',
  '\ud800 half a letter \udfff',
  '\u0000\u0007\u202e\u2028\ufffe',
  '</script><!-- ]]> --> {{name}} {{ $& $1 %s %',
  '<b>bold</b> &amp;amp; &lt;i&gt; "\'`\\',
  '[title] [region] __proto__ constructor',
  'Ё'.repeat(5_000),
  '<'.repeat(5_000),
  '{{'.repeat(5_000),
  'https://',
];

/** Every text in every language becomes one of those above, so that each field meets some of them. */
function spoil(value: unknown, count = { at: 0 }): unknown {
  if (Array.isArray(value)) return value.map((one) => spoil(one, count));
  if (typeof value !== 'object' || value === null) return value;
  const isText = Object.keys(value).some((key) => ['ru', 'uz', 'en'].includes(key));
  const spoilt = Object.entries(value).map(([key, one]) => {
    if (!isText || typeof one !== 'string') return [key, spoil(one, count)];
    count.at += 1;
    return [key, TEXTS[count.at % TEXTS.length]];
  });
  return Object.fromEntries(spoilt);
}

const ownWording = (language: 'ru' | 'uz' | 'en') =>
  JSON.stringify(Object.fromEntries(Object.keys(DICTIONARIES[language]).map((key) => [key, key])));

let world: World;
beforeAll(async () => {
  world = await aWorld([{ name: 'odd', products: 4 }]);
}, 60_000);
afterAll(() => world.close());

test('whatever the texts of a shop are, all of its pages are rendered', async () => {
  const all = (answer: never) => spoil(answer);
  const platform = await aChangingPlatform(world.sandbox.url, {
    '/market-data': (market: MarketData) => {
      const { settings, ...rest } = spoil(market) as MarketData;
      const wording = { ru: ownWording('ru'), uz: ownWording('uz'), en: ownWording('en') };
      return { ...rest, settings: { ...settings, translation_msg: wording } };
    },
    '/products': (answer: { items: Product[] }) => ({
      ...answer,
      items: (spoil(answer.items) as Product[]).map((product) => ({
        ...product,
        rating: { average: 5, count: Number.MAX_SAFE_INTEGER, bars: [-5, 0, 0, 0, Number.MAX_SAFE_INTEGER] },
        minOrder: Number.MAX_SAFE_INTEGER,
        crossSellTags: TEXTS,
        variations: product.variations.map((variation) => ({
          ...variation,
          sku: '<'.repeat(500),
          barcode: '12345678901234',
          newPrice: Number.MAX_SAFE_INTEGER,
          oldPrice: 0,
          tiers: [
            { min: 9, max: 3, fixedDiscount: Number.MAX_SAFE_INTEGER },
            { min: 1, max: 1, fixedDiscount: 0 },
          ],
        })),
      })),
    }),
    '/categories': all,
    '/menus': all,
    '/menu-items': all,
    '/slides': all,
    '/banners': all,
    '/blocks': all,
    '/collections': all,
    '/news': all,
    '/pages': all,
    '/supplier': all,
    '/reviews': all,
  });
  const report = await world.build([aTenant('odd')], { platformUrl: platform.url });
  expect(report.shops).toEqual([expect.objectContaining({ status: 'built' })]);
  expect((report.shops[0] as ShopBuilt).pages.rendered).toBeGreaterThan(30);
  expect(world.read('odd', 'uz/cart.html')).toContain('shell.cart');
}, 120_000);
