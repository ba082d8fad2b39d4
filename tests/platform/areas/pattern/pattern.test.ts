import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

async function patterns(sandbox: TestSandbox, query: string, key = 'shop-key'): Promise<number[]> {
  const { status, json } = await sandbox.call(key, `/sell-record-patterns${query}`);
  expect(status).toBe(200);
  return json.items.map((pattern: { id: number }) => pattern.id);
}

test('a pattern is for its categories and those below them', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/patterns/2', {
    name: { en: 'Gift card' },
    categoryIds: [1],
    fields: [{ id: 5, name: { en: 'Letter text' }, type: 'any', required: false, values: [] }],
  });
  expect(await patterns(sandbox, '?category[]=2')).toEqual([1, 2]);
  expect(await patterns(sandbox, '?category[]=3')).toEqual([2]);
  expect(await patterns(sandbox, '?category[]=2&category[]=3')).toEqual([1, 2]);
  expect(await patterns(sandbox, '?category[]=99')).toEqual([]);
  expect(await patterns(sandbox, '')).toEqual([]);
});

test('a pattern has the fields that a shopper fills in, of known types only', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call('shop-key', '/sell-record-patterns?category[]=2');
  expect(json.items[0].fields).toEqual([
    { id: 1, name: { ru: 'Text ru', uz: 'Text uz', en: 'Text en' }, type: 'any', required: true, values: [] },
  ]);
  const refused = await sandbox.control('PUT', '/shops/shop/patterns/1', {
    fields: [{ ...json.items[0].fields[0], type: 'color' }],
  });
  expect([refused.status, refused.json.field]).toEqual([400, 'fields.0.type']);
  await sandbox.control('DELETE', '/shops/shop/patterns/1');
  expect(await patterns(sandbox, '?category[]=2')).toEqual([]);
});

test('a category must be an id, and patterns of another shop are not listed', async () => {
  const other = { ...aShopSeed({ name: 'two' }), patterns: [] };
  const sandbox = await aSandbox([aShopSeed(), other]);
  expect((await sandbox.call('shop-key', '/sell-record-patterns?category[]=x')).status).toBe(400);
  expect(await patterns(sandbox, '?category[]=2', 'two-key')).toEqual([]);
});
