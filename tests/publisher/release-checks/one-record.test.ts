import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { createPageCheck } from '#publisher/release-checks/page-check.ts';
import { aTenant, aWorld, type World } from '../build/a-world.ts';

const tenant = aTenant('shop', { languages: ['ru'] });
let world: World;

beforeAll(async () => {
  world = await aWorld([
    {
      name: 'shop',
      products: 3,
      variationsPerProduct: 1,
      reviews: 0,
      variation: (id) => (id === 3 ? { stock: { id: 1003, count: 0, supplierId: 1 } } : {}),
    },
  ]);
  await world.build([tenant]);
}, 120_000);
afterAll(() => world.close());

/** A page as it was built: product 2 is a fifth cheaper than it was, product 3 is sold out. */
const built = (path: string) => readFileSync(join(world.directories.site('shop'), `${path}.html`), 'utf8');

/** Faults of a page in one piece, or cut in two chunks. */
function faultsOf(html: string, { cut = html.length, structuredData = 'real' as 'real' | 'fixed' } = {}) {
  const rules = isolationRules(tenant, [tenant], world.environment);
  const check = createPageCheck({ structuredData }, rules);
  const chunks = [html.slice(0, cut), html.slice(cut)].map((text) => ({
    bytes: Buffer.from(text),
    isShared: false,
  }));
  return check('/x', chunks).map(({ text }) => text);
}

/** The page with the first `from` replaced, which must be there. */
function planted(html: string, from: string | RegExp, to: string): string {
  const changed = html.replace(from, to);
  if (changed === html) throw new Error(`The page has no ${from}.`);
  return changed;
}

test.each(['product/1', 'product/2', 'product/3', 'category/phones', 'index', 'cart'])(
  '[SEO-03] nothing stops the page %s as it is built',
  (path) => {
    expect(faultsOf(built(path))).toEqual([]);
  },
);

test.each([
  [
    'a price in the structured data that is not the one shown',
    '"price":200000',
    '"price":190000',
    'shows the price "200\u00A0000\u00A0UZS" of product 2, and tells 190000 in its structured data',
  ],
  [
    'a price shown that is not the one in the cart',
    '>200\u00A0000\u00A0UZS</strong>',
    '>20\u00A0000\u00A0UZS</strong>',
    'shows the price "20\u00A0000\u00A0UZS" of product 2, and puts 200000 into the cart',
  ],
  [
    'two prices on one page',
    '<b data-part="price">200\u00A0000',
    '<b data-part="price">210\u00A0000',
    'shows the price "210\u00A0000\u00A0UZS" of product 2, and tells 200000 in its structured data',
  ],
  [
    'another old price',
    '>250\u00A0000\u00A0UZS</s>',
    '>260\u00A0000\u00A0UZS</s>',
    'shows the old price "260\u00A0000\u00A0UZS" of product 2, and puts 250000 into the cart',
  ],
  [
    'an old price that is not shown',
    / data-part="old-price"([^>]*)>[^<]*<\/s>/,
    ' data-part="old-price"$1 hidden></s>',
    undefined,
  ],
  ['another discount', '−20%', '−30%', 'shows the discount "−30%" of product 2, and puts −20% into the cart'],
  [
    'structured data of sold-out goods that are there',
    'schema.org/InStock',
    'schema.org/OutOfStock',
    'shows product 2 as there, and tells in its structured data that it is sold out',
  ],
  [
    'goods that are called sold out and are there',
    'data-level="in"',
    'data-level="out"',
    'says that product 2 is sold out, and by its stock it is not',
  ],
  [
    'an offer of another product',
    '/product/2","price"',
    '/product/9","price"',
    'tells in its structured data of product 9 for 200000, and does not show it',
  ],
  [
    'no offer at all',
    '"@type":"Offer"',
    '"@type":"Thing"',
    'shows product 2, of which its structured data tell no offer',
  ],
  [
    'structured data that are no JSON',
    '"@type":"Offer",',
    '"@type":"Offer",,',
    expect.stringMatching(/^has structured data that cannot be read/),
  ],
])('[SEO-03] [PDP-09] it finds %s', (what, from, to, text) => {
  const html = planted(built('product/2'), from, to);
  if (text) expect(faultsOf(html)).toContainEqual(text);
  // The bar below shows it, too: what is hidden at one place is still seen.
  else expect(faultsOf(html), what).toEqual([]);
  expect(faultsOf(html, { cut: html.indexOf('<div class="buy-box__actions') })).toEqual(faultsOf(html));
});

