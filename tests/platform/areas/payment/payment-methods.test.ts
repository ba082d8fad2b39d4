import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

test('[CHK-03] the ways to pay have a gateway, say whether they are cash or wallet, and who takes them', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'one' }), aShopSeed({ name: 'two' })]);
  await sandbox.control('PUT', '/shops/one/payment-methods/3', { supplierIds: [1] });
  await sandbox.control('DELETE', '/shops/two/payment-methods/3');
  const list = async (key: string) => (await sandbox.call(key, '/payment-methods')).json.items;
  expect(await list('one-key')).toMatchObject([
    { id: 1, gatewayType: 'cash', cash: true, wallet: false, held: false, supplierIds: null },
    { id: 2, gatewayType: 'card', cash: false, wallet: false, held: true, supplierIds: null },
    { id: 3, gatewayType: 'wallet', cash: false, wallet: true, supplierIds: [1] },
    { id: 4, gatewayType: 'installment', installment: true, supplierIds: null },
  ]);
  expect((await list('two-key')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 4]);
});

test('[CHK-03] a sell is available only if its supplier takes the payment method that was chosen', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      variation: (id) => ({ stock: { id: 1000 + id, count: 10, supplierId: 1 + ((id + 1) % 2) } }),
    }),
  ]);
  await sandbox.control('PUT', '/shops/shop/payment-methods/2', { supplierIds: [1] });
  const shopper = await aShopper(sandbox);
  for (const stock of [1001, 1002]) await shopper.call('POST', '/add-to-cart', { stock, quantity: 1 });
  const available = async (query: string) => {
    const { json } = await shopper.call('GET', `/cart-detail${query}`);
    return json.sells.map((sell: { available: boolean }) => sell.available);
  };
  expect(await available('')).toEqual([true, true]);
  expect(await available('?paymentMethod=1')).toEqual([true, true]);
  expect(await available('?paymentMethod=2')).toEqual([true, false]);
  expect(await available('?paymentMethod=77')).toEqual([false, false]);
  const { sells } = (await shopper.call('GET', '/cart-detail')).json;
  expect(sells.map((sell: { paymentMethodIds: number[] }) => sell.paymentMethodIds)).toEqual([
    [1, 2, 3, 4],
    [1, 3, 4],
  ]);
});

test('the operator adds a payment method only as the contract has it', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const method = {
    name: { ru: 'Переводом' },
    gatewayType: 'card',
    cash: false,
    wallet: false,
    installment: false,
    held: false,
    supplierIds: null,
    sort: 9,
  };
  const refused = await sandbox.control('PUT', '/shops/shop/payment-methods/9', {
    ...method,
    gatewayType: 'barter',
  });
  expect([refused.status, refused.json.field]).toEqual([400, 'gatewayType']);
  expect((await sandbox.control('PUT', '/shops/shop/payment-methods/9', method)).status).toBe(200);
  expect((await sandbox.call('shop-key', '/payment-methods')).json.items.at(-1)).toEqual({
    id: 9,
    ...method,
  });
});
