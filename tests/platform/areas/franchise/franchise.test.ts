import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

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
