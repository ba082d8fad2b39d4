import { expect, test } from 'vitest';
import { aForeignPlatform, inNumbers } from '../../sandbox/a-foreign-platform.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aPulledShop, changedKeys } from './a-pull.ts';

test('[BLD-02] a platform that says things in other words gives the same shop', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 12, reviews: 5 })]);
  const { url } = await aForeignPlatform(sandbox.url);
  const own = await aPulledShop(sandbox.url);
  const other = await aPulledShop(url);
  expect(other.report).toMatchObject({ products: 12, variations: 24, warnings: [] });
  const changed = changedKeys(own.snapshot, other.snapshot) as `variation:${number}`[];
  // Only stocks differ, which have other ids and more than one place.
  expect(changed.every((key) => /^(?:variation|card):/.test(key))).toBe(true);
  const plain = (value: unknown) =>
    JSON.parse(inNumbers(JSON.stringify(value)).replace(/,"others":\[\d+\]/g, ''));
  for (const key of changed) expect(plain(other.snapshot.get(key))).toEqual(own.snapshot.get(key));
  expect(other.snapshot.get('variation:3')?.stock).toEqual({
    id: '00000000-0000-4000-8000-000000001003',
    count: 10,
    supplierId: 1,
    others: ['00000000-0000-4000-8000-010000001003'],
  });
});

test('[BLD-02] goods that are hidden are in no shop, those that are not for sale cannot be bought, and pictures without an address are none', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 12 })]);
  const { url } = await aForeignPlatform(sandbox.url, (thing) => {
    if ('variations' in thing && 'minOrder' in thing && thing['id'] === 3)
      return { ...thing, showMarket: false };
    if ('variations' in thing && 'minOrder' in thing && thing['id'] === 4)
      return {
        ...thing,
        variations: (thing['variations'] as object[]).map((one) => ({ ...one, sellable: false })),
      };
    if ('urls' in thing) return { ...thing, urls: null };
    return thing;
  });
  const { report, snapshot } = await aPulledShop(url, 'shop', { pageSize: 1 });
  expect(report.products).toBe(11);
  expect(snapshot.get('product:3')).toBeUndefined();
  expect(snapshot.get('card:7')).toMatchObject({ productId: 4, stock: { count: 0 }, tracking: true });
  expect(snapshot.get('card:1')).toMatchObject({ productId: 1, image: null });
});

test('[BLD-06] an item that cannot be read costs itself and is named; a list of which most cannot be read stops the pull', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 12 })]);
  const isProduct = (thing: Record<string, unknown>) => 'variations' in thing && 'minOrder' in thing;
  const one = await aForeignPlatform(sandbox.url, (thing) =>
    isProduct(thing) && thing['id'] === 3 ? { ...thing, categoryId: 'none' } : thing,
  );
  const { report, snapshot } = await aPulledShop(one.url);
  expect(report.products).toBe(11);
  expect(report.warnings).toContainEqual(
    expect.objectContaining({ call: 'GET /products', field: 'item 3: categoryId' }),
  );
  expect(snapshot.get('product:3')).toBeUndefined();
  const most = await aForeignPlatform(sandbox.url, (thing) =>
    isProduct(thing) && Number(thing['id']) > 5 ? { ...thing, categoryId: 'none' } : thing,
  );
  await expect(aPulledShop(most.url)).rejects.toMatchObject({ kind: 'schema', field: 'items.5.categoryId' });
});
