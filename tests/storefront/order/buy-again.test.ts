// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Order } from '#contract/order/order.ts';
import { GUEST } from '#domain/account/session.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { buyAgain } from '#storefront/order/buy-again.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { fillCart, HOME } from '../../sandbox/an-order.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

test('[CRT-05] goods of an earlier order are a guest’s if the token turns out to be refused', async () => {
  openPage('');
  const host = await aShopHost();
  const shopper = await aShopper(host);
  await shopper.call('POST', '/customers/add-address', { ...HOME, name: 'Home' });
  await fillCart(shopper, { 1003: 2 });
  const { json: cart } = await shopper.call('GET', '/cart-detail');
  const { json } = await shopper.call('POST', '/sellgroups/finish', {
    sells: [cart.sells[0].id],
    paymentMethod: 1,
    shippingAddress: (await shopper.call('GET', '/address')).json.items?.[0]?.id ?? { ...HOME, name: 'Home' },
  });
  const order: Order = json.order;
  $session.set({ ...GUEST, token: 'expired' });
  await buyAgain(order, ({ ru }) => ru ?? '');
  expect($session.get().token).toBeNull();
  expect($cart.get().lines.map(({ stock, count }) => [stock.id, count])).toEqual([[1003, 2]]);
});
