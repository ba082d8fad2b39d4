// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { changeCount, removeFromCart } from '#storefront/cart/cart-actions.ts';
import { flushQueue } from '#storefront/cart/cart-sender.ts';
import { syncCart } from '#storefront/cart/cart-sync.ts';
import { $pendingChanges } from '#storefront/cart/pending-changes.store.ts';
import { $favourites } from '#storefront/favourites/favourites.store.ts';
import { startActions } from '#storefront/live/behaviour/actions.ts';
import { orderFast } from '#storefront/one-click/fast-order.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aForeignPlatform } from '../../sandbox/a-foreign-platform.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { HOME } from '../../sandbox/an-order.ts';
import { stockCode } from '../../sandbox/foreign-stock.ts';
import { aShopHost } from '../a-shop-host.ts';
import { find, itemHtml, openPage, writeInOtherTab } from '../static-page.ts';

const ADD = 'POST /market-api/add-to-cart';
const BUY = 'POST /market-api/fast-checkout';
const [third, fifth] = [1003, 1005].map((id) => stockCode({ id, at: 0 })) as [string, string];

openPage('');
startActions();

beforeEach(() => {
  $session.set(GUEST);
  $cart.set({ lines: [] });
  $pendingChanges.set([]);
  $favourites.set([]);
});

/** A page of a shop whose platform knows its stocks by UUIDs, with two products. */
async function aForeignShop() {
  let asked: string[] = [];
  const host = await aShopHost({ asksNothing: true }, async (url) => {
    const platform = await aForeignPlatform(url);
    asked = platform.asked;
    return platform.url;
  });
  openPage(itemHtml({ id: 3, stock: third, price: 200_000 }) + itemHtml({ id: 5, stock: fifth }));
  return { host, asked };
}

const here = () => $cart.get().lines.map(({ stock, count }) => [stock.id, count]);
const press = (stock: string, action = 'add') =>
  find(`[data-stock="${stock}"] [data-action=${action}]`).click();

test('[CRT-06] what a guest adds and a shopper changes goes to the platform under the UUID of its stock', async () => {
  const { host, asked } = await aForeignShop();
  press(third);
  await vi.waitFor(() => expect(here()).toEqual([[third, 1]]));
  await flushQueue();
  expect(asked).toEqual([`${ADD} ${third}`]);
  expect(JSON.parse(localStorage.getItem('cart:v1') ?? '').lines[0].stock.id).toBe(third);

  const shopper = await aShopper(host);
  $session.set({ ...GUEST, token: shopper.token });
  await syncCart();
  press(fifth);
  await vi.waitFor(() => expect(here()).toHaveLength(2));
  changeCount(third, 3);
  await flushQueue();
  expect(new Set(asked)).toEqual(new Set([`${ADD} ${third}`, `${ADD} ${fifth}`]));
  const { json } = await shopper.call('GET', '/cart-detail');
  expect(json.sells[0].sellRecords).toMatchObject([
    { stockId: 1003, count: 3 },
    { stockId: 1005, count: 1 },
  ]);

  removeFromCart(fifth);
  await flushQueue();
  await syncCart();
  expect(here()).toEqual([[third, 3]]);
  expect($pendingChanges.get()).toEqual([]);
});

test('[ONE-01] an order in one click names the UUID of its stock', async () => {
  const { host, asked } = await aForeignShop();
  press(third);
  await vi.waitFor(() => expect($cart.get().lines).toHaveLength(1));
  const [line] = $cart.get().lines;
  const { latitude, longitude, ...shippingAddress } = HOME;
  const order = await orderFast(
    {
      ...{ name: 'Nodira', phone: '+998901234567', count: 1, stock: line?.stock.id ?? 0 },
      ...{ shippingAddress, coordinate: { latitude, longitude } },
    },
    { keyed: true, onAsking: () => {} },
  );
  expect(asked).toContain(`${BUY} ${third}`);
  expect(order?.sells[0]?.sellRecords[0]?.stockId).toBe(third);
  expect((await host.control('GET', '/shops/shop/orders')).json.total).toBe(1);
});

test('[LST-01] [CRT-01] products are marked and counted by the UUIDs of their stocks', async () => {
  await aForeignShop();
  press(third, 'favourite');
  press(fifth, 'favourite');
  press(third, 'favourite');
  expect($favourites.get().map(({ stockId }) => stockId)).toEqual([fifth]);
  press(third);
  await vi.waitFor(() => expect(here()).toEqual([[third, 1]]));
  press(fifth);
  await vi.waitFor(() => expect(here()).toHaveLength(2));
});

test('[CRT-01] a line of an old cart with a number is the one of the page with the same number', async () => {
  openPage(itemHtml({ id: 3 }));
  await aShopHost({ asksNothing: true });
  const kept = { lines: [aLine({ variationId: 3, stock: { id: 1003, count: 10 }, count: 4 })] };
  writeInOtherTab('cart:v1', JSON.stringify(kept));
  expect(here()).toEqual([[1003, 4]]);
  press('1003');
  await vi.waitFor(() => expect(here()).toEqual([[1003, 1]]));
});
