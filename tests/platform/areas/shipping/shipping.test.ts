import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { ALMATY, BISHKEK, TASHKENT, URGENCH } from '../../../sandbox/a-trade.ts';

type Place = typeof TASHKENT;

const COURIER = 1;
const PICK_UP = 2;
const EXPRESS = 3;
const REGIONAL = 4;

function calculate(
  sandbox: TestSandbox,
  shippingService: number,
  stocks: [number, number][],
  shippingAddress: Place,
) {
  const body = {
    shippingService,
    shippingAddress,
    stocks: stocks.map(([stock, quantity]) => ({ stock, quantity })),
  };
  return sandbox.call('shop-key', '/shipping-calculate', { method: 'POST', body: JSON.stringify(body) });
}

async function serviceIds(sandbox: TestSandbox, query: string): Promise<number[]> {
  const { json } = await sandbox.call('shop-key', `/shipping-services?${query}`);
  return json.items.map(({ id }: { id: number }) => id);
}

const placeQuery = ({ countryCode, latitude, longitude }: Place) =>
  `&countryCode=${countryCode}&latitude=${latitude}&longitude=${longitude}`;

test('[CHK-02] shipping services have a price range, the price nearby, and what is delivered for nothing', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call('shop-key', '/shipping-services?stocks[]=1001&stocks[]=1003');
  expect(json.items).toMatchObject([
    {
      id: COURIER,
      kind: 'courier',
      totalPrice: { min: 20_000, max: 20_000 },
      shippingPrice: 20_000,
      freeFrom: 300_000,
    },
    { id: PICK_UP, kind: 'pick-up', totalPrice: { min: 0, max: 0 }, shippingPrice: 0, freeFrom: null },
    { id: EXPRESS, kind: 'express', shippingPrice: 45_000, freeFrom: null, deliveryDays: { min: 0, max: 0 } },
    {
      id: REGIONAL,
      kind: 'regional',
      totalPrice: { min: 40_000, max: 140_000 },
      shippingPrice: 40_000,
      deliveryDays: { min: 2, max: 10 },
    },
  ]);
});

test('[CHK-02] with a place only the services that go there are listed; where none goes, shipping-service-not-found', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect(await serviceIds(sandbox, `stocks[]=1001${placeQuery(TASHKENT)}`)).toEqual([
    COURIER,
    PICK_UP,
    EXPRESS,
    REGIONAL,
  ]);
  expect(await serviceIds(sandbox, `stocks[]=1001${placeQuery(URGENCH)}`)).toEqual([PICK_UP, REGIONAL]);
  expect(await serviceIds(sandbox, `stocks[]=1001${placeQuery(ALMATY)}`)).toEqual([REGIONAL]);
  for (const place of [
    BISHKEK,
    { countryCode: 'UZ', latitude: 0, longitude: 0 },
    { countryCode: 'UZ', latitude: 10, longitude: 10 },
  ]) {
    const { status, json } = await sandbox.call(
      'shop-key',
      `/shipping-services?stocks[]=1001${placeQuery(place)}`,
    );
    expect([status, json.code]).toEqual([422, 'shipping-service-not-found']);
  }
});

test('[CHK-02] shipping costs by place, and nothing from 300 000 UZS of goods', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const price = async (service: number, stocks: [number, number][], place: Place) => {
    const { shippingPrice, free, goodsTotal } = (await calculate(sandbox, service, stocks, place)).json;
    return { shippingPrice, free, goodsTotal };
  };
  expect(await price(COURIER, [[1001, 1]], TASHKENT)).toEqual({
    shippingPrice: 20_000,
    free: false,
    goodsTotal: 100_000,
  });
  expect(await price(REGIONAL, [[1001, 1]], URGENCH)).toEqual({
    shippingPrice: 40_000,
    free: false,
    goodsTotal: 100_000,
  });
  expect(await price(REGIONAL, [[1001, 1]], ALMATY)).toEqual({
    shippingPrice: 140_000,
    free: false,
    goodsTotal: 100_000,
  });
  const goods: [number, number][] = [
    [1001, 1],
    [1003, 1],
  ];
  expect(await price(COURIER, goods, TASHKENT)).toEqual({
    shippingPrice: 0,
    free: true,
    goodsTotal: 300_000,
  });
  expect(await price(EXPRESS, goods, TASHKENT)).toEqual({
    shippingPrice: 45_000,
    free: false,
    goodsTotal: 300_000,
  });
  // At the price of five pieces, the tier taken off.
  expect(await price(COURIER, [[1001, 5]], TASHKENT)).toMatchObject({
    shippingPrice: 0,
    goodsTotal: 475_000,
  });
  await sandbox.control('PUT', '/shops/shop/variations/1', { newPrice: 99_999 });
  expect(await price(COURIER, goods, TASHKENT)).toEqual({
    shippingPrice: 20_000,
    free: false,
    goodsTotal: 299_999,
  });
});

