import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper, type Shopper } from '../../../sandbox/a-shopper.ts';
import { TASHKENT } from '../../../sandbox/a-trade.ts';

const add = (shopper: Shopper, stock: number, quantity: number) =>
  shopper.call('POST', '/add-to-cart', { stock, quantity });

async function addedId(shopper: Shopper, stock: number, quantity: number): Promise<number> {
  return (await add(shopper, stock, quantity)).json.sellRecords[0].id;
}

/** The stock ids and counts of the lines that are not deleted. */
async function lines(shopper: Shopper): Promise<[number, number][]> {
  const { json } = await shopper.call('GET', '/cart-detail');
  return json.sells.flatMap((sell: { sellRecords: { stockId: number; count: number; deleted: boolean }[] }) =>
    sell.sellRecords.filter(({ deleted }) => !deleted).map(({ stockId, count }) => [stockId, count]),
  );
}

/** A shop whose even variations are of supplier 2. */
function aMarketplace() {
  return aShopSeed({
    variation: (id) => ({ stock: { id: 1000 + id, count: 10, supplierId: 1 + ((id + 1) % 2) } }),
  });
}

test('[CRT-04] the platform keeps the cart of a signed-in shopper, and gives it on another device', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  expect((await add(shopper, 1003, 2)).json.sellRecords).toMatchObject([
    { variationId: 3, stockId: 1003, count: 2, subtotal: 400_000 },
  ]);
  await add(shopper, 1001, 1);
  expect(await lines(shopper)).toEqual([
    [1003, 2],
    [1001, 1],
  ]);
});

test('[CRT-01] adding a stock again replaces its line and keeps its id', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const first = await addedId(shopper, 1003, 2);
  expect(await addedId(shopper, 1003, 3)).toBe(first);
  expect(await lines(shopper)).toEqual([[1003, 3]]);
});

test('[CRT-05] what a guest adds is checked and priced, and kept nowhere', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await sandbox.call('shop-key', '/add-to-cart', {
    method: 'POST',
    body: JSON.stringify({ stock: 1003, quantity: 2 }),
  });
  expect(await lines(shopper)).toEqual([]);
  expect((await sandbox.control('GET', '/shops/shop/carts')).json.items).toEqual([]);
});

test('[CRT-04] a removed line is still answered, as deleted, and counts nothing', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const id = await addedId(shopper, 1001, 2);
  await add(shopper, 1003, 1);
  const { json } = await shopper.call('DELETE', `/${id}/remove-record`);
  expect(json.sellRecord).toMatchObject({ id, deleted: true, available: false });
  const cart = (await shopper.call('GET', '/cart-detail')).json;
  expect(cart.sells[0].sellRecords.map(({ deleted }: { deleted: boolean }) => deleted)).toEqual([
    true,
    false,
  ]);
  expect(cart).toMatchObject({ count: 1, subtotal: 200_000 });
  expect((await shopper.call('DELETE', `/${id}/remove-record`)).status).toBe(200);
});

test('[CRT-04] a sell all of whose lines are deleted stays, as deleted, until its stock comes back', async () => {
  const sandbox = await aSandbox([aMarketplace()]);
  const shopper = await aShopper(sandbox);
  const first = await addedId(shopper, 1001, 2);
  await add(shopper, 1002, 1);
  await shopper.call('DELETE', `/${first}/remove-record`);
  const sells = (await shopper.call('GET', '/cart-detail')).json.sells;
  expect(sells).toMatchObject([
    { supplier: { id: 1 }, deleted: true, available: false, subtotal: 0, sellRecords: [{ deleted: true }] },
    {
      supplier: { id: 2 },
      deleted: false,
      available: true,
      subtotal: 100_000,
      sellRecords: [{ deleted: false }],
    },
  ]);
  expect(await addedId(shopper, 1001, 1)).toBe(first);
  expect((await shopper.call('GET', '/cart-detail')).json.sells[0]).toMatchObject({
    deleted: false,
    sellRecords: [{ count: 1, deleted: false }],
  });
});

