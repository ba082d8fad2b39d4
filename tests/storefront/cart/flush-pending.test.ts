// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { changeCount, clearCart, addToCart as put, removeFromCart } from '#storefront/cart/cart-actions.ts';
import { flushQueue } from '#storefront/cart/cart-sender.ts';
import { refreshCart, syncCart } from '#storefront/cart/cart-sync.ts';
import { $cartSynced } from '#storefront/cart/cart-synced.store.ts';
import { $pendingChanges } from '#storefront/cart/pending-changes.store.ts';
import { NOTICE_EVENT, type Notice } from '#storefront/page/notice.ts';
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aShopper, type Shopper } from '../../sandbox/a-shopper.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { openPage, writeInOtherTab } from '../static-page.ts';

let notices: Notice[] = [];
document.addEventListener(NOTICE_EVENT, (event) => notices.push((event as CustomEvent<Notice>).detail));

beforeEach(() => {
  openPage('');
  $cart.set({ lines: [] });
  $pendingChanges.set([]);
  $cartSynced.set(0);
  $session.set(GUEST);
  notices = [];
});

/** A line of a variation of the sandbox; it has ten pieces of each. */
const line = (variation: number, more: Partial<CartLine> = {}) =>
  aLine({
    variationId: variation,
    stock: { id: 1000 + variation, count: 10 },
    newPrice: 200_000,
    oldPrice: 250_000,
    ...more,
  });

async function signIn(): Promise<{ host: ShopHost; shopper: Shopper }> {
  const host = await aShopHost();
  const shopper = await aShopper(host);
  $session.set({ ...GUEST, token: shopper.token });
  return { host, shopper };
}

/** Addresses of sign-in that the shopper was sent to; they stay where they are. */
function watchSignIn(): string[] {
  const sent: string[] = [];
  const keep = (event: Event) => {
    sent.push((event as CustomEvent<{ href: string }>).detail.href);
    event.preventDefault();
  };
  document.addEventListener(UNAUTHORISED_EVENT, keep);
  onTestFinished(() => document.removeEventListener(UNAUTHORISED_EVENT, keep));
  return sent;
}

/** Stocks and counts of the shopper's cart on the platform, without deleted lines. */
async function onServer(shopper: Shopper): Promise<[number, number][]> {
  const { json } = await shopper.call('GET', '/cart-detail');
  return json.sells.flatMap(({ sellRecords }: { sellRecords: Record<string, number>[] }) =>
    sellRecords.flatMap(({ stockId, count, deleted }) => (deleted ? [] : [[stockId, count]])),
  );
}

const here = () => $cart.get().lines.map(({ stock, count }) => [stock.id, count]);
const asked = ({ requests }: ShopHost) => requests.map((one) => one.replace(/ as .*/, ' as shopper'));
const offline = (host: ShopHost) => host.control('PUT', '/faults', [{ kind: 'cut' }]);
const online = (host: ShopHost) => host.control('PUT', '/faults', []);

test('[CRT-06] adding, counting, removing and undoing that reach the platform’s cart', async () => {
  const { shopper } = await signIn();
  await put(line(3));
  await put(line(5, { count: 2 }));
  expect(here()).toEqual([
    [1003, 1],
    [1005, 2],
  ]);
  await flushQueue();
  expect(await onServer(shopper)).toEqual(here());

  changeCount(1003, 4);
  removeFromCart(1005);
  await flushQueue();
  expect(await onServer(shopper)).toEqual([[1003, 4]]);

  notices.at(-1)?.undo?.();
  await flushQueue();
  expect(await onServer(shopper)).toEqual([
    [1003, 4],
    [1005, 2],
  ]);

  clearCart();
  await flushQueue();
  expect(await onServer(shopper)).toEqual([]);
  notices.at(-1)?.undo?.();
  await flushQueue();
  expect(await onServer(shopper)).toEqual(here());
  expect($pendingChanges.get()).toEqual([]);
});

test('of several changes of a stock the last is sent, once', async () => {
  const { host, shopper } = await signIn();
  await put(line(3));
  for (const count of [2, 3, 4]) changeCount(1003, count);
  await flushQueue();
  changeCount(1003, 6);
  changeCount(1003, 5);
  await flushQueue();
  expect(asked(host)).toEqual([
    'POST /market-api/add-to-cart as shopper',
    expect.stringMatching(/^PUT \/market-api\/\d+\/update-record as shopper$/),
  ]);
  expect(await onServer(shopper)).toEqual([[1003, 5]]);
});