test('each supplier sends a parcel of its own', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      variation: (id) => ({ stock: { id: 1000 + id, count: 10, supplierId: 1 + ((id + 1) % 2) } }),
    }),
  ]);
  const goods: [number, number][] = [
    [1001, 1],
    [1002, 1],
  ];
  const { json } = await calculate(sandbox, COURIER, goods, TASHKENT);
  expect(json).toMatchObject({
    shippingPrice: 40_000,
    deliveryDays: { min: 0, max: 1 },
    parcels: [
      { supplierId: 1, stockIds: [1001], shippingPrice: 20_000 },
      { supplierId: 2, stockIds: [1002], shippingPrice: 20_000 },
    ],
  });
});

test('[CHK-02] a service that does not carry the goods, does not go there or does not exist is shipping-service-not-found', async () => {
  const sandbox = await aSandbox([
    aShopSeed({ variation: (id) => ({ stock: { id: 1000 + id, count: 10, supplierId: id } }) }),
  ]);
  await sandbox.control('PUT', `/shops/shop/shipping-services/${COURIER}`, { supplierIds: [1] });
  await sandbox.control('PUT', `/shops/shop/shipping-services/${PICK_UP}`, { active: false });
  const refusal = async (service: number, stock: number, place: Place) => {
    const { status, json } = await calculate(sandbox, service, [[stock, 1]], place);
    return status === 200 ? 200 : [status, json.code];
  };
  const notFound = [422, 'shipping-service-not-found'];
  expect(await refusal(COURIER, 1001, TASHKENT)).toBe(200);
  expect(await refusal(COURIER, 1002, TASHKENT)).toEqual(notFound);
  expect(await refusal(COURIER, 1001, URGENCH)).toEqual(notFound);
  expect(await refusal(PICK_UP, 1001, TASHKENT)).toEqual(notFound);
  expect(await refusal(77, 1001, TASHKENT)).toEqual(notFound);
  expect(await refusal(REGIONAL, 1001, BISHKEK)).toEqual(notFound);
  expect(await refusal(REGIONAL, 1001, { countryCode: 'UZ', latitude: 10, longitude: 10 })).toEqual(notFound);
  expect(await serviceIds(sandbox, 'stocks[]=1002')).toEqual([EXPRESS, REGIONAL]);
  for (const service of [EXPRESS, REGIONAL])
    await sandbox.control('DELETE', `/shops/shop/shipping-services/${service}`);
  const none = await sandbox.call('shop-key', '/shipping-services?stocks[]=1002');
  expect([none.status, none.json.code]).toEqual(notFound);
});

test("a signed-in shopper names records of the cart; a guest's and another's records are refused", async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const stranger = await aShopper(sandbox, 'shop', { phone: '+998901234568' });
  const { id } = (await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 2 })).json
    .sellRecords[0];
  const body = { shippingService: COURIER, sellRecords: [id], shippingAddress: TASHKENT };
  expect((await shopper.call('POST', '/shipping-calculate', body)).json).toMatchObject({
    shippingPrice: 20_000,
    goodsTotal: 200_000,
  });
  expect((await stranger.call('POST', '/shipping-calculate', body)).status).toBe(404);
  const guest = await sandbox.call('shop-key', '/shipping-calculate', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect([guest.status, guest.json.code]).toEqual([401, 'wrong-token']);
  await shopper.call('DELETE', `/${id}/remove-record`);
  expect((await shopper.call('POST', '/shipping-calculate', body)).status).toBe(404);
});

