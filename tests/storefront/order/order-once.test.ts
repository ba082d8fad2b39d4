// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { EMPTY_CHOICE } from '#domain/order/checkout-choice.ts';
import type { AttemptOutcome, OrderAttempt, OrderIntent } from '#domain/order/order-attempt.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $checkoutChoice } from '#storefront/checkout/checkout.store.ts';
import { $orderAttempt, currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { listLastOrders, sendOrder } from '#storefront/order/order-calls.ts';
import { keepOutcome, orderOnce, resolveOrder } from '#storefront/order/order-once.ts';
import type { OrderProgress } from '#storefront/order/order-progress.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { pause } from '#storefront/platform-client/pause.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { fillCart, HOME, METHODS, sellsOf } from '../../sandbox/an-order.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

const CALLS = { send: sendOrder, lastOrders: listLastOrders };

beforeEach(() => {
  openPage('');
  $cart.set(EMPTY_CART);
  $orderAttempt.set(null);
  $checkoutChoice.set(EMPTY_CHOICE);
  $session.set(GUEST);
});
afterAll(() => cleanStores($cart, $checkoutChoice, $orderAttempt, $session));

/** The seconds between two tries pass a hundred times as fast. */
const soon: typeof pause = (ms, signal) => pause(ms / 100, signal);

async function aCheckout({ wallet = 0 } = {}) {
  const host = await aShopHost();
  const shopper = await aShopper(host, 'shop', { wallet });
  $session.set({ ...GUEST, token: shopper.token });
  $cart.set({
    lines: [aLine({ stock: { id: 1001, count: 10 } }), aLine({ stock: { id: 1002, count: 10 } })],
  });
  const progress: OrderProgress[] = [];
  return {
    host,
    shopper,
    progress,
    /** Order that the shopper's cart asks for. */
    async intent(more: Record<string, unknown> = {}): Promise<OrderIntent> {
      const sells = await fillCart(shopper, { 1001: 2 });
      const records = (await sellsOf(shopper)).flatMap(({ sellRecords }) => sellRecords);
      return {
        customerId: shopper.id,
        lines: records.map(({ id }) => id),
        stocks: [{ id: 1001, count: 2 }],
        shown: null,
        request: { sells, paymentMethod: METHODS.cash, shippingAddress: HOME, note: '', ...more },
      };
    },
    order: (intent: OrderIntent, keyed = true) =>
      orderOnce(intent, { calls: CALLS, keyed, onProgress: (step) => progress.push(step), pause: soon }),
    faults: (...faults: object[]) => host.control('PUT', '/faults', faults),
    orders: async () => (await shopper.call('GET', '/customer-sell')).json.total as number,
    sent: () => host.requests.filter((request) => request.includes('/sellgroups/finish')).length,
  };
}

const orderOf = (outcome: AttemptOutcome | undefined) =>
  outcome?.kind === 'placed' ? outcome.order.id : outcome?.kind;
const FINISH = { path: '/sellgroups/finish' };

test('[CHK-04] an order is kept with its key before it goes out, and leaves the cart of all tabs when it is placed', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent();
  let kept: OrderAttempt | undefined;
  const send: typeof sendOrder = (...request) => {
    kept = currentAttempt();
    return sendOrder(...request);
  };
  const ordering = orderOnce(intent, { calls: { ...CALLS, send }, keyed: true });
  expect(orderOf(await ordering)).toEqual(expect.any(Number));
  expect(kept).toMatchObject({ outcome: { kind: 'open' }, customerId: checkout.shopper.id });
  expect(kept?.key).toMatch(/^[0-9a-f]{32}$/);
  expect($cart.get().lines.map(({ stock }) => stock.id)).toEqual([1002]);
  expect(await checkout.orders()).toBe(1);
});

test('[CHK-04] a double click is one order, and so is a press on a page that does not know of it yet', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent();
  const [first, second] = await Promise.all([checkout.order(intent), checkout.order(intent)]);
  const third = await checkout.order(intent);
  expect([orderOf(second), orderOf(third)]).toEqual([orderOf(first), orderOf(first)]);
  expect([checkout.sent(), await checkout.orders()]).toEqual([1, 1]);
});

test('[CHK-04] a changed order gets another key', async () => {
  const checkout = await aCheckout();
  const first = await checkout.order(await checkout.intent());
  const key = currentAttempt()?.key;
  const second = await checkout.order(await checkout.intent());
  expect(orderOf(second)).not.toBe(orderOf(first));
  expect(currentAttempt()?.key).not.toBe(key);
  expect(await checkout.orders()).toBe(2);
});

test('[CHK-04] after a lost answer the same request is sent with the same key until there is one', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent();
  await checkout.faults({ ...FINISH, kind: 'cut', times: 2 });
  expect(orderOf(await checkout.order(intent))).toEqual(expect.any(Number));
  expect(checkout.progress).toEqual([
    { kind: 'sending' },
    { kind: 'asking', tries: 1 },
    { kind: 'asking', tries: 1 },
    { kind: 'asking', tries: 2 },
    { kind: 'asking', tries: 2 },
  ]);
  expect([checkout.sent(), await checkout.orders()]).toEqual([3, 1]);
});

