import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { BISHKEK, TASHKENT } from '../../../sandbox/a-trade.ts';
import { messagesOf, pass, piecesOf } from '../../../sandbox/an-order.ts';

const { countryCode, ...coordinate } = TASHKENT;
const WISH = {
  name: 'Dil',
  phone: '90 123 45 67',
  stock: 1001,
  count: 2,
  shippingAddress: { countryCode, addressLine1: 'Amir Temur 10' },
  coordinate,
};

function buy(sandbox: TestSandbox, change: Readonly<Record<string, unknown>> = {}, token?: string) {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return sandbox.call('shop-key', '/fast-checkout', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...WISH, ...change }),
  });
}

test('[ONE-01] a guest buys one thing with a name and a phone, and is notified by text message', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { status, json } = await buy(sandbox, { shippingService: 3 });
  expect(status).toBe(200);
  expect(json.order).toMatchObject({
    state: 'accepted',
    source: 'one-click',
    customer: { name: 'Dil', phone: '+998901234567' },
    payment: { methodId: 1, gatewayType: 'cash', paid: false },
    shippingService: { id: 3 },
    shippingAddress: { ...TASHKENT, addressLine1: 'Amir Temur 10' },
    goodsTotal: 200_000,
    shippingPrice: 45_000,
    total: 245_000,
    cashback: 0,
  });
  expect(await piecesOf(sandbox, 1)).toBe(8);
  expect(await messagesOf(sandbox)).toMatchObject([{ phone: '+998901234567', kind: 'order' }]);
  await sandbox.control('PUT', `/shops/shop/orders/${json.order.id}/move-on`);
  await pass(sandbox, 61);
  expect((await sandbox.call('shop-key', `/orders/${json.order.token}/${json.order.id}`)).json.state).toBe(
    'delivered',
  );
});

test('[ONE-01] a token makes the order one of the shopper’s', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { json } = await buy(sandbox, { phone: '+998 93 555 44 11' }, shopper.token);
  expect(json.order).toMatchObject({ customer: { phone: '+998935554411' }, cashback: 10_000 });
  expect((await shopper.call('GET', '/customer-sell')).json.items).toEqual([json.order]);
  expect(await buy(sandbox, {}, 'nobodys')).toMatchObject({ status: 401, json: { code: 'wrong-token' } });
});

test.each([
  [{ name: 'Di' }, 422, 'invalid-name'],
  [{ name: '  D  ' }, 422, 'invalid-name'],
  [{ phone: '12345' }, 422, 'invalid-phone-number'],
  [{ phone: '+7 901 123 45 67' }, 422, 'invalid-phone-number'],
  [{ shippingAddress: null }, 422, 'no-address-selected'],
  [{ coordinate: undefined }, 422, 'no-address-selected'],
  [{ coordinate: { latitude: 10, longitude: 10 } }, 422, 'wrong-place'],
  [
    {
      shippingAddress: { countryCode: 'KG' },
      coordinate: { latitude: BISHKEK.latitude, longitude: BISHKEK.longitude },
    },
    422,
    'wrong-country',
  ],
  [{ shippingService: 77 }, 422, 'shipping-service-not-found'],
  [{ stock: 77 }, 404, 'not-found'],
  [{ count: 11 }, 409, 'over-stock'],
  [{ count: 0 }, 400, 'invalid'],
])('[ONE-01] with %j nothing is ordered: %i %s', async (change, status, code) => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect(await buy(sandbox, change)).toMatchObject({ status, json: { code } });
  expect(await piecesOf(sandbox, 1)).toBe(10);
  expect((await sandbox.control('GET', '/shops/shop/orders')).json.total).toBe(0);
});

test('fewer than can be ordered are refused', async () => {
  const sandbox = await aSandbox([aShopSeed({ product: () => ({ minOrder: 3 }) })]);
  expect(await buy(sandbox)).toMatchObject({ status: 422, json: { code: 'below-minimum', field: 'count' } });
});

test('a double click with one key is one order', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const [first, second] = await Promise.all([
    buy(sandbox, { orderKey: 'click-001' }),
    buy(sandbox, { orderKey: 'click-001' }),
  ]);
  expect(second.json).toEqual(first.json);
  expect(await piecesOf(sandbox, 1)).toBe(8);
  expect(await buy(sandbox, { orderKey: 'click-001', count: 1 })).toMatchObject({
    status: 409,
    json: { code: 'order-key-used' },
  });
});

test('[ONE-01] goods below the least sum of the shop are refused, as those of a cart are', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/market', { settings: { minOrderSum: 250_000 } });
  const { status, json } = await buy(sandbox);
  expect(status).toBe(422);
  expect(json).toMatchObject({ code: 'order-too-small', field: 'count' });
  expect((await buy(sandbox, { count: 3 })).status).toBe(200);
});

test('[ONE-01] one order takes no more pieces than the shop allows, however many are there', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/variations/1', { count: 1_000 });
  expect(await buy(sandbox, { count: 600 })).toMatchObject({
    status: 422,
    json: { code: 'above-maximum', field: 'count' },
  });
  expect(await piecesOf(sandbox, 1)).toBe(1_000);
  expect((await buy(sandbox, { count: 100 })).status).toBe(200);
  await sandbox.control('PUT', '/shops/shop/market', { settings: { maxOrderPieces: 5 } });
  expect((await buy(sandbox, { count: 6 })).json.code).toBe('above-maximum');
  await sandbox.control('PUT', '/shops/shop/market', { settings: { maxOrderPieces: 0 } });
  expect((await buy(sandbox, { count: 600 })).status).toBe(200);
});

test('[ONE-01] a thing whose least order is above the limit of the shop is sold up to that', async () => {
  const sandbox = await aSandbox([aShopSeed({ product: () => ({ minOrder: 8 }) })]);
  await sandbox.control('PUT', '/shops/shop/market', { settings: { maxOrderPieces: 5 } });
  expect((await buy(sandbox, { count: 9 })).json.code).toBe('above-maximum');
  expect((await buy(sandbox, { count: 8 })).status).toBe(200);
});