test('unknown stocks get 404; a list without stocks, half a place, and both or neither of stocks and records 400', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await sandbox.call('shop-key', '/shipping-services?stocks[]=5')).status).toBe(404);
  expect((await calculate(sandbox, COURIER, [[5, 1]], TASHKENT)).status).toBe(404);
  expect((await sandbox.call('shop-key', '/shipping-services')).status).toBe(400);
  expect((await sandbox.call('shop-key', '/shipping-services?stocks[]=1001&countryCode=UZ')).status).toBe(
    400,
  );
  const post = (body: unknown) =>
    sandbox.call('shop-key', '/shipping-calculate', { method: 'POST', body: JSON.stringify(body) });
  const both = {
    shippingService: COURIER,
    stocks: [{ stock: 1001, quantity: 1 }],
    sellRecords: [1],
    shippingAddress: TASHKENT,
  };
  expect((await post(both)).status).toBe(400);
  expect((await post({ shippingService: COURIER, shippingAddress: TASHKENT })).status).toBe(400);
  expect(
    (await post({ ...both, sellRecords: undefined, shippingAddress: { ...TASHKENT, latitude: 91 } })).json
      .field,
  ).toBe('shippingAddress.latitude');
});

test('the price that the operator sets is the price that is taken', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'shop' }), aShopSeed({ name: 'two' })]);
  const zones = [{ country: 'UZ', withinKm: 30, price: 15_000, days: { min: 1, max: 1 } }];
  expect((await sandbox.control('PUT', `/shops/two/shipping-services/${COURIER}`, { zones })).status).toBe(
    200,
  );
  expect((await calculate(sandbox, COURIER, [[1001, 1]], TASHKENT)).json.shippingPrice).toBe(20_000);
  await sandbox.control('PUT', `/shops/shop/shipping-services/${COURIER}`, { zones });
  expect((await calculate(sandbox, COURIER, [[1001, 1]], TASHKENT)).json).toMatchObject({
    shippingPrice: 15_000,
    deliveryDays: { min: 1, max: 1 },
  });
  const refused = await sandbox.control('PUT', `/shops/shop/shipping-services/${COURIER}`, { zones: [] });
  expect([refused.status, refused.json.field]).toEqual([400, 'zones']);
});

test('nothing is fetched where no branch hands out orders', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/franchises/1', { pickUp: false });
  expect((await calculate(sandbox, PICK_UP, [[1001, 1]], TASHKENT)).json).toMatchObject({
    shippingPrice: 0,
    free: false,
  });
  await sandbox.control('PUT', '/shops/shop/franchises/2', { pickUp: false });
  expect((await calculate(sandbox, PICK_UP, [[1001, 1]], TASHKENT)).json.code).toBe(
    'shipping-service-not-found',
  );
  expect(await serviceIds(sandbox, `stocks[]=1001${placeQuery(TASHKENT)}`)).toEqual([
    COURIER,
    EXPRESS,
    REGIONAL,
  ]);
});

test('[CHK-02] market data tell the sum from which all goods go free wherever the shop delivers', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const set = (id: number, rule: object) =>
    sandbox.control('PUT', `/shops/shop/shipping-services/${id}`, rule);
  const told = async () => {
    const { json } = await sandbox.call('shop-key', '/market-data');
    return json.freeShippingFrom;
  };
  expect(await told()).toBe(300_000);
  await set(REGIONAL, { freeFrom: 5_000_000 });
  // The courier alone is free from less, and does not go everywhere.
  expect(await told()).toBe(5_000_000);
  await set(REGIONAL, { supplierIds: [404] });
  expect(await told()).toBe(300_000);
  await set(COURIER, { active: false });
  // Neither the express nor a branch brings anything for nothing.
  expect(await told()).toBeNull();
});

test('a stock whose id is a text that the shop does not know is refused as an unknown number', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const uuid = 'b1f0c9a2-0000-4000-8000-000000000002';
  const refusal = async (path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const { status, json } = await sandbox.call('shop-key', path, init);
    return [status, json.code];
  };
  for (const id of [77, uuid]) {
    expect(await refusal(`/shipping-services?stocks[]=1001&stocks[]=${id}`)).toEqual([404, 'not-found']);
    expect(await refusal(`/stocks/${id}/locations`)).toEqual([404, 'not-found']);
    expect(await refusal(`/stocks/${id}/promotions`)).toEqual([404, 'not-found']);
    const goods = {
      shippingService: COURIER,
      stocks: [{ stock: id, quantity: 1 }],
      shippingAddress: TASHKENT,
    };
    expect(await refusal('/shipping-calculate', goods)).toEqual([404, 'not-found']);
    const wish = { name: 'Dil', phone: '90 123 45 67', stock: id, count: 1 };
    expect(await refusal('/fast-checkout', wish)).toEqual([404, 'not-found']);
  }
  const { json } = await sandbox.call('shop-key', `/franchises?stocks[]=${uuid}&stocks[]=1001`);
  expect(json.items[0].stocks.map(({ id }: { id: number }) => id)).toEqual([1001]);
});
