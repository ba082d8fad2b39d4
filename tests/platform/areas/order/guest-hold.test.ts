import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { TASHKENT } from '../../../sandbox/a-trade.ts';
import { messagesOf, pass, piecesOf } from '../../../sandbox/an-order.ts';

const { countryCode, ...coordinate } = TASHKENT;

/** An order in one click of 7 of the 10 pieces, a guest's unless a token is given. */
async function aFastOrder(sandbox: TestSandbox, token?: string) {
  const { json } = await sandbox.call('shop-key', '/fast-checkout', {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      name: 'Dilnoza',
      phone: '90 123 45 67',
      stock: 1001,
      count: 7,
      shippingAddress: { countryCode, addressLine1: 'Amir Temur 10' },
      coordinate,
    }),
  });
  return json.order;
}

const stateOf = async (sandbox: TestSandbox, { id, token }: { id: number; token: string }) =>
  (await sandbox.call('shop-key', `/orders/${token}/${id}`)).json;

const command = (sandbox: TestSandbox, { id }: { id: number }, what: string) =>
  sandbox.control('PUT', `/shops/shop/orders/${id}/${what}`);

test('[ONE-01] a guest’s order that nobody confirms gives its pieces back once, and the shopper reads why', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const order = await aFastOrder(sandbox);
  await pass(sandbox, 29);
  expect(await stateOf(sandbox, order)).toMatchObject({ state: 'accepted', cancelReason: null });
  expect(await piecesOf(sandbox, 1)).toBe(3);
  await pass(sandbox, 2);
  const lapsed = await stateOf(sandbox, order);
  expect(lapsed).toMatchObject({ state: 'canceled', active: false, cancelReason: 'not-confirmed' });
  expect(Date.parse(lapsed.history.at(-1).at) - Date.parse(lapsed.createdAt)).toBe(30 * 60_000);
  expect((await messagesOf(sandbox))[0]?.text).toContain('не подтвердили вовремя');
  await pass(sandbox, 600);
  expect(await piecesOf(sandbox, 1)).toBe(10);
  expect((await command(sandbox, order, 'move-on')).status).toBe(409);
  expect((await command(sandbox, order, 'cancel')).status).toBe(409);
  expect(await piecesOf(sandbox, 1)).toBe(10);
});

test('[ONE-01] an order that an operator confirms keeps its pieces and is brought', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const order = await aFastOrder(sandbox);
  await pass(sandbox, 29);
  expect((await command(sandbox, order, 'move-on')).json.state).toBe('operator-called');
  await pass(sandbox, 19);
  expect((await stateOf(sandbox, order)).state).toBe('operator-called');
  await pass(sandbox, 600);
  const { state, history } = await stateOf(sandbox, order);
  expect(state).toBe('delivered');
  const times = history.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort());
  expect(await piecesOf(sandbox, 1)).toBe(3);
});

test('[ONE-01] an order that an operator cancels gives its pieces back before its time, and not again', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const order = await aFastOrder(sandbox);
  expect((await command(sandbox, order, 'cancel')).json).toMatchObject({
    state: 'canceled',
    cancelReason: null,
  });
  await pass(sandbox, 600);
  expect((await stateOf(sandbox, order)).history).toHaveLength(2);
  expect(await piecesOf(sandbox, 1)).toBe(10);
});

test('[ONE-01] a confirmation, a cancellation and readers at the moment of the lapse give the pieces back once', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const order = await aFastOrder(sandbox);
  await pass(sandbox, 31);
  const both = await Promise.all([
    command(sandbox, order, 'move-on'),
    command(sandbox, order, 'cancel'),
    ...Array.from({ length: 8 }, () => stateOf(sandbox, order)),
  ]);
  expect(both.slice(0, 2)).toMatchObject([{ status: 409 }, { status: 409 }]);
  expect(await piecesOf(sandbox, 1)).toBe(10);
});

test('[ONE-01] the time runs on while the platform is stopped, and two on one file give back once', async () => {
  const first = await aSandbox([aShopSeed()]);
  const order = await aFastOrder(first);
  await first.close();
  const again = await aSandbox([aShopSeed()], first.file);
  const other = await aSandbox([aShopSeed()], first.file);
  expect(await piecesOf(again, 1)).toBe(3);
  for (const sandbox of [again, other]) await pass(sandbox, 31);
  expect(await Promise.all([piecesOf(again, 1), piecesOf(other, 1)])).toEqual([10, 10]);
  expect((await stateOf(other, order)).history).toHaveLength(2);
});

test('[ONE-01] the order of a signed-in shopper is called and brought by itself', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { token } = await aShopper(sandbox);
  const order = await aFastOrder(sandbox, token);
  await pass(sandbox, 61);
  expect((await stateOf(sandbox, order)).state).toBe('delivered');
});

test('[ONE-01] a shop sets how long pieces are kept; 0 keeps them', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const hold = (guestHoldMinutes: number) =>
    sandbox.control('PUT', '/shops/shop/market', { settings: { guestHoldMinutes } });
  await hold(0);
  const kept = await aFastOrder(sandbox);
  await pass(sandbox, 60 * 24);
  expect((await stateOf(sandbox, kept)).state).toBe('accepted');
  await command(sandbox, kept, 'cancel');
  await hold(120);
  const order = await aFastOrder(sandbox);
  await pass(sandbox, 119);
  expect((await stateOf(sandbox, order)).state).toBe('accepted');
  await pass(sandbox, 2);
  expect((await stateOf(sandbox, order)).state).toBe('canceled');
});

test('[ONE-01] pieces that come back are reported as any change of the stock', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await aFastOrder(sandbox);
  await sandbox.control('PUT', '/shops/shop/webhook', {
    url: 'http://127.0.0.1:9/',
    secret: 'whsec_Y29ycmVjdCBob3JzZSBiYXR0ZXJ5IHN0YXBsZQ==',
    automatic: true,
  });
  const deliveries = async () => (await sandbox.control('GET', '/shops/shop/webhook/deliveries')).json;
  const before = (await deliveries()).length;
  await pass(sandbox, 31);
  await piecesOf(sandbox, 1);
  const all = await deliveries();
  expect(all).toHaveLength(before + 1);
  expect(all[0].message.changed).toEqual([{ kind: 'variation', ids: ['1'] }]);
});

test('[ONE-01] however orders end, pieces in the shop and in orders are those that there were', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/variations/1', { count: 100 });
  const orders = [];
  for (let at = 0; at < 12; at += 1) orders.push(await aFastOrder(sandbox));
  expect(await piecesOf(sandbox, 1)).toBe(100 - 12 * 7);
  for (const order of orders.slice(0, 3)) await command(sandbox, order, 'move-on');
  for (const order of orders.slice(3, 5)) await command(sandbox, order, 'cancel');
  await pass(sandbox, 60 * 24);
  const { json } = await sandbox.control('GET', '/shops/shop/orders?size=100');
  const states = Object.groupBy(json.items, ({ state }: { state: string }) => state);
  expect([states.delivered?.length, states.canceled?.length]).toEqual([3, 9]);
  expect(await piecesOf(sandbox, 1)).toBe(100 - 3 * 7);
});
