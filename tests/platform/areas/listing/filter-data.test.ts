import { expect, test } from 'vitest';
import type { Filter, FilterData } from '#contract/catalogue/filter.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

async function filters(sandbox: TestSandbox, query = '', path = '/1/filter-data'): Promise<FilterData> {
  const { status, json } = await sandbox.call('shop-key', path + query);
  expect(status).toBe(200);
  return json;
}

function counts(data: FilterData, type: Filter['type']): Record<string, number> {
  const filter = data.items.find((item) => item.type === type);
  return Object.fromEntries((filter?.children ?? []).map((child) => [child.name.en, child.count]));
}

function aShopOfWeights() {
  return aShopSeed({
    product: (index) => ({
      characteristics: [{ name: { en: 'Weight' }, value: { en: index % 2 ? '2 kg' : '1 kg' } }],
    }),
  });
}

test('[CAT-02] a category has filters by category, price and properties, each with its order, fold and choices', async () => {
  const sandbox = await aSandbox([aShopOfWeights()]);
  const data = await filters(sandbox);
  expect(data.items.map(({ type, collapsed }) => [type, collapsed])).toEqual([
    ['category', false],
    ['price', false],
    ['variationProperty', false],
    ['productProperty', false],
  ]);
  expect(data.items.map(({ sort }) => sort)).toEqual(
    data.items.map(({ sort }) => sort).toSorted((a, b) => a - b),
  );
  expect(data.items[1]).toMatchObject({ min: 100_000, max: 500_000 });
  expect(data.items[2]?.children).toEqual([
    { id: 1, name: { ru: 'Чёрный', uz: 'Qora', en: 'Black' }, count: 5, color: '#202020' },
    { id: 2, name: { ru: 'Белый', uz: 'Oq', en: 'White' }, count: 5, color: '#f4f4f4' },
  ]);
  expect([counts(data, 'category'), counts(data, 'productProperty'), data.total]).toEqual([
    { 'Phones en': 3, 'Tablets en': 2 },
    { '1 kg': 3, '2 kg': 2 },
    5,
  ]);
});

test('[CAT-02] counts keep the choices in other filters, but not in their own', async () => {
  const sandbox = await aSandbox([aShopOfWeights()]);
  const heavy = (await filters(sandbox)).items
    .find(({ type }) => type === 'productProperty')
    ?.children.find(({ name }) => name.en === '2 kg');
  const data = await filters(sandbox, `?productProperty[]=${heavy?.id}&price-to=300000`);
  expect(counts(data, 'productProperty')).toEqual({ '1 kg': 2, '2 kg': 1 });
  expect(counts(data, 'category')).toEqual({ 'Phones en': 0, 'Tablets en': 1 });
  expect(counts(data, 'variationProperty')).toEqual({ Black: 1, White: 1 });
  expect(data.items.find(({ type }) => type === 'price')).toMatchObject({ min: 200_000, max: 400_000 });
  expect(data.total).toBe(1);
});

test('[CAT-02] the owner of the shop orders, folds and hides filters, for the categories below too', async () => {
  const sandbox = await aSandbox([aShopOfWeights()]);
  await sandbox.control('PUT', '/shops/shop/filter-configurations/1', {
    items: [
      { type: 'price', sort: 1, collapsed: true },
      { type: 'category', hidden: true },
      { type: 'productProperty', propertyId: 1, sort: 2 },
    ],
  });
  for (const path of ['/1/filter-data', '/2/filter-data']) {
    const data = await filters(sandbox, '', path);
    expect(data.items.map(({ type, sort, collapsed }) => [type, sort, collapsed])).toEqual([
      ['price', 1, true],
      ['productProperty', 2, false],
      ['variationProperty', 30, false],
    ]);
  }
});

test('filters follow what changes in the catalogue', async () => {
  const sandbox = await aSandbox([aShopOfWeights()]);
  await sandbox.control('DELETE', '/shops/shop/products/2');
  await sandbox.control('PUT', '/shops/shop/variations/1', { newPrice: 40_000 });
  const data = await filters(sandbox);
  expect(counts(data, 'productProperty')).toEqual({ '1 kg': 3, '2 kg': 1 });
  expect(data.items.find(({ type }) => type === 'price')).toMatchObject({ min: 40_000 });
});

test('an unknown category has no filters', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const refused = await sandbox.call('shop-key', '/99/filter-data');
  expect([refused.status, refused.json.field]).toEqual([404, 'id']);
});