test('[CRT-04] an order takes its lines and all deleted ones out of the cart; the lines of other suppliers stay', async () => {
  const sandbox = await aSandbox([aMarketplace()]);
  const shopper = await aShopper(sandbox);
  const removed = await addedId(shopper, 1003, 1);
  for (const stock of [1001, 1002]) await add(shopper, stock, 2);
  await shopper.call('DELETE', `/${removed}/remove-record`);
  const [first, second] = (await shopper.call('GET', '/cart-detail')).json.sells;
  const order = {
    sells: [first.id],
    paymentMethod: 1,
    shippingAddress: { ...TASHKENT, addressLine1: 'Amir Temur 1' },
  };
  expect((await shopper.call('POST', '/sellgroups/finish', order)).status).toBe(200);
  const { sells } = (await shopper.call('GET', '/cart-detail')).json;
  expect(sells).toMatchObject([
    { id: second.id, sellRecords: [{ stockId: 1002, count: 2, deleted: false }] },
  ]);
  expect(sells).toHaveLength(1);
});

test('the short list has one entry a supplier, with the sums of the whole cart', async () => {
  const sandbox = await aSandbox([aMarketplace()]);
  const shopper = await aShopper(sandbox);
  const id = await addedId(shopper, 1001, 2);
  await add(shopper, 1002, 3);
  await add(shopper, 1003, 1);
  await shopper.call('DELETE', `/${id}/remove-record`);
  const { json } = await shopper.call('GET', '/carts');
  expect(json).toEqual({
    items: [
      {
        id: expect.any(Number),
        supplier: { id: 1, name: 'shop supplier' },
        records: 1,
        count: 1,
        subtotal: 200_000,
        discount: 50_000,
        deleted: false,
      },
      {
        id: expect.any(Number),
        supplier: { id: 2, name: '' },
        records: 1,
        count: 3,
        subtotal: 300_000,
        discount: 0,
        deleted: false,
      },
    ],
    count: 4,
    subtotal: 500_000,
    discount: 50_000,
  });
});

test('[CRT-02] the quantity of a line changes only up to the stock, by its tiers, and 0 removes it', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const id = await addedId(shopper, 1001, 1);
  const update = (quantity: number) => shopper.call('PUT', `/${id}/update-record`, { quantity });
  expect((await update(10)).json.sellRecord).toMatchObject({
    count: 10,
    price: 95_000,
    subtotal: 950_000,
    discount: 50_000,
  });
  const refused = await update(11);
  expect([refused.status, refused.json.code]).toEqual([409, 'over-stock']);
  expect((await update(-1)).status).toBe(400);
  expect(await lines(shopper)).toEqual([[1001, 10]]);
  expect((await update(0)).json.sellRecord).toMatchObject({ deleted: true, count: 10 });
  expect(await lines(shopper)).toEqual([]);
  expect((await update(1)).status).toBe(404);
});

test('the fewest pieces are the minimum order, or the lowest minimum of a promotion where that is less', async () => {
  const tiers = [{ min: 4, max: null, fixedDiscount: 1_000 }];
  const sandbox = await aSandbox([
    aShopSeed({
      product: () => ({ minOrder: 6 }),
      variation: (id) => (id === 1 ? { tiers } : { tiers: [] }),
    }),
  ]);
  const shopper = await aShopper(sandbox);
  const refusal = async (stock: number, quantity: number) => {
    const { status, json } = await add(shopper, stock, quantity);
    return status === 200 ? 200 : [status, json.code];
  };
  expect(await refusal(1001, 3)).toEqual([422, 'below-minimum']);
  expect(await refusal(1001, 4)).toBe(200);
  expect(await refusal(1002, 5)).toEqual([422, 'below-minimum']);
  expect(await refusal(1002, 6)).toBe(200);
});

