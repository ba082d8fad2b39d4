import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { anOrder, fillCart, finish, METHODS, messagesOf, pass, piecesOf } from '../../../sandbox/an-order.ts';

interface Event {
  state: string;
  at: string;
}

test('[CHK-06] an order is accepted, then an operator calls, then it is on its way, within an hour it is delivered', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { id, token, createdAt } = await anOrder(shopper);
  const stateNow = async () => (await sandbox.call('shop-key', `/orders/${token}/${id}`)).json.state;
  const states = [await stateNow()];
  for (const minutes of [4, 2, 15, 38, 2]) {
    await pass(sandbox, minutes);
    states.push(await stateNow());
  }
  expect(states).toEqual([
    'accepted',
    'accepted',
    'operator-called',
    'on-the-way',
    'on-the-way',
    'delivered',
  ]);
  const { json } = await sandbox.call('shop-key', `/orders/${token}/${id}`);
  expect(json).toMatchObject({ active: false, payment: { paid: true } });
  const minutesOf = ({ at }: Event) => (Date.parse(at) - Date.parse(createdAt)) / 60_000;
  expect(json.history.map(minutesOf)).toEqual([0, 5, 20, 60]);
  const texts = (await messagesOf(sandbox)).filter(({ kind }) => kind === 'order');
  expect(texts).toHaveLength(4);
  expect(
    texts.every(
      ({ phone, text }) => phone === shopper.phone && text.includes(`/order-details/${token}/${id}`),
    ),
  ).toBe(true);
  const { json: notifications } = await shopper.call('GET', '/notifications');
  expect(notifications.items).toHaveLength(4);
  expect(notifications.items[0]).toMatchObject({
    title: `Заказ № ${id}`,
    body: expect.stringContaining('доставлен'),
    url: `/order-details/${token}/${id}`,
  });
});

test('however late anybody looks, every change has happened at its own time', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { createdAt } = await anOrder(shopper);
  await pass(sandbox, 60 * 24 * 3);
  const [order] = (await shopper.call('GET', '/customer-sell')).json.items;
  expect(order.state).toBe('delivered');
  expect(Date.parse(order.history.at(-1).at) - Date.parse(createdAt)).toBe(60 * 60_000);
});

test('a wallet gets 5 % of the goods, once, when they are delivered', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const order = await anOrder(shopper, { 1001: 1, 1003: 1 });
  const balance = async () => (await shopper.call('GET', '/wallet')).json.wallet.totalCash;
  await pass(sandbox, 59);
  expect(await balance()).toBe(0);
  await pass(sandbox, 2);
  expect(order.cashback).toBe(15_000);
  expect(await balance()).toBe(15_000);
  await pass(sandbox, 600);
  expect(await balance()).toBe(15_000);
});

test('an operator moves an order on at once, as far as it goes', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { id } = await anOrder(shopper);
  const moveOn = () => sandbox.control('PUT', `/shops/shop/orders/${id}/move-on`);
  const states = [];
  for (let step = 0; step < 3; step += 1) states.push((await moveOn()).json.state);
  expect(states).toEqual(['operator-called', 'on-the-way', 'delivered']);
  expect(await moveOn()).toMatchObject({ status: 409, json: { code: 'finished' } });
  await pass(sandbox, 600);
  const { json } = await sandbox.control('GET', `/shops/shop/orders/${id}`);
  expect(json.history.map(({ state }: Event) => state)).toEqual(['accepted', ...states]);
});

test('an operator cancels an order: the stock goes back, the delivery is off, nothing more happens', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { id } = await anOrder(shopper, { 1001: 3 });
  expect(await piecesOf(sandbox, 1)).toBe(7);
  const cancel = () => sandbox.control('PUT', `/shops/shop/orders/${id}/cancel`);
  expect((await cancel()).json).toMatchObject({ state: 'canceled', active: false });
  expect(await piecesOf(sandbox, 1)).toBe(10);
  expect((await shopper.call('GET', '/customer/delivery-groups')).json.items).toEqual([]);
  expect((await cancel()).status).toBe(409);
  await pass(sandbox, 600);
  expect((await shopper.call('GET', '/customer-sell')).json.items[0].state).toBe('canceled');
  expect((await shopper.call('GET', '/wallet')).json.wallet.totalCash).toBe(0);
  expect(await piecesOf(sandbox, 1)).toBe(10);
});

test('an operator ends the time of held payments, or takes one as paid', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const card = { paymentMethod: METHODS.card };
  const { json: first } = await finish(shopper, await fillCart(shopper, { 1001: 1 }), card);
  expect((await sandbox.control('PUT', `/shops/shop/orders/${first.orderId}/move-on`)).json).toMatchObject({
    state: 'accepted',
    payment: { paid: true },
  });
  const { json: second } = await finish(shopper, await fillCart(shopper, { 1001: 1 }), card);
  expect(await piecesOf(sandbox, 1)).toBe(8);
  expect((await sandbox.control('PUT', '/shops/shop/orders/expire-held')).json).toEqual({
    expired: [second.orderId],
  });
  expect(await piecesOf(sandbox, 1)).toBe(9);
});

test('an operator lists orders of everybody by state, and gets 404 for what the shop does not have', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const first = await anOrder(await aShopper(sandbox));
  const second = await anOrder(await aShopper(sandbox, 'shop', { phone: '+998907654321' }));
  await sandbox.control('PUT', `/shops/shop/orders/${first.id}/move-on`);
  const ids = async (query: string) =>
    (await sandbox.control('GET', `/shops/shop/orders${query}`)).json.items.map(
      ({ id }: { id: number }) => id,
    );
  expect(await ids('')).toEqual([second.id, first.id]);
  expect(await ids('?state=operator-called')).toEqual([first.id]);
  expect(await ids('?active=false')).toEqual([]);
  expect((await sandbox.control('GET', '/shops/other/orders')).json.items).toEqual([]);
  expect((await sandbox.control('GET', `/shops/other/orders/${first.id}`)).status).toBe(404);
  expect((await sandbox.control('PUT', `/shops/other/orders/${first.id}/cancel`)).status).toBe(404);
});

test('goods that are fetched have no driver and count as fetched a day after the call', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const order = await anOrder(shopper, { 1001: 1 }, { shippingService: 2 });
  expect(order).toMatchObject({ shippingPrice: 0, shippingService: { id: 2 }, pickUp: true });
  expect((await shopper.call('GET', '/customer/delivery-groups')).json.items).toEqual([]);
  await pass(sandbox, 60 * 23);
  expect((await shopper.call('GET', '/customer-sell')).json.items[0].state).toBe('operator-called');
  await pass(sandbox, 66);
  const [fetched] = (await shopper.call('GET', '/customer-sell')).json.items;
  expect(fetched.history.map(({ state }: Event) => state)).toEqual([
    'accepted',
    'operator-called',
    'delivered',
  ]);
});

test('the stock of what is not counted stays as it is', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tracking: false }) })]);
  const shopper = await aShopper(sandbox);
  const order = await anOrder(shopper, { 1001: 50 });
  expect(await piecesOf(sandbox, 1)).toBe(10);
  await sandbox.control('PUT', `/shops/shop/orders/${order.id}/cancel`);
  expect(await piecesOf(sandbox, 1)).toBe(10);
});
