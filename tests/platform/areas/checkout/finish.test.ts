import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { ALMATY, BISHKEK, URGENCH } from '../../../sandbox/a-trade.ts';
import {
  anOrder,
  fillCart,
  finish,
  HOME,
  METHODS,
  messagesOf,
  piecesOf,
  sellsOf,
} from '../../../sandbox/an-order.ts';

const UNKNOWN_TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';

test('[CHK-04] a finished checkout is an accepted order of the sells, with tier prices, shipping and all that was said', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1001: 1, 1003: 1 });
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 5 });
  const { status, json } = await finish(shopper, sells, {
    note: 'Call first',
    returnUrl: '/checkout',
    shippingService: 3,
    shownTotal: 1,
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({ priceChanged: true, returnUrl: '/checkout' });
  expect(json.order).toMatchObject({
    state: 'accepted',
    active: true,
    source: 'cart',
    customer: { name: 'Test Shopper', phone: shopper.phone },
    payment: { methodId: 1, gatewayType: 'cash', paid: false, transactionId: null },
    shippingService: { id: 3 },
    shippingTime: { type: 'now' },
    shippingAddress: HOME,
    note: 'Call first',
    goodsTotal: 5 * 95_000 + 200_000,
    shippingPrice: 45_000,
    total: 5 * 95_000 + 200_000 + 45_000,
    cashback: 33_750,
    installment: null,
    history: [{ state: 'accepted' }],
  });
  expect(json.order.sells[0].sellRecords).toMatchObject([
    { variationId: 1, stockId: 1001, count: 5, price: 95_000, subtotal: 475_000, discount: 25_000 },
    { variationId: 3, stockId: 1003, count: 1, price: 200_000, subtotal: 200_000, discount: 50_000 },
  ]);
  expect(await sellsOf(shopper)).toEqual([]);
  expect(await piecesOf(sandbox, 1)).toBe(5);
  expect(await piecesOf(sandbox, 3)).toBe(9);
});

test.each([
  [{ 1001: 2 }, 20_000],
  [{ 1005: 1 }, 0],
])('[CHK-02] shipping of %j costs %i: it is free from 300 000', async (counts, price) => {
  const sandbox = await aSandbox([aShopSeed()]);
  const order = await anOrder(await aShopper(sandbox), counts);
  expect(order).toMatchObject({
    shippingService: { id: 1 },
    pickUp: false,
    shippingPrice: price,
    total: order.goodsTotal + price,
  });
});

test('[CHK-04] an order needs an address in Uzbekistan or Kazakhstan that somebody delivers to', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1001: 1 });
  const to = (shippingAddress: unknown, more = {}) => finish(shopper, sells, { shippingAddress, ...more });
  for (const missing of [null, undefined]) {
    expect(await to(missing)).toMatchObject({
      status: 422,
      json: { code: 'no-address-selected', field: 'shippingAddress' },
    });
  }
  expect(await to(BISHKEK)).toMatchObject({ status: 422, json: { code: 'wrong-country' } });
  for (const degrees of [0, 10]) {
    const answered = await to({ countryCode: 'UZ', latitude: degrees, longitude: degrees });
    expect(answered).toMatchObject({ status: 422, json: { code: 'wrong-place' } });
  }
  expect(await to(URGENCH, { shippingService: 1 })).toMatchObject({
    status: 422,
    json: { code: 'shipping-service-not-found' },
  });
  expect(await to(HOME, { shippingService: 77 })).toMatchObject({
    status: 422,
    json: { code: 'shipping-service-not-found' },
  });
  expect(await to(99)).toMatchObject({ status: 404, json: { code: 'not-found', field: 'shippingAddress' } });
  expect(await piecesOf(sandbox, 1)).toBe(10);
  expect((await to(ALMATY)).json.order).toMatchObject({ shippingService: { id: 4 }, shippingPrice: 140_000 });
});

test('[CHK-04] a saved address goes by its id, and only for its owner', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const other = await aShopper(sandbox, 'shop', { phone: '+998907654321' });
  const { json: address } = await shopper.call('POST', '/customers/add-address', { ...HOME, floor: '4' });
  const foreign = await finish(other, await fillCart(other, { 1001: 1 }), { shippingAddress: address.id });
  expect(foreign).toMatchObject({ status: 404, json: { field: 'shippingAddress' } });
  const order = await anOrder(shopper, { 1001: 1 }, { shippingAddress: address.id });
  expect(order.shippingAddress).toMatchObject({ ...HOME, floor: '4' });
  expect(order.shippingAddress).not.toHaveProperty('id');
});