test('[PDP-10] it finds a button that orders what is sold out', () => {
  const html = planted(built('product/3'), / disabled>/, '>');
  expect(faultsOf(html)).toEqual(['has a button that orders product 3, which is sold out']);
});

test('[SEO-03] a card in a list is held against its own terms and against structured data of the list', () => {
  const list = built('category/tablets');
  expect(faultsOf(planted(list, '<b data-part="price">200', '<b data-part="price">100'))).toEqual([
    'shows the price "100\u00A0000\u00A0UZS" of product 2, and puts 200000 into the cart',
  ]);
  const offer = (price: string) =>
    `<script type="application/ld+json">{"@type":"ItemList","itemListElement":[{"item":{"offers":{` +
    `"@type":"Offer","url":"https://s.uz/uz/product/2","price":"${price}","priceSpecification":{` +
    `"priceType":"https://schema.org/StrikethroughPrice","price":250000}}}}]}</script></head>`;
  expect(faultsOf(planted(list, '</head>', offer('200000.00')))).toEqual([]);
  expect(faultsOf(planted(list, '</head>', offer('199999')))).toEqual([
    'shows the price "200\u00A0000\u00A0UZS" of product 2, and tells 199999 in its structured data',
  ]);
});

test('[SEO-03] offers in structured data are found however they are spelled', () => {
  const list = built('category/tablets');
  const data = (offer: string) =>
    `<script type="application/ld+json">{"name":"a \\"b\\\\","item":[${offer}]}</script></head>`;
  const wrong = ['shows the price "200\u00A0000\u00A0UZS" of product 2, and tells 7 in its structured data'];
  const url = '"url":"https://s.uz/product/2"';
  for (const offer of [
    `{"@type":"Offer",${url},"price":7,"seller":{"name":"}\\"{"}},{"@type":"Thing"}`,
    `{ "@type": "Offer", ${url}, "price": "7" }`,
    `{${url},"price":7,"@type":"Offer"}`,
    `{"@type":"\\u004fffer",${url},"price":7}`,
  ])
    expect(faultsOf(planted(list, '</head>', data(offer))), offer).toEqual(wrong);
  for (const broken of [`{"@type":"Offer",${url},"price":7,}`, `{"@type":"Offer",${url},"price":7`])
    expect(faultsOf(planted(list, '</head>', data(broken)))[0]).toMatch(
      /^has structured data that cannot be read/,
    );
});

test('[SEO-03] invented structured data may say that what is sold out is there, and nothing else', () => {
  const soldOut = planted(built('product/3'), 'schema.org/OutOfStock', 'schema.org/InStock');
  expect(faultsOf(soldOut)).toHaveLength(1);
  expect(faultsOf(soldOut, { structuredData: 'fixed' })).toEqual([]);
  const cheaper = planted(built('product/3'), '"price":300000', '"price":1');
  expect(faultsOf(cheaper, { structuredData: 'fixed' })).toHaveLength(1);
});

test('[SEO-03] a page that tells no stock is held against the record by its structured data alone', () => {
  const hidden = planted(built('product/3'), / data-part="stock"[^>]*>/, '>');
  expect(faultsOf(hidden)).toEqual([]);
  expect(faultsOf(planted(hidden, 'schema.org/OutOfStock', 'schema.org/InStock'))).toEqual([
    'tells in its structured data that product 3 is there, and by its stock it is not',
  ]);
});

test('[SEO-03] what an owner writes is no offer, whatever it looks like', () => {
  const text = 'Set data-item="7" data-part="price" and data-part="stock" data-level="out" as you like';
  expect(faultsOf(planted(built('product/2'), '<h1', `<p title="of data-item=7">${text}</p><h1`))).toEqual(
    [],
  );
});
