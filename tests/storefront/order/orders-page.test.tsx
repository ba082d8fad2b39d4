// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { $cart } from '#storefront/cart/cart.store.ts';
import { OrdersPage } from '#storefront/order/OrdersPage.tsx';
import messageKeys from '#storefront/order/OrdersPage.tsx?messages';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import { anOrder, fillCart, finish, METHODS } from '../../sandbox/an-order.ts';
import { anAccount, textsFor } from '../account/an-account.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';

type Account = Awaited<ReturnType<typeof anAccount>>;

async function open(before: (account: Account) => Promise<unknown>, query = '') {
  const account = await anAccount();
  history.replaceState(null, '', `/en/profile/orders${query}`);
  await before(account);
  const island = await renderIsland(OrdersPage, {
    language: 'en' as const,
    defaultLanguage: 'ru' as const,
    messages: textsFor(messageKeys),
  });
  await until(() => expect(island.island.querySelector('[aria-busy=true]')).toBeNull());
  const orders = () => [...island.island.querySelectorAll('.order-card')];
  return { ...account, ...island, orders };
}

/** Orders one piece of a stock after the other. */
async function orderTimes({ shopper }: Account, times: number): Promise<void> {
  for (let made = 0; made < times; made += 1) await anOrder(shopper, { [1001 + (made % 10)]: 1 });
}

beforeEach(() => document.body.replaceChildren());

test('[CHK-06] the server draws a skeleton; an order stands there with its state and what comes next', async () => {
  const { html, faults, orders, text, leave } = await open(({ shopper }) =>
    anOrder(shopper, { 1001: 2, 1003: 1 }),
  );
  expect(html).toContain('skeleton');
  expect(faults).toEqual([]);
  expect(orders()).toHaveLength(1);
  expect(text()).toContain('Active1');
  expect(text()).toContain('Finished0');
  const [order] = orders();
  expect(order?.querySelector('h2')?.textContent).toBe('Order 1');
  expect(order?.textContent).toContain('AcceptedAn operator will call soon to confirm it');
  expect(order?.textContent?.replaceAll('\u00A0', ' ')).toContain('400 000 UZS');
  expect(order?.textContent?.replaceAll('\u00A0', ' ')).toContain('3 items');
  expect([...(order?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)).toEqual([
    'shop product 1 Black en',
    'shop product 2 Black en',
  ]);
  expect(order?.querySelector('h2 a')?.getAttribute('href')).toMatch(/^\/en\/order-details\/[\w-]+\/1$/);
  await leave();
});

test('[CHK-06] active and finished orders are apart, by addresses that work with the way back', async () => {
  const { orders, named, click, text, leave } = await open(async (account) => {
    await orderTimes(account, 2);
    await account.host.control('PUT', '/shops/shop/orders/1/cancel');
  });
  const numbers = () => orders().map((order) => order.querySelector('h2')?.textContent);
  expect(numbers()).toEqual(['Order 2']);
  await click(named('Finished1'));
  expect(location.search).toBe('?state=finished');
  await until(() => expect(numbers()).toEqual(['Order 1']));
  expect(text()).toContain('Cancelled');
  expect(named('Finished1').getAttribute('aria-current')).toBe('page');
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  await until(() => expect(numbers()).toEqual(['Order 2']));
  await leave();
});

test('[CHK-06] ten orders stand on a page, and the address names the next', async () => {
  const { orders, named, click, text, leave } = await open((account) => orderTimes(account, 11));
  expect(orders()).toHaveLength(10);
  await click(named('Page 2'));
  expect(location.search).toBe('?page=2');
  await until(() => expect(orders()).toHaveLength(1));
  expect(text()).toContain('Order 1');
  await leave();
});

test('[CHK-06] nothing bought, nothing finished and a page too far each say what would be here', async () => {
  const none = await open(async () => {});
  expect(none.text()).toContain('No active orders');
  expect(none.named('Go to the catalogue').getAttribute('href')).toBe('/en/category');
  await none.click(none.named('Finished0'));
  await until(() => expect(none.text()).toContain('No finished orders yet'));
  await none.leave();
  const far = await open((account) => orderTimes(account, 1), '?page=7');
  expect(far.text()).toContain('There are no orders on this page');
  await far.click(far.named('To the first page'));
  await until(() => expect(far.orders()).toHaveLength(1));
  await far.leave();
});

test('[CHK-06] an order that cannot be asked for says so and is asked for again', async () => {
  const { named, click, text, orders, leave } = await open(async (account) => {
    await orderTimes(account, 1);
    await account.host.control('PUT', '/faults', [
      { path: 'customer-sell', kind: 'status', status: 500, times: 1 },
    ]);
  });
  expect(text()).toContain('Something went wrong');
  await click(named('Try again'));
  await until(() => expect(orders()).toHaveLength(1));
  await leave();
});

test('[CHK-06] ordering again puts what is there into the cart at the prices of now, and says what is not', async () => {
  const { host, shopper, named, click, text, leave } = await open(async (account) => {
    await anOrder(account.shopper, { 1001: 2, 1003: 1, 1005: 4, 1007: 1 });
    const change = (id: number, data: object) =>
      account.host.control('PUT', `/shops/shop/variations/${id}`, data);
    await change(1, { newPrice: 90_000 });
    await change(3, { count: 0 });
    await change(5, { count: 3 });
    await account.host.control('DELETE', '/shops/shop/products/4');
  });
  await click(named('Order again'));
  await until(() => expect(text()).toContain('2 products of the order are in the cart'));
  expect(text()).toContain('shop product 1 Black en: was 100 000 UZS, now 90 000 UZS');
  expect(text()).toContain('shop product 2 Black en: out of stock');
  expect(text()).toContain('shop product 3 Black en: 3 left');
  expect(text()).toContain('shop product 4 Black en: no longer sold');
  expect(named('Go to cart').getAttribute('href')).toBe('/en/cart');
  expect($cart.get().lines.map(({ stock, count, newPrice }) => [stock.id, count, newPrice])).toEqual([
    [1001, 2, 90_000],
    [1005, 3, 300_000],
  ]);
  await until(() => expect(host.requests.filter((one) => one.includes('/add-to-cart'))).toHaveLength(2));
  const { json } = await shopper.call('GET', '/carts');
  expect(json.count).toBe(5);
  await leave();
});

test('[CHK-05] an order that waits for its payment is paid in the dialog, and then asked for again', async () => {
  const { host, shopper, named, click, text, leave } = await open(async ({ shopper }) => {
    await finish(shopper, await fillCart(shopper, { 1001: 1 }), { paymentMethod: METHODS.card });
  });
  expect(text()).toContain('Awaiting payment');
  await click(named('Pay 120\u00A0000\u00A0UZS'));
  const [dialog] = $modals.get();
  const { json } = await shopper.call('GET', '/customer-sell');
  const { id, token, total, payment } = json.items[0];
  expect(dialog).toMatchObject({
    name: 'payment',
    data: { transactionId: payment.transactionId, orderId: id, orderToken: token, amount: total },
  });
  await host.control('PUT', `/shops/shop/orders/${id}/move-on`);
  await act(() => closeOverlay(dialog?.id ?? 0, { kind: 'paid', order: { id, token, total } }));
  await until(() => expect(text()).toContain('Accepted'));
  await leave();
});
