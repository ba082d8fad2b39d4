import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

test('a variation comes with its product, present price, siblings, suppliers and brand', async () => {
  const sandbox = await aSandbox([aShopSeed({ product: () => ({ minOrder: 5 }) })]);
  await sandbox.control('PUT', '/shops/shop/variations/3', { newPrice: 190_000, count: 4 });
  const { status, json } = await sandbox.call('shop-key', '/variations/3');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    product: { id: 2, minOrder: 5, crossSellTags: ['gift'], categoryId: 3, supplier: { id: 1 } },
    data: {
      variation: { id: 3, sku: 'shop-3' },
      newPrice: 190_000,
      oldPrice: 250_000,
      discount: 60_000,
      discountPercent: 24,
      count: 4,
      stock: { id: 1003, supplier: { id: 1 }, sellPrice: { order: 185_000, first: 250_000, UZS: 190_000 } },
    },
    suppliers: [{ id: 1, name: 'shop supplier' }],
    brandAttribute: { id: 1, property_value: 'Acme' },
    seo: { title: { en: 'shop product 2 Black en' } },
  });
  expect(
    json.variations.map((one: { id: number; newPrice: number; inStock: boolean }) => [
      one.id,
      one.newPrice,
      one.inStock,
    ]),
  ).toEqual([
    [3, 190_000, true],
    [4, 200_000, true],
  ]);
  const { json: locations } = await sandbox.call('shop-key', '/stocks/1003/locations');
  expect(json.locations).toEqual(locations.items);
});

test('the path of a product goes from the top category down to its own', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call('shop-key', '/category-path/1');
  expect(json.items.map(({ slug, path }: { slug: string; path: string }) => [slug, path])).toEqual([
    ['electronics', ''],
    ['phones', '1'],
  ]);
});

test('categories come in the order of the ids, each once, without those that the shop does not have', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call('shop-key', '/category/path/by-ids?ids[]=3&ids[]=99&ids[]=1&ids[]=3');
  expect(json.items.map(({ id, path }: { id: number; path: string }) => [id, path])).toEqual([
    [3, '1'],
    [1, ''],
  ]);
});

test('a loop of parents ends where it began', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/categories/1', { parentId: 2 });
  const { json } = await sandbox.call('shop-key', '/category-path/1');
  expect(json.items.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect((await sandbox.call('shop-key', '/1/products')).json.total).toBe(5);
});

test.each([
  ['/variations/99', 404, 'id'],
  ['/variations/x', 400, 'id'],
  ['/category-path/99', 404, 'id'],
  ['/category/path/by-ids', 400, 'ids[]'],
  ['/category/path/by-ids?ids[]=x', 400, 'ids[].0'],
])('%s is refused', async (path, status, field) => {
  const sandbox = await aSandbox([aShopSeed()]);
  const refused = await sandbox.call('shop-key', path);
  expect([refused.status, refused.json.field]).toEqual([status, field]);
});