test('a change without a connection is kept, marked as pending, and sent when the connection is back', async () => {
  const { host, shopper } = await signIn();
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 1 });
  await syncCart();
  await offline(host);
  removeFromCart(1001);
  await put(line(3));
  await flushQueue();
  expect($pendingChanges.get()).toMatchObject([
    { stockId: 1001, count: 0, failed: true },
    { stockId: 1003, count: 1, failed: true },
  ]);
  expect(localStorage.getItem('cart-wishes:v1')).toContain('1003');

  changeCount(1003, 2);
  await online(host);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect($pendingChanges.get()).toEqual([]));
  expect(await onServer(shopper)).toEqual([[1003, 2]]);
});

test('a failed call is repeated', async () => {
  const { host, shopper } = await signIn();
  await host.control('PUT', '/faults', [{ kind: 'status', status: 503, times: 1 }]);
  await put(line(3));
  await flushQueue();
  await vi.waitFor(() => expect($pendingChanges.get()).toEqual([]), 3000);
  expect(await onServer(shopper)).toEqual([[1003, 1]]);
});

test('a change queued by another tab is sent by this one, and a later one is not lost', async () => {
  const { shopper } = await signIn();
  const change = { stockId: 1003, variationId: 3, count: 3, before: 0, at: 5 };
  writeInOtherTab('cart-wishes:v1', JSON.stringify([change]));
  localStorage.setItem('cart-wishes:v1', JSON.stringify([{ ...change, count: 4, at: 6 }]));
  await flushQueue();
  expect(await onServer(shopper)).toEqual([[1003, 4]]);
  expect(localStorage.getItem('cart-wishes:v1')).toBe('[]');
});

test('where two tabs have overwritten each other’s queue, the platform gets the count that the shopper sees', async () => {
  const { shopper } = await signIn();
  await put(line(3));
  const old = localStorage.getItem('cart-wishes:v1') ?? '';
  changeCount(1003, 5);
  writeInOtherTab('cart-wishes:v1', old);
  await flushQueue();
  expect(await onServer(shopper)).toEqual([[1003, 5]]);
  expect(here()).toEqual([[1003, 5]]);
});

test('[PDP-08] a line is lowered to a smaller stock, and remembers its earlier count', async () => {
  const { host, shopper } = await signIn();
  await put(line(3));
  await flushQueue();
  await host.control('PUT', '/shops/shop/variations/3', { count: 4 });
  changeCount(1003, 7);
  await flushQueue();
  expect($cart.get().lines[0]).toMatchObject({ count: 4, was: { count: 7 } });
  expect(notices.at(-1)).toEqual({ key: 'notice.amount-balance', params: { available: 4 } });
  expect(await onServer(shopper)).toEqual([[1003, 4]]);
});

test('[PDP-08] a new line of a sold-out stock is removed, an earlier one stays and says so', async () => {
  const { host } = await signIn();
  await put(line(3));
  await flushQueue();
  await host.control('PUT', '/shops/shop/variations/3', { count: 0 });
  await host.control('PUT', '/shops/shop/variations/5', { count: 0 });
  changeCount(1003, 2);
  await put(line(5));
  await flushQueue();
  expect(here()).toEqual([[1003, 2]]);
  expect($cart.get().lines[0]?.stock.count).toBe(0);
  expect(notices.at(-1)).toEqual({ key: 'notice.sold-out' });
});

test('a stock that no longer exists counts as sold out, and other refusals are shown in the shop’s words', async () => {
  const { host } = await signIn();
  await put(line(3));
  await put(line(77));
  await flushQueue();
  expect(here()).toEqual([[1003, 1]]);
  await host.control('PUT', '/faults', [{ kind: 'status', status: 422, path: '/' }]);
  changeCount(1003, 2);
  await flushQueue();
  expect($cart.get().lines[0]?.refused).toEqual(expect.any(String));
  expect($pendingChanges.get()).toEqual([]);
});

test('[CRT-06] a removal that the platform refuses brings the line back to its place, with its words', async () => {
  const { host } = await signIn();
  await put(line(3));
  await put(line(5));
  await flushQueue();
  await host.control('PUT', '/faults', [{ kind: 'status', status: 409, path: '/', times: 1 }]);
  removeFromCart(1003);
  await flushQueue();
  expect(here()).toEqual([
    [1003, 1],
    [1005, 1],
  ]);
  expect(notices.at(-1)).toEqual({ key: 'notice.refused', params: { words: expect.any(String) } });
  expect($pendingChanges.get()).toEqual([]);
});

