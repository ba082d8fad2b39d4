import { expect, test } from 'vitest';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

const PATHS = [
  '/market-data',
  '/products',
  '/1/product',
  '/categories',
  '/variations/prices?ids=1,2,3,4,21',
  '/menus',
  '/1/menu-items',
  '/slides',
  '/banners',
  '/blocks',
  '/collections',
  '/news',
  '/statics/pages',
  '/pages/about',
  '/supplier',
  '/brands',
  '/review?status=approved',
  '/franchises',
  '/payment-methods',
  '/shipping-services?stocks[]=1001',
  '/stocks/1001/promotions',
  '/stocks/1001/locations',
  '/products/promotion?id=1',
];

test('[TEN-02] a call without a security key gets 401, with an unknown one 403', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  for (const path of PATHS) {
    const missing = await sandbox.call(null, path);
    expect([path, missing.status, missing.json.code]).toEqual([path, 401, 'wrong-key']);
    const wrong = await sandbox.call('another-key', path);
    expect([path, wrong.status, wrong.json.code]).toEqual([path, 403, 'wrong-key']);
  }
});

test('[TEN-02] two shops with the same ids answer only what is theirs', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'apple' }), aShopSeed({ name: 'banana', products: 8 })]);
  const [apple, banana] = await Promise.all(
    ['apple', 'banana'].map(async (name) =>
      JSON.stringify(await Promise.all(PATHS.map((path) => sandbox.call(`${name}-key`, path)))),
    ),
  );
  expect(apple).toContain('apple product 1');
  expect(apple).not.toContain('banana');
  expect(banana).toContain('banana product 8');
  expect(banana).not.toContain('apple');
});

test('[TEN-02] the ids of another shop lead nowhere', async () => {
  const other = aShopSeed({
    name: 'other',
    products: 1,
    product: () => ({ id: 500 }),
    variation: (id) => ({ id: id + 700, stock: { id: id + 9_000, count: 5, supplierId: 1 } }),
  });
  const sandbox = await aSandbox([aShopSeed({ name: 'own' }), other]);
  expect((await sandbox.call('other-key', '/701/product')).status).toBe(200);
  expect((await sandbox.call('own-key', '/701/product')).status).toBe(404);
  expect((await sandbox.call('own-key', '/variations/prices?ids=701,702')).json.items).toEqual([]);
  const body = JSON.stringify({ stock: 9_001, quantity: 1 });
  expect((await sandbox.call('other-key', '/add-to-cart', { method: 'POST', body })).status).toBe(200);
  expect((await sandbox.call('own-key', '/add-to-cart', { method: 'POST', body })).status).toBe(404);
});

test('[TEN-02] a change of one shop leaves a shop with the same ids as it was', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'apple' }), aShopSeed({ name: 'banana' })]);
  const all = () => Promise.all(PATHS.map(async (path) => (await sandbox.call('banana-key', path)).json));
  const before = await all();
  const done = await Promise.all([
    sandbox.control('PUT', '/shops/apple/variations/1', { newPrice: 1 }),
    sandbox.control('PUT', '/shops/apple/products/2', { name: { ru: 'Другое' } }),
    sandbox.control('DELETE', '/shops/apple/products/3'),
    sandbox.control('PUT', '/shops/apple/market', { lang: 'en' }),
    sandbox.control('DELETE', '/shops/apple/pages/about'),
    sandbox.control('DELETE', '/shops/apple/menu-items/1'),
    sandbox.control('DELETE', '/shops/apple/banners/1'),
    sandbox.control('DELETE', '/shops/apple/franchises/1'),
    sandbox.control('DELETE', '/shops/apple/payment-methods/1'),
    sandbox.control('PUT', '/shops/apple/shipping-services/1', { active: false }),
  ]);
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
  expect(await all()).toEqual(before);
});

test('two shops with one security key are refused', async () => {
  await expect(
    aSandbox([
      aShopSeed({ name: 'apple', securityKey: 'key' }),
      aShopSeed({ name: 'banana', securityKey: 'key' }),
    ]),
  ).rejects.toThrow('Shops apple and banana have the same security key');
});
