import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { URGENCH } from '../../../sandbox/a-trade.ts';
import { anOrder, fillCart, finish, HOME, messagesOf, pass } from '../../../sandbox/an-order.ts';

interface AnsweredLocation {
  id: number;
  availability: string;
  count: number;
}

test('the branches of a shop have addresses and places on the map', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await sandbox.call('shop-key', '/franchises')).json.items).toMatchObject([
    { id: 1, administrativeArea: 'Tashkent', coordinate: { latitude: 41.3, longitude: 69.26 }, pickUp: true },
    { id: 2, administrativeArea: 'Samarkand' },
  ]);
});

test('the branches together have what the stock has, also after some were sold', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 4 })]);
  const locations = async (stock: number): Promise<AnsweredLocation[]> =>
    (await sandbox.call('shop-key', `/stocks/${stock}/locations`)).json.items;
  for (const count of [10, 7, 1]) {
    for (let id = 1; id <= 8; id += 1) {
      await sandbox.control('PUT', `/shops/shop/variations/${id}`, { count });
      const items = await locations(1000 + id);
      expect(items.map((one) => one.id)).toEqual([1, 2]);
      expect(items.reduce((sum, one) => sum + one.count, 0)).toBe(count);
      for (const one of items)
        expect(one.availability).toBe(one.count === 0 ? 'out' : one.count <= 5 ? 'low' : 'in');
    }
  }
  await sandbox.control('PUT', '/shops/shop/variations/1', { count: 0 });
  expect((await locations(1001)).map(({ availability }) => availability)).toEqual(['out', 'out']);
});

test('where pieces are not counted every branch has enough', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      variation: (id) => ({ tracking: false, stock: { id: 1000 + id, count: 0, supplierId: 1 } }),
    }),
  ]);
  const { json } = await sandbox.call('shop-key', '/stocks/1001/locations');
  expect(json.items.map(({ availability }: AnsweredLocation) => availability)).toEqual(['in', 'in']);
});

test('the lines of a cart say how much the chosen branch has', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const add = async () =>
    (await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 2 })).json.sellRecords[0].location;
  expect(await add()).toBeNull();
  const chosen = await shopper.call('PUT', '/franchise/2');
  expect(chosen.json.franchise).toMatchObject({ id: 2, administrativeArea: 'Samarkand' });
  const [, samarkand] = (await sandbox.call('shop-key', '/stocks/1001/locations')).json.items;
  expect(await add()).toEqual(samarkand);
  const cart = (await shopper.call('GET', '/cart-detail')).json;
  expect([cart.franchiseId, cart.sells[0].sellRecords[0].location]).toEqual([2, samarkand]);
});

test('a branch that is closed serves no cart any more', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await shopper.call('PUT', '/franchise/2');
  await sandbox.control('DELETE', '/shops/shop/franchises/2');
  expect((await shopper.call('GET', '/cart-detail')).json.franchiseId).toBeNull();
  expect((await shopper.call('PUT', '/franchise/2')).status).toBe(404);
});

test('the choice is one of this shop and for the one who chose; a guest chooses none', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'one' }), aShopSeed({ name: 'two' })]);
  await sandbox.control('DELETE', '/shops/one/franchises/2');
  const [first, second] = [
    await aShopper(sandbox, 'one'),
    await aShopper(sandbox, 'one', { phone: '+998901234568' }),
  ];
  expect((await first.call('PUT', '/franchise/2')).status).toBe(404);
  expect((await first.call('PUT', '/franchise/1')).status).toBe(200);
  expect((await second.call('GET', '/cart-detail')).json.franchiseId).toBeNull();
  const guest = await sandbox.call('one-key', '/franchise/1', { method: 'PUT' });
  expect([guest.status, guest.json.code]).toEqual([401, 'wrong-token']);
  expect((await sandbox.call('one-key', '/stocks/77/locations')).status).toBe(404);
});

const PICK_UP = 2;
const nowhere = { shippingAddress: null, shippingService: PICK_UP };

test('[CHK-02] one call says where to fetch goods, and how much of them each branch has', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const ask = async (query: string) => (await sandbox.call('shop-key', `/franchises${query}`)).json.items;
  const [plain] = await ask('');
  expect(plain).not.toHaveProperty('stocks');
  const items = await ask('?stocks[]=1001&stocks[]=77&stocks[]=1002');
  const here = (await sandbox.call('shop-key', '/stocks/1001/locations')).json.items;
  expect(items.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  for (const at of [0, 1])
    expect(items[at].stocks).toMatchObject([
      { id: 1001, count: here[at].count, availability: here[at].availability },
      { id: 1002 },
    ]);
});

