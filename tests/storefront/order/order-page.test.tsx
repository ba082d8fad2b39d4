// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#contract/order/order.ts';
import { GUEST } from '#domain/account/session.ts';
import { ORDER_REFRESH_MS } from '#domain/order/order-list.ts';
import { rereadOrder } from '#platform/areas/order/change-state.ts';
import { noteRefund } from '#platform/areas/order/note-refund.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { openDatabase } from '#platform/store/database.ts';
import { OrderPage } from '#storefront/order/OrderPage.tsx';
import messageKeys from '#storefront/order/OrderPage.tsx?messages';
import { $session } from '#storefront/session/session.store.ts';
import { anOrder, fillCart, finish, METHODS, pass, sellsOf } from '../../sandbox/an-order.ts';
import { anAccount, textsFor } from '../account/an-account.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';

type Account = Awaited<ReturnType<typeof anAccount>>;

/** The page of an order for a guest who has its address. */
async function open(
  order: (account: Account) => Promise<Order>,
  path = (one: Order) => `${one.token}/${one.id}`,
) {
  const account = await anAccount();
  const made = await order(account);
  $session.set(GUEST);
  history.replaceState(null, '', `/en/order-details/${path(made)}`);
  const island = await renderIsland(OrderPage, {
    language: 'en' as const,
    defaultLanguage: 'ru' as const,
    messages: textsFor(messageKeys),
    phones: ['+998 71 200 00 00'],
    hours: '',
    map: { type: 'mapbox' as const, token: null },
  });
  await until(() => expect(island.island.querySelector('[aria-busy=true]')).toBeNull());
  return { ...account, ...island };
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.useRealTimers());

test('[CHK-06] an order is shown whole to whoever has its address', async () => {
  const { html, faults, text, find, named, leave } = await open(({ shopper }) =>
    anOrder(shopper, { 1001: 2, 1003: 1 }, { note: 'Ring twice' }),
  );
  expect(html).toContain('skeleton');
  expect(faults).toEqual([]);
  expect(text()).toContain('Order 1');
  expect(text()).toContain('AcceptedAn operator will call soon to confirm it');
  expect(find('[aria-current=step]').textContent).toContain('Accepted');
  expect(find('.order-steps').textContent).toContain('On the wayto comeDeliveredto come');
  expect(text()).toContain('Sold by shop supplier');
  expect(named('shop product 1 Black en').getAttribute('href')).toBe('/en/product/1');
  expect(text()).toContain('Qty 2 · 100 000 UZS each');
  expect(find('.order-summary dl').textContent?.replaceAll('\u00A0', ' ')).toBe(
    '3 items450 000 UZSDiscount−50 000 UZSDeliveryFreeTotal400 000 UZS',
  );
  expect(text()).toContain('Pay on delivery');
  expect(text()).toContain('20 000 UZS cashback will come to your wallet after delivery');
  expect(text()).toContain('Amir Temur 10');
  expect(text()).toContain('As soon as possible');
  expect(text()).toContain('Test Shopper, +998 90 123 45 67');
  expect(text()).toContain('Ring twice');
  expect(named('+998 71 200 00 00').getAttribute('href')).toBe('tel:+998712000000');
  await leave();
});

test('[CHK-06] money that went back stands below the sum, and nothing does before', async () => {
  const sums = (find: (selector: string) => Element) =>
    find('.order-summary dl').textContent?.replaceAll('\u00A0', ' ');
  const before = await open(({ shopper }) => anOrder(shopper));
  expect(sums(before.find)).not.toContain('Returned');
  await before.leave();
  const { find, leave } = await open(async ({ host, shopper }) => {
    const order: Order = await anOrder(shopper);
    const sql = openDatabase(host.file, SCHEMA);
    const shop = chooseShop(sql, 'shop');
    noteRefund(shop, rereadOrder(shop, order.id), 12_000, new Date());
    sql.close();
    return order;
  });
  expect(sums(find)).toMatch(/Total120 000 UZSReturned12 000 UZS$/);
  await leave();
});

