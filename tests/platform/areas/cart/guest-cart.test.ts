import { expect, test } from 'vitest';
import type { StockId } from '#contract/value/primitive.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

function add(sandbox: TestSandbox, stock: StockId, quantity: number, headers: Record<string, string> = {}) {
  return sandbox.call('shop-key', '/add-to-cart', {
    method: 'POST',
    headers,
    body: JSON.stringify({ stock, quantity }),
  });
}

test('[CRT-05] a guest adds without a token and gets one sell record', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { status, json } = await add(sandbox, 1003, 2);
  expect(status).toBe(200);
  expect(json.sellRecords).toHaveLength(1);
  expect(json.sellRecords[0]).toMatchObject({
    variationId: 3,
    stockId: 1003,
    count: 2,
    price: 200_000,
    subtotal: 400_000,
    discount: 100_000,
  });
  expect(json.sellRecords[0]).toMatchObject({
    deleted: false,
    available: true,
    location: null,
    variation: { productId: 2, minOrder: 1 },
  });
});

test('[CRT-05] a token that the platform does not know gets 401, and the same add without it succeeds', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const refused = await add(sandbox, 1003, 2, { authorization: 'Bearer long-gone' });
  expect([refused.status, refused.json.code]).toEqual([401, 'wrong-token']);
  expect((await add(sandbox, 1003, 2)).status).toBe(200);
});

test('a quantity within a tier costs less by its discount', async () => {
  const tiers = [
    { min: 3, max: 4, fixedDiscount: 1_000 },
    { min: 5, max: null, fixedDiscount: 500_000 },
  ];
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tiers }) })]);
  const price = async (quantity: number) => (await add(sandbox, 1001, quantity)).json.sellRecords[0];
  expect(await price(2)).toMatchObject({ price: 100_000, subtotal: 200_000 });
  expect(await price(3)).toMatchObject({ price: 99_000, subtotal: 297_000 });
  expect(await price(4)).toMatchObject({ price: 99_000, subtotal: 396_000 });
  expect(await price(5)).toMatchObject({ price: 0, subtotal: 0 });
});

test('more than the stock has gets 409 where the platform counts pieces', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: (id) => ({ tracking: id === 1 }) })]);
  expect((await add(sandbox, 1001, 10)).status).toBe(200);
  const refused = await add(sandbox, 1001, 11);
  expect([refused.status, refused.json.code, refused.json.field]).toEqual([409, 'over-stock', 'quantity']);
  expect((await add(sandbox, 1002, 11)).status).toBe(200);
});

test('what has been sold out since counts, not what the shop began with', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/variations/1', { count: 1, newPrice: 70_000 });
  expect((await add(sandbox, 1001, 2)).status).toBe(409);
  expect((await add(sandbox, 1001, 1)).json.sellRecords[0].price).toBe(70_000);
});

test('less than the minimum order gets 422', async () => {
  const sandbox = await aSandbox([aShopSeed({ product: () => ({ minOrder: 3 }) })]);
  const refused = await add(sandbox, 1001, 2);
  expect([refused.status, refused.json.field]).toEqual([422, 'quantity']);
  expect((await add(sandbox, 1001, 3)).status).toBe(200);
});

test('an unknown stock gets 404, a quantity that is no positive whole number 400', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tracking: false }) })]);
  expect((await add(sandbox, 5, 1)).status).toBe(404);
  for (const quantity of [0, -1, 1.5]) {
    const refused = await add(sandbox, 1001, quantity);
    expect([refused.status, refused.json.field]).toEqual([400, 'quantity']);
  }
  expect((await add(sandbox, 1001, Number.MAX_SAFE_INTEGER)).status).toBe(422);
});

test('[CRT-05] a stock that the shop does not have is refused, whether its id is a number or a text', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const refusal = async (stock: StockId) => {
    const { status, json } = await add(sandbox, stock, 1);
    return [status, json.code, json.field];
  };
  const ids = [77, 'b1f0c9a2-0000-4000-8000-000000000002', '1003x', "1003' OR 1", '1e3', '9007199254740993'];
  for (const id of ids) expect(await refusal(id)).toEqual([404, 'not-found', 'stock']);
  for (const id of ['', 'x'.repeat(65), 0, 1.5]) expect((await add(sandbox, id, 1)).status).toBe(400);
  expect((await add(sandbox, '1003', 1)).json.sellRecords[0].stockId).toBe(1003);
});
