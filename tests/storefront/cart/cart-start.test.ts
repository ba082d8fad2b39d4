// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { startCart } from '#storefront/cart/cart-start.ts';
import { syncCart } from '#storefront/cart/cart-sync.ts';
import { whenIdle } from '#storefront/page/when-idle.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

test('[CRT-06] the page of the cart shows at once what another device has changed, others after a minute', async () => {
  openPage('');
  const host = await aShopHost();
  const shopper = await aShopper(host);
  $session.set({ ...GUEST, token: shopper.token });
  await shopper.call('POST', '/add-to-cart', { stock: 1003, quantity: 1 });
  await syncCart();
  startCart();
  // Its own look at the cart comes once the page is idle.
  await new Promise<void>((done) => whenIdle(done));
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  const here = () => $cart.get().lines.map(({ stock, count }) => [stock.id, count]);
  await shopper.call('POST', '/add-to-cart', { stock: 1005, quantity: 2 });
  const before = host.requests.length;
  history.replaceState(null, '', '/en/product/7');
  show();
  for (const [page, quantity] of [
    ['/en/cart', 3],
    ['/en/checkout', 4],
  ] as const) {
    history.replaceState(null, '', page);
    await shopper.call('POST', '/add-to-cart', { stock: 1005, quantity });
    show();
    await expect.poll(here).toEqual([
      [1003, 1],
      [1005, quantity],
    ]);
  }
  expect(host.requests.slice(before).filter((one) => one.includes('/carts'))).toHaveLength(2);
});
