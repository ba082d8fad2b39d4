// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { addLine, type CartLine, EMPTY_CART } from '#domain/cart/cart.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { refreshCart, syncCart } from '#storefront/cart/cart-sync.ts';
import { $cartSynced } from '#storefront/cart/cart-synced.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

beforeEach(() => {
  openPage('');
  $cart.set(EMPTY_CART);
  $session.set(GUEST);
});

function aLine(variation: number, count: number): CartLine {
  return {
    variationId: variation,
    productId: 1,
    supplierId: 1,
    stock: { id: 1000 + variation, count: 10 },
    name: 'put in as a guest',
    image: '',
    newPrice: 1,
    oldPrice: 1,
    count,
    minOrder: 1,
    tracking: true,
  };
}

const inCart = () => $cart.get().lines.map(({ stock, count }) => [stock.id, count]);

async function signIn() {
  const host = await aShopHost();
  const shopper = await aShopper(host);
  $session.set({ ...GUEST, token: shopper.token });
  return { host, shopper };
}

test('[CRT-04] a guest’s lines are added to the platform’s cart, which then replaces the local one', async () => {
  const { shopper } = await signIn();
  await shopper.call('POST', '/add-to-cart', { stock: 1003, quantity: 4 });
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 2 });
  $cart.set({ lines: [aLine(1, 5), aLine(5, 3)] });
  await syncCart();
  expect(inCart()).toEqual([
    [1003, 4],
    [1001, 2],
    [1005, 3],
  ]);
  const [line] = $cart.get().lines;
  expect(line).toMatchObject({
    name: 'shop product 2 Black en',
    newPrice: 200_000,
    oldPrice: 250_000,
    supplierId: 1,
    productId: 2,
  });
  const { json } = await shopper.call('GET', '/cart-detail');
  expect(json.count).toBe(9);
});

test('[PDP-12] a guest’s answers about a product are sent with its line', async () => {
  const { shopper } = await signIn();
  const propertyValues = [{ id: 1, value: 'For Anna' }];
  $cart.set({ lines: [{ ...aLine(1, 2), propertyValues }, aLine(5, 1)] });
  await syncCart();
  expect($cart.get().lines.map((line) => line.propertyValues)).toEqual([propertyValues, undefined]);
  const { json } = await shopper.call('GET', '/cart-detail');
  expect(json.sells[0].sellRecords[0]).toMatchObject({ count: 2, propertyValues });
});

test('[CRT-04] an empty cart on the platform empties nothing here', async () => {
  const { host } = await signIn();
  await host.control('PUT', '/faults', [{ kind: 'status', status: 422, path: '/add-to-cart' }]);
  $cart.set({ lines: [aLine(1, 5)] });
  await syncCart();
  expect(inCart()).toEqual([[1001, 5]]);
});

test('a count above the stock is lowered to it; a sold-out line stays local', async () => {
  const { host } = await signIn();
  await host.control('PUT', '/shops/shop/variations/1', { count: 2 });
  await host.control('PUT', '/shops/shop/variations/3', { count: 0 });
  $cart.set({ lines: [aLine(1, 5), aLine(3, 1)] });
  await syncCart();
  expect(inCart()).toEqual([
    [1001, 2],
    [1003, 1],
  ]);
});

test('[CRT-04] a line of what is sold no more stays local, and later visits do not ask for it again', async () => {
  const { host } = await signIn();
  $cart.set({ lines: [aLine(77, 1), aLine(1, 2)] });
  await syncCart();
  expect($cart.get().lines.map(({ stock, gone }) => [stock.id, gone])).toEqual([
    [1001, undefined],
    [1077, true],
  ]);
  const before = host.requests.length;
  $cartSynced.set(0);
  await refreshCart();
  expect(host.requests.slice(before).map((one) => one.replace(/ as .*/, ''))).toEqual([
    'GET /market-api/carts',
  ]);
});

test('a line deleted on the platform is gone here too', async () => {
  const { shopper } = await signIn();
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 1 });
  await shopper.call('POST', '/add-to-cart', { stock: 1003, quantity: 1 });
  await syncCart();
  const { json } = await shopper.call('GET', '/cart-detail');
  await shopper.call('DELETE', `/${json.sells[0].sellRecords[0].id}/remove-record`);
  $cart.set(EMPTY_CART);
  await syncCart();
  expect(inCart()).toEqual([[1003, 1]]);
});

test('a line added while the carts are merged stays', async () => {
  const { host, shopper } = await signIn();
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 1 });
  await host.control('PUT', '/faults', [{ kind: 'latency', ms: 100, path: '/cart-detail' }]);
  const syncing = syncCart();
  $cart.set(addLine($cart.get(), aLine(5, 2)));
  await syncing;
  expect(inCart()).toEqual([
    [1001, 1],
    [1005, 2],
  ]);
});

test('without an answer of the platform the cart stays as it was', async () => {
  const { host } = await signIn();
  await host.control('PUT', '/faults', [{ kind: 'broken-json', path: '/cart-detail' }]);
  $cart.set({ lines: [aLine(1, 5)] });
  await expect(syncCart()).rejects.toThrow('GET /cart-detail');
  expect(inCart()).toEqual([[1001, 5]]);
});