test('[CHK-03] a sell is ordered only with a payment method that its supplier takes', async () => {
  const seed = aShopSeed();
  const paymentMethods = seed.paymentMethods.map((method) =>
    method.id === METHODS.wallet ? { ...method, supplierIds: [2] } : method,
  );
  const sandbox = await aSandbox([{ ...seed, paymentMethods }]);
  const shopper = await aShopper(sandbox, 'shop', { wallet: 1_000_000 });
  const sells = await fillCart(shopper, { 1001: 1 });
  const answered = await finish(shopper, sells, { paymentMethod: METHODS.wallet });
  expect(answered).toMatchObject({
    status: 422,
    json: { code: 'sell-not-available', field: `sells.${sells[0]}` },
  });
  for (const method of [77, METHODS.installment]) {
    expect(await finish(shopper, sells, { paymentMethod: method })).toMatchObject({
      status: 422,
      json: { code: 'payment-method' },
    });
  }
  expect((await finish(shopper, sells)).status).toBe(200);
});

test('[CHK-04] what is not there is not sold, and the record is named', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1001: 2, 1003: 4 });
  await sandbox.control('PUT', '/shops/shop/variations/3', { count: 3 });
  const [sell] = await sellsOf(shopper);
  const answered = await finish(shopper, sells);
  expect(answered).toMatchObject({
    status: 409,
    json: { code: 'over-stock', field: `sellRecords.${sell?.sellRecords[1]?.id}` },
  });
  expect([await piecesOf(sandbox, 1), await piecesOf(sandbox, 3)]).toEqual([10, 3]);
});

test('[CHK-04] two shoppers who want the last pieces at once: one gets them', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shoppers = await Promise.all(
    ['+998900000001', '+998900000002', '+998900000003'].map((phone) => aShopper(sandbox, 'shop', { phone })),
  );
  const sells = await Promise.all(shoppers.map((shopper) => fillCart(shopper, { 1001: 6 })));
  const answers = await Promise.all(shoppers.map((shopper, index) => finish(shopper, sells[index] ?? [])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await piecesOf(sandbox, 1)).toBe(4);
});

test('[CHK-04] what was charged stands in the order, whatever the cart showed', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1005: 1 });
  await sandbox.control('PUT', '/shops/shop/variations/5', { newPrice: 350_000 });
  const { json } = await finish(shopper, sells, { shownTotal: 300_000 });
  expect(json).toMatchObject({ priceChanged: true, order: { goodsTotal: 350_000, total: 350_000 } });
  await sandbox.control('PUT', '/shops/shop/variations/5', { newPrice: 999_000 });
  const { json: later } = await shopper.call('GET', '/customer-sell');
  expect(later.items[0].sells[0].sellRecords[0].price).toBe(350_000);
});

test('[CHK-04] an order sent twice with one key is made once; the key serves no other order', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1001: 1 });
  const wish = { orderKey: 'wish-0001' };
  const [first, second] = await Promise.all([finish(shopper, sells, wish), finish(shopper, sells, wish)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.json.order.id).toBe(first.json.order.id);
  expect(await finish(shopper, sells, { ...wish, note: 'changed' })).toMatchObject({
    status: 409,
    json: { code: 'order-key-used' },
  });
  expect((await shopper.call('GET', '/customer-sell')).json.total).toBe(1);
  expect(await piecesOf(sandbox, 1)).toBe(9);
  const other = await aShopper(sandbox, 'shop', { phone: '+998907654321' });
  expect((await finish(other, await fillCart(other, { 1001: 1 }), wish)).json.order.id).not.toBe(
    first.json.order.id,
  );
});

test('sells that are gone, empty or of somebody else are not ordered', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const shopper = await aShopper(sandbox);
  const stranger = await aShopper(sandbox, 'shop', { phone: '+998907654321' });
  const abroad = await aShopper(sandbox, 'other');
  const sells = await fillCart(shopper, { 1001: 1 });
  for (const one of [stranger, abroad])
    expect(await finish(one, sells)).toMatchObject({ status: 404, json: { field: 'sells' } });
  expect((await finish({ ...shopper, call: abroad.call }, sells)).status).toBe(404);
  const [record] = (await sellsOf(shopper))[0]?.sellRecords ?? [];
  await shopper.call('DELETE', `/${record?.id}/remove-record`);
  expect(await finish(shopper, sells)).toMatchObject({ status: 422, json: { code: 'empty-sell' } });
  const noToken = await sandbox.call('shop-key', '/sellgroups/finish', { method: 'POST', body: '{}' });
  expect(noToken).toMatchObject({ status: 401, json: { code: 'wrong-token' } });
});

test('[CHK-08] delivery is now or within an hour or more of one day between 10 and 22', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1001: 1 });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  // Tashkent is five hours ahead of UTC: 05:00Z is 10:00 there.
  const at = (day: string, from: string, to: string) => ({
    type: 'preorder',
    from: `${day}T${from}:00.000Z`,
    to: `${day}T${to}:00.000Z`,
  });
  const wrong = [
    at(yesterday, '08:00', '10:00'),
    at(tomorrow, '08:00', '08:30'),
    at(tomorrow, '04:00', '06:00'),
    at(tomorrow, '16:00', '17:30'),
    at('2099-01-01', '08:00', '10:00'),
  ];
  for (const shippingTime of wrong) {
    expect(await finish(shopper, sells, { shippingTime }), shippingTime.from).toMatchObject({
      status: 422,
      json: { code: 'shipping-time' },
    });
  }
  const chosen = at(tomorrow, '05:00', '07:00');
  const { json } = await finish(shopper, sells, { shippingTime: chosen });
  expect(json.order.shippingTime).toEqual(chosen);
  const { json: groups } = await shopper.call('GET', '/customer/delivery-groups');
  expect(groups.items[0]).toMatchObject({
    orderId: json.order.id,
    shippingTime: chosen,
    leavesAt: chosen.from,
  });
});