test('[CHK-02] an order is fetched at the branch that it names, without any address', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const order = await anOrder(shopper, { 1001: 1 }, { ...nowhere, franchise: 2 });
  expect(order).toMatchObject({
    pickUp: true,
    shippingPrice: 0,
    franchise: { id: 2, coordinate: { latitude: 39.6547, longitude: 66.9597 } },
    shippingAddress: { countryCode: 'UZ', latitude: 39.6547, administrativeArea: 'Samarkand' },
    delivery: null,
  });
  const record = (await sandbox.control('GET', `/shops/shop/orders/${order.id}`)).json;
  expect(record.franchise).toEqual(order.franchise);
  await sandbox.control('DELETE', '/shops/shop/franchises/2');
  expect((await shopper.call('GET', '/customer-sell')).json.items[0].franchise).toEqual(order.franchise);
});

test('[CHK-02] messages of an order that is fetched name its branch, and call it fetched', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const order = await anOrder(shopper, { 1001: 1 }, { ...nowhere, franchise: 2 });
  await pass(sandbox, 6);
  await shopper.call('GET', '/customer-sell');
  const texts = async () => (await messagesOf(sandbox)).map(({ text }) => text);
  for (const text of (await texts()).slice(0, 2)) expect(text).toContain('Samarkand branch');
  await sandbox.control('PUT', `/shops/shop/orders/${order.id}/move-on`);
  expect((await texts())[0]).toContain('получен.');
  const [told] = (await shopper.call('GET', '/notifications')).json.items;
  expect(told.body).toContain('получен.');
});

test('[CHK-02] without a name an order is fetched at the branch of the choice, else at the nearest', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const branchOf = async (more: object) =>
    (await anOrder(shopper, { 1001: 1 }, { shippingService: PICK_UP, ...more })).franchise.id;
  const sells = await fillCart(shopper, { 1001: 1 });
  const refused = await finish(shopper, sells, nowhere);
  expect([refused.status, refused.json.code]).toEqual([422, 'no-franchise-selected']);
  expect(await branchOf({ shippingAddress: HOME })).toBe(1);
  expect(await branchOf({ shippingAddress: { ...HOME, ...URGENCH } })).toBe(2);
  await shopper.call('PUT', '/franchise/2');
  expect(await branchOf({ shippingAddress: HOME })).toBe(2);
  expect(await branchOf(nowhere)).toBe(2);
  await sandbox.control('PUT', '/shops/shop/franchises/2', { pickUp: false });
  expect(await branchOf(nowhere)).toBe(1);
});

test('[CHK-02] a branch that hands nothing out, or a service that does not, is refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await sandbox.control('PUT', '/shops/shop/franchises/2', { pickUp: false });
  const sells = await fillCart(shopper, { 1001: 1 });
  const gone = await finish(shopper, sells, { ...nowhere, franchise: 2 });
  expect([gone.status, gone.json.field]).toEqual([404, 'franchise']);
  const courier = await finish(shopper, sells, { shippingAddress: null, shippingService: 1, franchise: 1 });
  expect([courier.status, courier.json.code]).toEqual([422, 'no-address-selected']);
});

test('[ONE-01] one click is fetched at a branch, by a guest too; its price needs no address', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const post = (path: string, body: object) =>
    sandbox.call('shop-key', path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const goods = { stock: 1001, count: 1, franchise: 2 };
  const { json } = await post('/fast-checkout', { name: 'Dilnoza', phone: '901234567', ...goods });
  expect(json.order).toMatchObject({ pickUp: true, franchise: { id: 2 } });
  const stocks = [{ stock: 1001, quantity: 1 }];
  const priced = await post('/shipping-calculate', { shippingService: PICK_UP, stocks, franchise: 2 });
  expect(priced.json).toMatchObject({ shippingPrice: 0, deliveryDays: { min: 0, max: 1 } });
  expect((await post('/shipping-calculate', { shippingService: PICK_UP, stocks })).status).toBe(400);
  expect((await post('/shipping-calculate', { shippingService: 1, stocks, franchise: 2 })).json.code).toBe(
    'shipping-service-not-found',
  );
});
