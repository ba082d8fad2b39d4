import { get as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import type { MarketData, StaticPage } from '#contract/market/market-schema.ts';
import type { Image } from '#contract/value/primitive.ts';
import type { ShopBuilt } from '#publisher/build/report.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { startServer } from '#publisher/serve/embedded/server.ts';
import { googleItemSchema } from '../feeds/google-rules.ts';
import { all, fields, parseXml } from '../feeds/xml-tree.ts';
import { checkYml } from '../feeds/yandex-rules.ts';
import { aChangingPlatform } from '../pull/a-changing-platform.ts';
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

/** More than any reader takes, one without an address, and one whose address is longer than most take. */
const PICTURES: Image[] = [
  { urls: {} },
  { urls: { original: `https://pictures.example/${'long/'.repeat(120)}` } },
  ...Array.from(
    { length: 14 },
    (_, at) => ({ urls: { '800x_': `/market-api/media/800x_/${at}.svg?a&b` } }) as const,
  ),
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

function askHost(port: number, host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, headers: { host } }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, text: await text(answer) }),
    ).on('error', reject);
  });
}

let world: World;
beforeAll(async () => {
  world = await aWorld([{ name: 'odd', products: 4 }]);
}, 60_000);
afterAll(() => world.close());

test('[SEO-06] whatever the texts of a shop are, all of its pages are rendered, and feeds obey the rules of their readers', async () => {
  const any = (answer: never) => spoil(answer);
  const platform = await aChangingPlatform(world.sandbox.url, {
    '/market-data': (market: MarketData) => {
      const { settings, ...rest } = spoil(market) as MarketData;
      const wording = { ru: ownWording('ru'), uz: ownWording('uz'), en: ownWording('en') };
      return { ...rest, settings: { ...settings, translation_msg: wording } };
    },
    '/products': (answer: { items: Product[] }) => ({
      ...answer,
      items: (spoil(answer.items) as Product[]).map((product, at) => ({
        ...product,
        rating: { average: 5, count: Number.MAX_SAFE_INTEGER, bars: [-5, 0, 0, 0, Number.MAX_SAFE_INTEGER] },
        minOrder: Number.MAX_SAFE_INTEGER,
        crossSellTags: TEXTS,
        variations: product.variations.map((variation) => ({
          ...variation,
          images: PICTURES,
          sku: '<'.repeat(500),
          barcode: '12345678901234',
          newPrice: Number.MAX_SAFE_INTEGER,
          oldPrice: 0,
          // Without them nobody can pay the fewest pieces of the first.
          tiers:
            at === 0
              ? []
              : [
                  { min: 9, max: 3, fixedDiscount: Number.MAX_SAFE_INTEGER },
                  { min: 1, max: 1, fixedDiscount: 0 },
                ],
        })),
      })),
    }),
    '/categories': any,
    '/menus': any,
    '/menu-items': any,
    '/slides': any,
    '/banners': any,
    '/blocks': any,
    '/collections': any,
    '/news': any,
    '/pages': any,
    '/supplier': any,
    '/reviews': any,
  });
  const report = await world.build([aTenant('odd')], { platformUrl: platform.url });
  expect(report.shops).toEqual([expect.objectContaining({ status: 'built' })]);
  expect((report.shops[0] as ShopBuilt).pages.rendered).toBeGreaterThan(30);
  expect(world.read('odd', 'uz/cart.html')).toContain('shell.cart');
  for (const language of ['', 'uz/', 'en/']) {
    const items = all(parseXml(world.read('odd', `${language}feed/google.xml`)), 'item');
    expect(items.map((item) => googleItemSchema.parse(fields(item))['g:id'])).toHaveLength(6);
  }
  expect(checkYml(parseXml(world.read('odd', 'feed/yandex.xml')))).toHaveLength(8);
}, 120_000);

test('names that mean something to the host are names like others: each is served at its address', async () => {
  const names = ['404', 'index', 'category', 'page', 'uz', 'assets', 'cart', 'fragment'];
  const platform = await aChangingPlatform(world.sandbox.url, {
    '/products': (answer: { items: Product[] }) => ({
      ...answer,
      items: answer.items.map((product, at) => ({
        ...product,
        shortDescription: { ru: at === 0 ? '<b>Чай</b> &amp; кофе' : '' },
        variations: product.variations.map((one, place) => (at + place === 0 ? { ...one, id: 404 } : one)),
      })),
    }),
    '/categories': ({ items: [first] }: { items: Category[] }) => ({
      items: first
        ? names.map((slug, at) => ({ ...first, id: first.id + at, name: { ru: `раздел ${slug}` }, slug }))
        : [],
    }),
    '/pages': ({ items: [first], ...answer }: { items: StaticPage[] }) => ({
      ...answer,
      total: names.length,
      items: first ? names.map((slug) => ({ ...first, title: { ru: `страница ${slug}` }, slug })) : [],
    }),
  });
  const report = await world.build([aTenant('odd')], { platformUrl: platform.url });
  expect(report.shops).toEqual([expect.objectContaining({ status: 'built' })]);
  const server = await startServer({
    sitesDirectory: world.directories.sites,
    assetsDirectory: world.directories.assets,
    port: 0,
    securityKey: () => 'odd-key',
  });
  onTestFinished(() => server.close());
  const get = async (path: string) => {
    const answer = await askHost(server.port, 'odd.localhost', path);
    return {
      status: answer.status,
      heading: /<h1[^>]*>\s*([^<]*?)\s*</.exec(answer.text)?.[1],
      html: answer.text,
    };
  };
  for (const name of names)
    for (const prefix of ['', '/uz']) {
      expect(await get(`${prefix}/category/${name}`)).toMatchObject({
        status: 200,
        heading: `раздел ${name}`,
      });
      expect(await get(`${prefix}/page/${name}`)).toMatchObject({ status: 200, heading: `страница ${name}` });
    }
  const product = await get('/product/404');
  expect(product).toMatchObject({ status: 200, heading: expect.stringContaining('odd product 1') });
  expect((await get('/uz/product-variation/404')).status).toBe(200);
  expect(product.html).toMatch(/product__short[^>]*>Чай &amp; кофе</);
  for (const path of ['/404', '/uz/404', '/index', '/uz/index', '/product/405'])
    expect((await get(path)).status).toBe(404);
  expect((await get('/')).status).toBe(200);
}, 120_000);