test('[CHK-06] the history has pages, newest first, active and finished orders apart', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const orders = [await anOrder(shopper), await anOrder(shopper), await anOrder(shopper)];
  await sandbox.control('PUT', `/shops/shop/orders/${orders[1].id}/cancel`);
  const ids = async (query: string) =>
    (await shopper.call('GET', `/customer-sell${query}`)).json.items.map(({ id }: { id: number }) => id);
  const [first, second, third] = orders.map(({ id }) => id);
  expect(await ids('')).toEqual([third, second, first]);
  expect(await ids('?page=2&size=2')).toEqual([first]);
  expect(await ids('?state=active')).toEqual([third, first]);
  expect(await ids('?state=finished')).toEqual([second]);
  const { json } = await shopper.call('GET', '/customer-sell?page=1&size=1');
  expect(json).toMatchObject({ total: 3, active: 2, finished: 1, page: 1, size: 1 });
  const stranger = await aShopper(sandbox, 'shop', { phone: '+998907654321' });
  expect((await stranger.call('GET', '/customer-sell')).json).toMatchObject({ items: [], total: 0 });
  expect((await sandbox.call('shop-key', '/customer-sell')).status).toBe(401);
});

test('[CHK-06] the details of an order open with its own token in its own shop and nothing else', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const shopper = await aShopper(sandbox);
  const order = await anOrder(shopper);
  const next = await anOrder(shopper);
  expect((await sandbox.call('shop-key', `/orders/${order.token}/${order.id}`)).json).toEqual(order);
  expect((await messagesOf(sandbox)).at(-1)?.text).toContain(`/order-details/${order.token}/${order.id}`);
  for (const [key, path] of [
    ['shop-key', `/orders/${next.token}/${order.id}`],
    ['shop-key', `/orders/${UNKNOWN_TOKEN}/${order.id}`],
    ['shop-key', `/orders/${order.token}/${next.id + 1}`],
    ['other-key', `/orders/${order.token}/${order.id}`],
  ] as const) {
    expect((await sandbox.call(key, path)).status, path).toBe(404);
  }
  expect((await sandbox.call('shop-key', `/orders/${order.token}/x`)).status).toBe(400);
});

test('a stock that an order makes scarce, or a canceled one plentiful, is a change that is reported to pages', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const updateTime = async () => {
    const response = await fetch(
      `${sandbox.url}/cache-api/is-updated?lastUpdatedAt=2000-01-01T00:00:00.000Z`,
      {
        headers: { 'security-key': 'shop-key' },
      },
    );
    return ((await response.json()) as { updatedAt: string }).updatedAt;
  };
  const before = await updateTime();
  await anOrder(shopper, { 1001: 1 });
  expect(await updateTime()).toBe(before);
  const order = await anOrder(shopper, { 1001: 9 });
  const scarce = await updateTime();
  expect(scarce > before).toBe(true);
  await sandbox.control('PUT', `/shops/shop/orders/${order.id}/cancel`);
  expect((await updateTime()) > scarce).toBe(true);
});

test('[CHK-04] a cart takes and orders no more pieces of one thing than the shop allows in one order', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1001: 6, 1003: 5 });
  await sandbox.control('PUT', '/shops/shop/market', { settings: { maxOrderPieces: 5 } });
  const [line, other] = (await shopper.call('GET', '/cart-detail')).json.sells.flatMap(
    ({ sellRecords }: { sellRecords: unknown[] }) => sellRecords,
  );
  expect(line).toMatchObject({ available: false, count: 6, variation: { maxOrder: 5 } });
  expect(other).toMatchObject({ available: true, count: 5 });
  expect(await finish(shopper, sells)).toMatchObject({
    status: 422,
    json: { code: 'above-maximum', field: `sellRecords.${line.id}` },
  });
  const more = { stock: 1003, quantity: 6 };
  const refused = { status: 422, json: { code: 'above-maximum', field: 'quantity' } };
  expect(await shopper.call('POST', '/add-to-cart', more)).toMatchObject(refused);
  expect(await shopper.call('PUT', `/${other.id}/update-record`, { quantity: 6 })).toMatchObject(refused);
  expect(
    await sandbox.call('shop-key', '/add-to-cart', { method: 'POST', body: JSON.stringify(more) }),
  ).toMatchObject(refused);
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 5 });
  expect((await finish(shopper, sells)).status).toBe(200);
  expect(await piecesOf(sandbox, 1)).toBe(5);
});