test('[CRT-06] a refused count goes back to the one of the platform, and a toast says why', async () => {
  const { host, shopper } = await signIn();
  await put(line(3));
  await flushQueue();
  await host.control('PUT', '/faults', [{ kind: 'status', status: 422, path: '/', times: 1 }]);
  changeCount(1003, 4);
  await flushQueue();
  expect([here(), await onServer(shopper)]).toEqual([[[1003, 1]], [[1003, 1]]]);
  expect(notices.at(-1)?.key).toBe('notice.refused');
});

test('a new price is applied, and the price that the shopper saw is remembered', async () => {
  const { host } = await signIn();
  await host.control('PUT', '/shops/shop/variations/3', { newPrice: 210_000 });
  await put(line(3));
  await flushQueue();
  expect($cart.get().lines[0]).toMatchObject({ newPrice: 210_000, was: { price: 200_000 } });
});

test('[CRT-05] [AUT-05] an add with a token that is refused is made as a guest; a change of a line leads to signing in', async () => {
  const { host, shopper } = await signIn();
  await put(line(3));
  await flushQueue();
  const sent = watchSignIn();
  $session.set({ ...GUEST, token: 'expired' });
  changeCount(1003, 2);
  await put(line(5));
  await flushQueue();
  expect($session.get().token).toBeNull();
  // The line of the account is gone from this browser; the one that was just added is a guest's.
  expect(here()).toEqual([[1005, 1]]);
  expect($pendingChanges.get()).toEqual([]);
  expect(asked(host).slice(-1)).toEqual(['POST /market-api/add-to-cart']);
  expect(sent).toHaveLength(1);
  expect(await onServer(shopper)).toEqual([[1003, 1]]);
});

test('[AUT-05] on the page of the cart no line goes with a refused token without a word', async () => {
  await signIn();
  await put(line(3));
  await flushQueue();
  $session.set({ ...GUEST, token: 'expired' });
  const sent = watchSignIn();
  onTestFinished(() => history.replaceState(null, '', '/'));
  history.replaceState(null, '', '/en/cart');
  await refreshCart(0);
  expect([here(), sent]).toEqual([[], ['/en/login?from=%2Fen%2Fcart']]);
});

test('a guest’s lines are checked, and stay unchecked if the platform cannot be reached', async () => {
  const host = await aShopHost();
  await put(line(3));
  await flushQueue();
  expect(host.requests).toEqual(['POST /market-api/add-to-cart']);
  expect($cart.get().lines[0]?.record).toBeUndefined();
  await offline(host);
  changeCount(1003, 2);
  removeFromCart(1003);
  await flushQueue();
  expect($pendingChanges.get()).toEqual([]);
});

test('[CRT-06] changes by another device arrive: counts, new lines, removed lines', async () => {
  const { host, shopper } = await signIn();
  await put(line(3));
  await put(line(5));
  await flushQueue();
  await syncCart();
  const { json } = await shopper.call('GET', '/cart-detail');
  const [first] = json.sells[0].sellRecords;
  await shopper.call('DELETE', `/${first.id}/remove-record`);
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 3 });
  await refreshCart();
  expect(here()).toEqual([
    [1003, 1],
    [1005, 1],
  ]);
  $cartSynced.set(1);
  await refreshCart();
  expect(here()).toEqual(await onServer(shopper));
  host.requests.length = 0;
  $cartSynced.set(1);
  await refreshCart();
  expect(asked(host)).toEqual(['GET /market-api/carts as shopper']);
});

test('lines ordered on another device are gone here, but none that the platform did not have', async () => {
  const { host, shopper } = await signIn();
  await put(line(3));
  await flushQueue();
  await host.control('DELETE', `/shops/shop/customers/${shopper.id}/cart`);
  await syncCart();
  expect(here()).toEqual([]);
  await put(line(5));
  await syncCart();
  expect(here()).toEqual([[1005, 1]]);
  expect(await onServer(shopper)).toEqual([[1005, 1]]);
});

test('a pending change wins over the platform’s cart', async () => {
  const { host, shopper } = await signIn();
  await put(line(3));
  await flushQueue();
  await host.control('PUT', '/faults', [{ kind: 'latency', ms: 60, path: '/cart-detail' }]);
  const syncing = syncCart();
  changeCount(1003, 5);
  await syncing;
  expect(here()).toEqual([[1003, 5]]);
  await flushQueue();
  expect(await onServer(shopper)).toEqual([[1003, 5]]);
});
