import { expect, test } from 'vitest';
import { rereadOrder } from '#platform/areas/order/change-state.ts';
import { noteRefund } from '#platform/areas/order/note-refund.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { openDatabase } from '#platform/store/database.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { anOrder, METHODS, messagesOf, pass } from '../../../sandbox/an-order.ts';

/** An order of 100 000 UZS, and what notes its refunds beside the platform, as a connector does. */
async function anOrderToRefund(lang: 'ru' | 'uz' | 'en', paymentMethod: number = METHODS.cash) {
  const sandbox = await aSandbox([aShopSeed({ market: { lang } })]);
  const shopper = await aShopper(sandbox, 'shop', { wallet: 500_000 });
  const order = await anOrder(shopper, { 1001: 1 }, { paymentMethod });
  const refund = (sum: number) => {
    const sql = openDatabase(sandbox.file, SCHEMA);
    const shop = chooseShop(sql, 'shop');
    try {
      return sql.transaction(() => noteRefund(shop, rereadOrder(shop, order.id), sum, new Date()));
    } finally {
      sql.close();
    }
  };
  const now = async () => (await sandbox.call('shop-key', `/orders/${order.token}/${order.id}`)).json;
  const texts = async () =>
    (await messagesOf(sandbox))
      .filter(({ text }) => /возвр|qaytar|return/.test(text))
      .map(({ text }) => text);
  const balance = async () => (await shopper.call('GET', '/wallet')).json.wallet.totalCash;
  return { sandbox, shopper, order, refund, now, texts, balance };
}

test.each([
  ['ru', 'По заказу № 1 возвращено 12 000 UZS.', 'По заказу № 1 возвращено ещё 8 000 UZS, всего 20 000 UZS.'],
  [
    'uz',
    '1-buyurtma boʻyicha 12 000 UZS qaytarildi.',
    '1-buyurtma boʻyicha yana 8 000 UZS qaytarildi, jami 20 000 UZS.',
  ],
  [
    'en',
    '12 000 UZS for order 1 was returned.',
    'Another 8 000 UZS for order 1 was returned, 20 000 UZS in all.',
  ],
] as const)(
  '[CHK-06] money that went back is told once, each time that more did, in %s',
  async (lang, first, second) => {
    const { order, shopper, refund, now, texts } = await anOrderToRefund(lang);
    expect(order).not.toHaveProperty('refunded');
    expect([refund(0), refund(12_000), refund(12_000), refund(20_000), refund(12_000)]).toEqual([
      ...[false, true, false, true, false],
    ]);
    expect(await now()).toMatchObject({ refunded: 20_000, total: order.total, state: 'accepted' });
    const link = ` /order-details/${order.token}/${order.id}`;
    expect((await texts()).map((text) => text.replace(/ \S*\/order-details.*/, link))).toEqual([
      second + link,
      first + link,
    ]);
    const { items } = (await shopper.call('GET', '/notifications')).json;
    expect(items[0]).toMatchObject({ body: second });
  },
);

test('no more goes back than the order cost', async () => {
  const { order, refund, now } = await anOrderToRefund('ru');
  expect(refund(order.total * 3)).toBe(true);
  expect(await now()).toMatchObject({ refunded: order.total });
  expect(refund(order.total * 4)).toBe(false);
});

test('a wallet gets back what it paid, once, also where the rest is canceled later', async () => {
  const { sandbox, order, refund, balance } = await anOrderToRefund('ru', METHODS.wallet);
  const before = await balance();
  refund(30_000);
  expect(await balance()).toBe(before + 30_000);
  await sandbox.control('PUT', `/shops/shop/orders/${order.id}/cancel`);
  expect(await balance()).toBe(before + order.total);
  refund(order.total);
  expect(await balance()).toBe(before + order.total);
});

test('an order that was delivered stays so, and tells what went back', async () => {
  const { sandbox, refund, now, texts } = await anOrderToRefund('ru');
  await pass(sandbox, 120);
  expect(await now()).toMatchObject({ state: 'delivered' });
  refund(5_000);
  expect(await now()).toMatchObject({ state: 'delivered', refunded: 5_000 });
  expect(await texts()).toHaveLength(1);
});