test('[CHK-04] an order that a reload cut off is asked for again with its key', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent();
  await checkout.faults({ ...FINISH, kind: 'cut' });
  const leaving = new AbortController();
  const gone = orderOnce(intent, { calls: CALLS, keyed: true, signal: leaving.signal });
  await vi.waitFor(() => expect(checkout.sent()).toBe(1));
  leaving.abort();
  await expect(gone).rejects.toThrow(CallError);
  expect(currentAttempt()?.outcome).toEqual({ kind: 'open' });
  await checkout.faults();
  expect(orderOf(await resolveOrder({ calls: CALLS, keyed: true }))).toEqual(expect.any(Number));
  expect(await checkout.orders()).toBe(1);
});

test('[CHK-04] a platform that knows no keys is asked for its last orders, and nothing is sent twice', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent();
  const keyless = { kind: 'unknown-field', field: 'orderKey' };
  await checkout.faults(keyless, { ...FINISH, kind: 'cut', times: 1 });
  expect(orderOf(await checkout.order(intent, false))).toEqual(expect.any(Number));
  expect([checkout.sent(), await checkout.orders()]).toEqual([1, 1]);
});

test('[CHK-04] if such a platform has no such order the page says so, and the next press orders', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent();
  await checkout.faults({ ...FINISH, kind: 'status', status: 502, times: 1 });
  expect(await checkout.order(intent, false)).toEqual({ kind: 'refused' });
  expect([checkout.sent(), await checkout.orders()]).toEqual([1, 0]);
  expect(orderOf(await checkout.order(intent, false))).toEqual(expect.any(Number));
  expect(await checkout.orders()).toBe(1);
});

test('[CHK-04] a refusal is told, and the same intent keeps its key', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent({ paymentMethod: METHODS.wallet });
  await expect(checkout.order(intent)).rejects.toMatchObject({ code: 'wallet-too-low' });
  const key = currentAttempt()?.key;
  expect(currentAttempt()?.outcome).toEqual({ kind: 'refused' });
  const wallet = `/shops/shop/customers/${checkout.shopper.id}/wallet`;
  await checkout.host.control('POST', wallet, { amount: 1_000_000 });
  expect(orderOf(await checkout.order(intent))).toEqual(expect.any(Number));
  expect(currentAttempt()?.key).toBe(key);
});

test.for(['cash', 'card'] as const)(
  '[CHK-04] after an order by %s the next one begins without its service, time and note',
  async (method) => {
    const { intent, order } = await aCheckout();
    const kept = { addressId: 3, methodId: METHODS[method], branchId: 2 };
    const own = { serviceId: 2, partner: 'alif', interval: null, note: 'Code 1234' };
    $checkoutChoice.set({ ...kept, ...own });
    const outcome = await order(await intent({ paymentMethod: METHODS[method] }));
    expect(outcome.kind).toBe(method === 'card' ? 'held' : 'placed');
    expect($checkoutChoice.get()).toEqual({ ...EMPTY_CHOICE, ...kept });
  },
);

test('[CHK-05] what is chosen after an order whose money is held stays when that order is paid', async () => {
  const { intent, order } = await aCheckout();
  await order(await intent({ paymentMethod: METHODS.card }));
  const attempt = currentAttempt();
  if (attempt?.outcome.kind !== 'held') throw new Error('nothing is held');
  const next = { ...EMPTY_CHOICE, note: 'The next order' };
  $checkoutChoice.set(next);
  $cart.set({ lines: [aLine({ stock: { id: 1001, count: 10 } })] });
  keepOutcome(attempt, attempt.outcome);
  expect($checkoutChoice.get()).toEqual(next);
  expect($cart.get().lines.map(({ stock }) => stock.id)).toEqual([1001]);
});

test('[CHK-05] an order whose money is held is no second order when it is asked for again', async () => {
  const checkout = await aCheckout();
  const intent = await checkout.intent({ paymentMethod: METHODS.card });
  await checkout.faults({ ...FINISH, kind: 'cut', times: 1 });
  const outcome = await checkout.order(intent);
  expect(outcome).toMatchObject({ kind: 'held', payment: { transactionId: expect.any(String) } });
  expect(await checkout.order(intent)).toEqual(outcome);
  expect(await checkout.orders()).toBe(1);
  expect($cart.get().lines.map(({ stock }) => stock.id)).toEqual([1002]);
});

test('[CHK-04] 20 orders on a network that loses one call of three are 20 orders', async () => {
  const checkout = await aCheckout();
  await checkout.faults({ ...FINISH, kind: 'cut', every: 3 });
  const placed = new Set<unknown>();
  await checkout.host.control('PUT', '/shops/shop/variations/2', { count: 100 });
  for (let run = 0; run < 20; run += 1) {
    await fillCart(checkout.shopper, { 1002: 1 });
    placed.add(orderOf(await checkout.order(await intentOfAll(checkout))));
  }
  expect(placed.size).toBe(20);
  expect(await checkout.orders()).toBe(20);
}, 60_000);

async function intentOfAll({ shopper }: Awaited<ReturnType<typeof aCheckout>>): Promise<OrderIntent> {
  const sells = await sellsOf(shopper);
  const records = sells.flatMap(({ sellRecords }) => sellRecords);
  return {
    customerId: shopper.id,
    lines: records.map(({ id }) => id),
    stocks: [{ id: 1002, count: 1 }],
    shown: null,
    request: {
      sells: sells.map(({ id }) => id),
      paymentMethod: METHODS.cash,
      shippingAddress: HOME,
      note: '',
    },
  };
}