test('[PDP-12] what was filled in for a line is told with its question', async () => {
  const { text, leave } = await open(async ({ shopper }) => {
    await fillCart(shopper, { 1001: 1 });
    const [record] = (await sellsOf(shopper))[0]?.sellRecords ?? [];
    const answers = { quantity: 1, propertyValues: [{ id: 1, value: 'For Anna' }] };
    await shopper.call('PUT', `/${record?.id}/update-record`, answers);
    return (
      await finish(
        shopper,
        (await sellsOf(shopper)).map(({ id }) => id),
      )
    ).json.order;
  });
  await until(() => expect(text()).toContain('Text en: For Anna'));
  await leave();
});

test('[CHK-06] an order of another time says its hours, and one that is fetched is not delivered', async () => {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const shippingTime = { type: 'preorder', from: `${day}T07:00:00.000Z`, to: `${day}T09:00:00.000Z` };
  const { text, leave } = await open(({ shopper }) =>
    anOrder(shopper, { 1001: 1 }, { shippingService: 2, shippingTime }),
  );
  expect(text()).toContain('12:00–14:00');
  expect(text()).toContain('Pick-up');
  expect(text()).toContain('Pick-up pointTashkent branch en, Tashkent, street 1 en');
  expect(text()).toContain('Opening hoursdaily 9–\u206020 en');
  expect(text()).not.toContain('Amir Temur 10');
  expect(text()).toContain('Picked upto come');
  expect(text()).not.toContain('On the way');
  await leave();
});

test('[REV-02] delivered goods can be reviewed from their order, and goods on their way cannot', async () => {
  const first = await open(({ shopper }) => anOrder(shopper, { 1001: 1 }));
  expect(first.text()).not.toContain('Write a review');
  await first.leave();
  const { named, leave } = await open(async ({ host, shopper }) => {
    const order = await anOrder(shopper, { 1001: 1 });
    await pass(host, 24 * 60);
    return order;
  });
  expect(named('Write a review').getAttribute('href')).toBe('/en/product/1#write-review');
  await leave();
});

test('[CHK-06] an active order is asked for again twice a minute while in sight, and not once it is over', async () => {
  expect(ORDER_REFRESH_MS).toBe(30_000);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { host, text, leave } = await open(({ shopper }) => anOrder(shopper));
  const asked = () => host.requests.filter((one) => one.includes('/orders/')).length;
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await pass(ORDER_REFRESH_MS - 1);
  expect(asked()).toBe(1);
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(2 * ORDER_REFRESH_MS);
  expect(asked()).toBe(1);
  sight.mockRestore();
  await host.control('PUT', '/shops/shop/orders/1/cancel');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await until(() => expect(text()).toContain('Cancelled'));
  expect(asked()).toBe(2);
  await pass(10 * ORDER_REFRESH_MS);
  expect(asked()).toBe(2);
  await leave();
});

test.each([
  ['a wrong token', ({ id }: Order) => `q3JxJ2l0b1c5eHZ5d2l6YQ/${id}`],
  ['a wrong number', ({ token }: Order) => `${token}/99`],
  ['no address of an order', () => ''],
])('[CHK-06] %s shows that there is no such order, and where to look', async (_what, path) => {
  const { text, named, leave } = await open(({ shopper }) => anOrder(shopper), path);
  expect(text()).toContain('There is no such order');
  expect(named('My purchases').getAttribute('href')).toBe('/en/profile/orders');
  await leave();
});

test('[CHK-06] an order that was canceled because nobody paid it in time gives that reason', async () => {
  const { text, leave } = await open(async ({ host, shopper }) => {
    const sells = await fillCart(shopper, { 1001: 1 });
    const { json } = await finish(shopper, sells, { paymentMethod: METHODS.card });
    await host.control('PUT', '/shops/shop/orders/expire-held');
    return (await host.control('GET', `/shops/shop/orders/${json.orderId}`)).json;
  });
  expect(text()).toContain('CancelledIt was not paid in time; its items are on sale again');
  await leave();
});

test('[CHK-06] an order that was canceled says so, and its cashback does not come', async () => {
  const { text, find, leave } = await open(async ({ host, shopper }) => {
    const order = await anOrder(shopper);
    await host.control('PUT', `/shops/shop/orders/${order.id}/cancel`);
    return order;
  });
  expect(text()).toContain('CancelledAny money taken will be refunded');
  expect(find('.order-steps').textContent).not.toContain('to come');
  expect(text()).not.toContain('cashback');
  await leave();
});
