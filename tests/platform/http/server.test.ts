import { expect, test } from 'vitest';
import { failureSchema } from '#contract/call/failure.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

const KEY = 'shop-key';

test('products come in pages in the order of their ids, with how many there are', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 7 })]);
  const page = async (query: string) => {
    const { json } = await sandbox.call(KEY, `/products${query}`);
    return { ...json, items: json.items.map((product: { id: number }) => product.id) };
  };
  expect(await page('')).toEqual({ items: [1, 2, 3, 4, 5, 6, 7], page: 1, size: 20, total: 7 });
  expect(await page('?page=2&size=3')).toEqual({ items: [4, 5, 6], page: 2, size: 3, total: 7 });
  expect(await page('?page=3&size=3')).toEqual({ items: [7], page: 3, size: 3, total: 7 });
  expect(await page('?page=4&size=3')).toEqual({ items: [], page: 4, size: 3, total: 7 });
});

test('what the platform answers of a product is what the shop was made from', async () => {
  const seed = aShopSeed();
  const sandbox = await aSandbox([seed]);
  const { json } = await sandbox.call(KEY, '/products');
  expect(json.items).toEqual([...seed.products()]);
  expect((await sandbox.call(KEY, '/4/product')).json).toEqual(json.items[1]);
});

test('prices come in the order of the ids, each once, without the ids that the shop does not have', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call(KEY, '/variations/prices?ids=3,999,1,3');
  expect(json.items).toEqual([
    {
      variationId: 3,
      newPrice: 200_000,
      oldPrice: 250_000,
      discountPercent: 20,
      discount: 50_000,
      count: 10,
    },
    { variationId: 1, newPrice: 100_000, oldPrice: 100_000, discountPercent: 0, discount: 0, count: 10 },
  ]);
});

test('reviews come newest first, publications of one type where it is named', async () => {
  const sandbox = await aSandbox([aShopSeed({ reviews: 5 })]);
  const { json } = await sandbox.call(KEY, '/review?status=approved&page=1&size=2');
  expect([json.total, json.items.map((review: { id: number }) => review.id)]).toEqual([5, [5, 4]]);
  expect((await sandbox.call(KEY, '/review?status=approved&product=2')).json.total).toBe(0);
  expect((await sandbox.call(KEY, '/news?type=news')).json.total).toBe(1);
  expect((await sandbox.call(KEY, '/news?type=blog')).json.total).toBe(0);
});

test.each([
  ['a page of 0', '/products?page=0', 400, 'invalid', 'page'],
  ['a page of more than 500', '/products?size=501', 400, 'invalid', 'size'],
  ['ids that are no numbers', '/variations/prices?ids=1,x', 400, 'invalid', 'ids'],
  [
    'more than 100 ids',
    `/variations/prices?ids=${Array.from({ length: 101 }, (_, id) => id + 1)}`,
    400,
    'invalid',
    'ids',
  ],
  ['reviews without a status', '/review', 400, 'invalid', 'status'],
  ['a variation id that is no number', '/abc/product', 400, 'invalid', 'id'],
  ['an unknown variation', '/999/product', 404, 'not-found', 'id'],
  ['an unknown menu', '/999/menu-items', 404, 'not-found', 'menuId'],
  ['an unknown page', '/pages/nothing', 404, 'not-found', 'slug'],
  ['an unknown path', '/nothing/here', 404, 'not-found', undefined],
  ['a path outside of the contract', '/products/1/2/3', 404, 'not-found', undefined],
])('%s is refused, and the failure names the field', async (_, path, status, code, field) => {
  const sandbox = await aSandbox([aShopSeed()]);
  const answered = await sandbox.call(KEY, path);
  const failure = failureSchema.parse(answered.json);
  expect([answered.status, failure.code, failure.field]).toEqual([status, code, field]);
});

test('a method that a path does not have gets 405 and the methods it has', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const answered = await sandbox.call(KEY, '/add-to-cart');
  expect([answered.status, answered.headers.get('allow'), answered.json.code]).toEqual([
    405,
    'POST',
    'wrong-method',
  ]);
  expect((await sandbox.call(KEY, '/products', { method: 'DELETE' })).status).toBe(405);
});

test('a body that is broken or above 1 MB is refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const post = (body: string) => sandbox.call(KEY, '/add-to-cart', { method: 'POST', body });
  expect((await post('{"stock": 1')).status).toBe(400);
  expect((await post('')).status).toBe(400);
  const large = await post(JSON.stringify({ stock: 1001, quantity: 1, more: 'x'.repeat(1_048_576) }));
  expect([large.status, large.json.code]).toEqual([413, 'too-large']);
  const almost = await post(JSON.stringify({ stock: 1001, quantity: 1, more: 'x'.repeat(1_000_000) }));
  expect(almost.status).toBe(200);
});

test('answers are JSON of a declared length over a connection that stays open', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const response = await fetch(`${sandbox.url}/market-api/categories`, { headers: { 'security-key': KEY } });
  const bytes = (await response.arrayBuffer()).byteLength;
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('content-length')).toBe(String(bytes));
  expect(response.headers.get('connection')).toBe('keep-alive');
});

test('pictures need no security key and may be kept for ever', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call(KEY, '/products?size=1');
  const response = await fetch(sandbox.url + json.items[0].variations[0].images[0].urls['300x_']);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toMatch(/^<svg /);
  for (const path of [
    '300x_/nothing.svg',
    '301x_/smartphone-202020-0-1.svg',
    '300x_/smartphone-202020-0-1.png',
    '../../etc/passwd',
  ]) {
    expect((await fetch(`${sandbox.url}/market-api/media/${path}`)).status).toBe(404);
  }
});

test('products can be asked for by their ids, those that are not there are left out', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 6 })]);
  const whole = (await sandbox.call(KEY, '/products')).json.items;
  const { json } = await sandbox.call(KEY, '/products?ids=5,99,2,5,007,4&size=2');
  expect(json).toEqual({ items: [whole[1], whole[3]], page: 1, size: 2, total: 3 });
  const second = await sandbox.call(KEY, '/products?ids=5,99,2,4&size=2&page=2');
  expect(second.json.items).toEqual([whole[4]]);
  expect((await sandbox.call(KEY, '/products?ids=5;2')).json).toMatchObject({
    code: 'invalid',
    field: 'ids',
  });
});