test('a line shows current prices, and is not available once there are fewer pieces or none for sale', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await add(shopper, 1001, 3);
  const line = async () => (await shopper.call('GET', '/cart-detail')).json.sells[0].sellRecords[0];
  await sandbox.control('PUT', '/shops/shop/variations/1', { newPrice: 70_000 });
  expect(await line()).toMatchObject({ price: 70_000, subtotal: 210_000, discount: 90_000, available: true });
  await sandbox.control('PUT', '/shops/shop/variations/1', { count: 2 });
  expect(await line()).toMatchObject({ count: 3, available: false, variation: { stock: { count: 2 } } });
  await sandbox.control('DELETE', '/shops/shop/products/1');
  expect(await line()).toMatchObject({ variationId: 1, count: 3, deleted: false, available: false });
  const update = await shopper.call('PUT', `/${(await line()).id}/update-record`, { quantity: 1 });
  expect([update.status, update.json.code]).toEqual([409, 'over-stock']);
});

test("another customer's and another shop's records are not there, and nobody reads a cart without a token", async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'one' }), aShopSeed({ name: 'two' })]);
  const [owner, other, elsewhere] = [
    await aShopper(sandbox, 'one'),
    await aShopper(sandbox, 'one', { phone: '+998901234568' }),
    await aShopper(sandbox, 'two'),
  ];
  const id = await addedId(owner, 1001, 2);
  for (const stranger of [other, elsewhere]) {
    expect((await stranger.call('PUT', `/${id}/update-record`, { quantity: 1 })).status).toBe(404);
    expect((await stranger.call('DELETE', `/${id}/remove-record`)).status).toBe(404);
    expect(await lines(stranger)).toEqual([]);
  }
  expect(await lines(owner)).toEqual([[1001, 2]]);
  for (const [method, path] of [
    ['GET', '/carts'],
    ['GET', '/cart-detail'],
    ['PUT', `/${id}/update-record`],
    ['DELETE', `/${id}/remove-record`],
  ] as const) {
    const refused = await sandbox.call('one-key', path, {
      method,
      ...(method === 'PUT' ? { body: '{"quantity":1}' } : {}),
    });
    expect([path, refused.status, refused.json.code]).toEqual([path, 401, 'wrong-token']);
  }
});

test('adds at the same moment leave one line a stock', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((quantity) => add(shopper, quantity % 2 ? 1001 : 1003, quantity)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const ids = answers.map(({ json }) => json.sellRecords[0].id);
  expect(new Set(ids).size).toBe(2);
  expect(new Set((await lines(shopper)).map(([stock]) => stock))).toEqual(new Set([1001, 1003]));
});

test('a cart of 200 lines is added, read and removed; lines above 500 are refused', {
  timeout: 60_000,
}, async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 51, variationsPerProduct: 10, reviews: 0 })]);
  const shopper = await aShopper(sandbox);
  const stocks = Array.from({ length: 500 }, (_, index) => 1001 + index);
  await Promise.all(stocks.slice(0, 200).map((stock) => add(shopper, stock, 1)));
  expect(await lines(shopper)).toHaveLength(200);
  await Promise.all(stocks.slice(200).map((stock) => add(shopper, stock, 1)));
  const refused = await add(shopper, 1501, 1);
  expect([refused.status, refused.json.code]).toEqual([409, 'cart-full']);
  expect((await add(shopper, 1001, 2)).status).toBe(200);
  const { json } = await sandbox.control('DELETE', `/shops/shop/customers/${shopper.id}/cart`);
  expect(json).toMatchObject({ sells: [], count: 0 });
});

test('the operator sees who has what in the cart', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await add(shopper, 1001, 2);
  expect((await sandbox.control('GET', '/shops/shop/carts')).json.items).toEqual([
    { customer: shopper.id, phone: shopper.phone, records: 1, count: 2 },
  ]);
  const seen = (await sandbox.control('GET', `/shops/shop/customers/${shopper.id}/cart`)).json;
  expect(seen).toEqual((await shopper.call('GET', '/cart-detail')).json);
  expect((await sandbox.control('GET', '/shops/shop/customers/999/cart')).status).toBe(404);
});
