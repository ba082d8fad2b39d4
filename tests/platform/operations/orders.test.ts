import { expect, test } from 'vitest';
import { ordersCsv } from '#platform/operations/order-table.ts';
import { chooseShop, eachOrder, findOrder, moveOrderTo } from '#platform/operations/orders.ts';
import { aSandbox, aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { anOrder, fillCart, HOME, METHODS } from '../../sandbox/an-order.ts';
import { aGuestOrder, aPlatform, type TestPlatform } from '../a-platform.ts';

const NOW = new Date('2026-12-01T06:30:00.000Z');

const shopOf = ({ sql }: TestPlatform) => chooseShop(sql, undefined);

const piecesOf = async (platform: TestPlatform) =>
  (await platform.call('GET', '/variations/prices?ids=1')).json.items[0].count;

test('[CHK-06] an order of a platform waits for somebody, and moves on by a word of theirs', async () => {
  const platform = await aPlatform();
  const { id, token } = await aGuestOrder(platform);
  const shown = async () => (await platform.call('GET', `/orders/${token}/${id}`)).json;
  expect(await shown()).toMatchObject({ state: 'accepted', delivery: null });
  const order = moveOrderTo(shopOf(platform), String(id), 'operator-called', NOW);
  expect(order.state).toBe('operator-called');
  platform.sql.run`UPDATE sell_group SET next_at = '2026-01-01T00:00:00.000Z' WHERE id = ${id}`;
  expect(await shown()).toMatchObject({ state: 'operator-called', delivery: null });
  expect(moveOrderTo(shopOf(platform), String(id), 'delivered', NOW).payment.paid).toBe(
    order.payment.gatewayType === 'cash',
  );
  expect((await shown()).history.map(({ state }: { state: string }) => state)).toEqual([
    'accepted',
    'operator-called',
    'delivered',
  ]);
});

test('[CHK-06] a canceled order gives its goods back once, and the shopper reads why', async () => {
  const platform = await aPlatform();
  const before = await piecesOf(platform);
  const { id } = await aGuestOrder(platform, 3);
  expect(await piecesOf(platform)).toBe(before - 3);
  moveOrderTo(shopOf(platform), String(id), 'canceled', NOW, 'Товар разбился на складе.');
  expect(await piecesOf(platform)).toBe(before);
  const again = () => moveOrderTo(shopOf(platform), String(id), 'canceled', NOW);
  expect(again).toThrow(`Order ${id} is canceled; nothing more happens to it.`);
  expect(await piecesOf(platform)).toBe(before);
  const [message] = platform.sql.all<{ text: string }>`SELECT text FROM message ORDER BY id DESC LIMIT 1`;
  expect(message?.text).toContain(`Заказ № ${id} отменён. Товар разбился на складе.`);
});

test('an order does not move backward, and what is not there is refused by name', async () => {
  const platform = await aPlatform();
  const { id } = await aGuestOrder(platform);
  const shop = shopOf(platform);
  moveOrderTo(shop, String(id), 'on-the-way', NOW);
  expect(() => moveOrderTo(shop, String(id), 'operator-called', NOW)).toThrow(
    'cannot become operator-called',
  );
  expect(() => moveOrderTo(shop, String(id), 'awaiting-payment', NOW)).toThrow('cannot become');
  expect(() => moveOrderTo(shop, String(id), 'sent', NOW)).toThrow(
    '"sent" is no state of an order. There are',
  );
  expect(() => moveOrderTo(shop, '99', 'canceled', NOW)).toThrow('The shop shop has no order 99.');
  expect(() => chooseShop(platform.sql, 'none')).toThrow('Name one of its shops with --tenant: shop.');
});

test('an order that a playground would have moved on stays as it is on a platform', async () => {
  const file = await aTemporaryFile('platform.sqlite');
  const sandbox = await aSandbox([aShopSeed()], file);
  const order = await anOrder(await aShopper(sandbox));
  await sandbox.close();
  const platform = await aPlatform({ file });
  platform.sql.run`UPDATE sell_group SET next_at = '2026-01-01T00:00:00.000Z'`;
  await platform.call('GET', '/market-data');
  expect(findOrder(shopOf(platform), String(order.id)).state).toBe('accepted');
  const [{ due } = { due: 1 }] = platform.sql.all<{ due: number }>`
    SELECT count(next_at) AS due FROM sell_group`;
  expect(due).toBe(0);
});

test('[CHK-05] a platform that has nobody to take cards offers none, and takes no order by one', async () => {
  const file = await aTemporaryFile('platform.sqlite');
  const sandbox = await aSandbox([aShopSeed()], file);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1001: 1 });
  await sandbox.close();
  const platform = await aPlatform({ file });
  const { items } = (await platform.call('GET', '/payment-methods')).json;
  expect(items.map(({ id }: { id: number }) => id)).toEqual([
    METHODS.cash,
    METHODS.wallet,
    METHODS.installment,
  ]);
  const finish = (paymentMethod: number) =>
    platform.call(
      'POST',
      '/sellgroups/finish',
      { sells, paymentMethod, shippingAddress: HOME },
      shopper.token,
    );
  expect(await finish(METHODS.card)).toMatchObject({ status: 422, json: { code: 'payment-method' } });
  expect((await finish(METHODS.cash)).status).toBe(200);
});

test('orders of a day become a table: a row for each thing, and no text is a formula', async () => {
  const platform = await aPlatform();
  const { id } = await aGuestOrder(platform, 2);
  platform.sql.run`
    UPDATE sell_group SET created_at = '2026-11-30T20:05:00.000Z',
      data = json_set(data, '$.name', '=HYPERLINK("x")', '$.note', 'a, "b"')`;
  const csv = ordersCsv([...eachOrder(shopOf(platform))]);
  expect(csv.startsWith('\uFEFForder,day,time,state,customer,phone,address,')).toBe(true);
  const [, row = ''] = csv.split('\r\n');
  expect(row).toContain(`${id},2026-12-01,01:05,accepted,"'=HYPERLINK(""x"")",+998901234567,Amir Temur 10,`);
  expect(row).toMatch(/,1,1001,2,\d+,\d+,/);
  expect(row).toMatch(/,"a, ""b"""$/);
});
