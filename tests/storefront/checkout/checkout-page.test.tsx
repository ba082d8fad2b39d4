// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { EMPTY_CHOICE } from '#domain/order/checkout-choice.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { refreshCart } from '#storefront/cart/cart-sync.ts';
import { $checkoutChoice } from '#storefront/checkout/checkout.store.ts';
import { currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import { $session } from '#storefront/session/session.store.ts';
import { SESSION_ENDED_EVENT } from '#storefront/storage/session-mark.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { HOME } from '../../sandbox/an-order.ts';
import { act, until } from '../act.ts';
import { aCheckout, aFullCart, openCheckout, t } from './a-checkout.tsx';

test('[CHK-01] a guest at the checkout goes to the cart', async () => {
  await aFullCart();
  $session.set(GUEST);
  const { left, page } = await openCheckout();
  expect(left).toEqual(['/en/cart']);
  expect(page.faults).toEqual([]);
});

const LOGIN = '/en/login?from=%2Fen%2Fcheckout';

test('[AUT-05] a session that ends while the order is sent leads to signing in, and back to the checkout', async () => {
  history.replaceState(null, '', '/en/checkout');
  const { control, order, left, says, orders } = await aCheckout();
  await says('pick-up');
  await control('DELETE', `/shops/shop/customers/${$session.get().user?.id}/sessions`);
  await order();
  await until(() => expect(new Set(left)).toEqual(new Set([LOGIN])));
  expect($session.get()).toEqual(GUEST);
  await expect(orders()).rejects.toThrow();
});

test('[AUT-05] so does a session that ended before the page was drawn', async () => {
  history.replaceState(null, '', '/en/checkout');
  const { host, shopper } = await aFullCart();
  await host.control('DELETE', `/shops/shop/customers/${shopper.id}/sessions`);
  // The script of every page looks at the cart first, and nobody has asked for that.
  await refreshCart(0);
  expect($session.get().token).toBeNull();
  const { left } = await openCheckout();
  await until(() => expect(new Set(left)).toEqual(new Set([LOGIN])));
});

test('[AUT-05] so does a session that ended in another tab, without showing the page once more', async () => {
  history.replaceState(null, '', '/en/checkout');
  const other = await aCheckout();
  await other.says('pick-up');
  await act(() => void document.dispatchEvent(new Event(SESSION_ENDED_EVENT, { cancelable: true })));
  expect(other.left).toEqual([LOGIN]);
});

test('[CHK-04] the goods of the cart are ordered to the address, paid in cash, and leave the cart', async () => {
  const { page, orders, left, order, sent, says } = await aCheckout({ goods: { 1001: 2 } });
  await says('pick-up');
  await act(() => $cart.set({ lines: [aLine({ stock: { id: 1001, count: 10 } })] }));
  await order();
  await until(() => expect(left).toHaveLength(1));
  const [made] = await orders();
  expect(made).toMatchObject({
    source: 'cart',
    payment: { gatewayType: 'cash' },
    shippingTime: { type: 'now' },
    note: '',
  });
  expect(left).toEqual([`/en/checkout/done?order=${made?.id}&token=${made?.token}&shown=${made?.total}`]);
  expect($cart.get().lines).toEqual([]);
  expect(sent()).toBe(1);
  expect(page.faults).toEqual([]);
});

test('[CHK-01] a guest’s lines are at the checkout, also if signing in failed to send them to the platform', async () => {
  const { host } = await aFullCart({ goods: {} });
  await host.control('PUT', '/faults', [{ kind: 'status', status: 503, path: '/cart-detail', times: 1 }]);
  $cart.set({ lines: [aLine({ variationId: 1, stock: { id: 1001, count: 10 } })] });
  const { page, says, order, left } = await openCheckout();
  await says(t('form.failed'));
  await page.click(page.named(t('form.retry')));
  await says('pick-up');
  await order();
  await until(() => expect(left).toHaveLength(1));
  expect($cart.get().lines).toEqual([]);
});

test('[CHK-04] without an address nothing is ordered, and the place to choose one gets the focus', async () => {
  const { choose, order, sent, says } = await aCheckout({ address: false });
  await says('courier en');
  await choose('courier en');
  await says(t('checkout.no-addresses'));
  await order();
  await says(t('checkout.refused-no-address-selected'));
  expect(document.activeElement?.id).toBe('checkout-address');
  expect(sent()).toBe(0);
});

test('[CHK-04] a new address whose answer was lost can be saved again by one press, and is saved once', async () => {
  const { page, choose, control, call, says } = await aCheckout({ address: false });
  await says('courier en');
  await choose('courier en');
  await says(t('checkout.no-addresses'));
  await control('PUT', '/faults', [
    { kind: 'status', status: 503, path: '/customers/add-address', times: 1 },
    { kind: 'cut', path: '/customers/add-address', times: 1 },
  ]);
  await page.click(page.named(t('checkout.add-address')));
  const [modal] = $modals.get();
  const address = { ...HOME, name: '' };
  await act(() => closeOverlay(modal?.id ?? 0, address));
  await says(t('form.failed'));
  await page.click(page.named(t('checkout.add-address')));
  expect($modals.get().at(-1)?.data).toEqual({ address, purpose: 'courier' });
  await act(() => closeOverlay($modals.get().at(-1)?.id ?? 0));
  await page.click(page.named(t('form.retry')));
  await says(t('form.offline'));
  await page.click(page.named(t('form.retry')));
  await until(() =>
    expect(page.island.querySelectorAll('#checkout-address .choice--checked')).toHaveLength(1),
  );
  expect((await call('GET', '/addresses')).items).toHaveLength(1);
  expect(page.text()).not.toContain(t('form.offline'));
});

test('[CHK-04] goods below the minimum order are reported at once, and are not sent', async () => {
  const { page, says, order, sent } = await aCheckout({ minOrderSum: 10_000_000 });
  await says('The minimum order is 10 000 000 UZS. Add ');
  await order();
  await says(t('checkout.refused-order-too-small'));
  expect(document.activeElement).toBe(page.find('#checkout-goods'));
  expect(sent()).toBe(0);
});

test('[CHK-02] services show a range of prices while no address is known', async () => {
  const { says } = await aCheckout({ address: false });
  await says('40 000–140 000 UZS');
});

test('[CHK-02] without an address too, shipping is free by default, and from the sum of the shop', async () => {
  const small = await aCheckout({ address: false });
  await small.says('20 000 UZS');
  const chosen = () => small.page.find('#checkout-shipping .choice--checked').textContent;
  expect(chosen()).toContain(t('checkout.free'));
  await small.page.leave();
  const { page, says } = await aCheckout({ address: false, goods: { 1001: 3 } });
  await says('courier en');
  expect(page.text()).not.toContain('20 000 UZS');
});

test('[CHK-02] shipping is free by default, and another service is in the sum', async () => {
  const { page, choose, says } = await aCheckout();
  await says('20 000 UZS');
  expect(page.find('#checkout-shipping .choice--checked').textContent).toContain(t('checkout.free'));
  await choose('courier en');
  await says('Total120 000 UZS');
  await says(t('checkout.free-missing', { sum: '200 000 UZS' }));
});

test('[CHK-02] nothing is ordered before the price of shipping is known', async () => {
  const slow = { path: '/shipping-calculate', kind: 'latency', ms: 400 };
  const { page, says, sent } = await aCheckout({ before: (host) => host.control('PUT', '/faults', [slow]) });
  await says(t('checkout.order'));
  const button = page.find('.checkout-order');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await page.click(button);
  await until(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(sent()).toBe(0);
});

test('[CHK-02] shipping is free for goods of 300 000 and more', async () => {
  const { page, choose, says } = await aCheckout({ goods: { 1001: 3 } });
  await says('courier en');
  await choose('courier en');
  expect(page.find('#checkout-shipping .choice--checked').textContent).toContain(t('checkout.free'));
  await says('Total300 000 UZS');
});

test('[CHK-02] an address without delivery shows shipping-service-not-found, and what to do', async () => {
  const { order, sent, says } = await aCheckout({
    async before(host) {
      for (const id of [1, 2, 3, 4])
        await host.control('PUT', `/shops/shop/shipping-services/${id}`, { active: false });
    },
  });
  await says(t('checkout.refused-shipping-service-not-found'));
  await order();
  await until(() => expect(document.activeElement?.id).toBe('checkout-shipping'));
  expect(sent()).toBe(0);
});

test('[CHK-02] delivery that did not load is told as that, and no longer once it is there', async () => {
  const { page, order, sent, says, left } = await aCheckout({
    before: (host) =>
      host.control('PUT', '/faults', [{ kind: 'status', status: 503, path: '/shipping-services', times: 1 }]),
  });
  await says(t('form.failed'));
  await order();
  await says(t('checkout.refused-not-loaded'));
  expect(page.text()).not.toContain(t('checkout.refused-shipping-service-not-found'));
  expect(sent()).toBe(0);
  await page.click(page.named(t('form.retry')));
  await says('pick-up');
  expect(page.text()).not.toContain(t('checkout.refused-not-loaded'));
  expect(page.text()).not.toContain(t('checkout.look-above'));
  await order();
  await until(() => expect(left).toHaveLength(1));
});

test('[ACC-05] the wallet shows its balance and the missing sum, which stops the order', async () => {
  const { choose, order, orders, sent, says, control, page } = await aCheckout({ wallet: 50_000 });
  await says(t('checkout.wallet-missing', { balance: '50 000 UZS', missing: '50 000 UZS' }));
  await choose('wallet');
  await order();
  await says(t('checkout.refused-wallet-too-low'));
  expect(document.activeElement?.id).toBe('checkout-payment');
  expect(sent()).toBe(0);

  await control('POST', '/shops/shop/customers/1/wallet', { amount: 60_000, reason: 'test' });
  await page.leave();
  const again = await openCheckout();
  await again.says('pick-up');
  await again.says(t('checkout.wallet-balance', { balance: '110 000 UZS' }));
  await again.order();
  await until(() => expect(again.left).toHaveLength(1));
  expect(await orders()).toMatchObject([{ payment: { gatewayType: 'wallet', paid: true } }]);
});

test('[CHK-03] goods of a seller that does not accept the chosen payment method are marked and not ordered', async () => {
  const { page, choose, order, sent, says } = await aCheckout({
    before: (host) => host.control('PUT', '/shops/shop/payment-methods/2', { supplierIds: [999] }),
  });
  await says('pick-up');
  await choose('card');
  await says('does not accept “card');
  expect(page.island.querySelectorAll('.checkout-group--out')).toHaveLength(1);
  await order();
  await says(t('checkout.refused-sell-not-available'));
  expect(sent()).toBe(0);
});

test('[CHK-03] a line above its stock is marked, and lowered by one press', async () => {
  const { page, call, order, says, sent } = await aCheckout({
    goods: { 1001: 3 },
    before: (host) => host.control('PUT', '/shops/shop/variations/1', { count: 2 }),
  });
  await says(t('checkout.row-over-stock', { wanted: 3, number: 2 }));
  await says('Total200 000 UZS');
  await order();
  await says(t('checkout.look-above'));
  expect(document.activeElement).toBe(page.named(t('checkout.take-left', { number: 2 })));
  expect(sent()).toBe(0);
  await page.click(page.named(t('checkout.take-left', { number: 2 })));
  await until(() =>
    expect(page.text()).not.toContain(t('checkout.row-over-stock', { wanted: 3, number: 2 })),
  );
  expect(page.text()).not.toContain(t('checkout.look-above'));
  expect(page.text()).toContain('Total200 000 UZS');
  expect((await call('GET', '/cart-detail')).count).toBe(2);
});

test('[CHK-03] a line above what an order takes is marked, and lowered by one press', async () => {
  const { page, call, says } = await aCheckout({
    goods: { 1001: 7 },
    before: (host) => host.control('PUT', '/shops/shop/market', { settings: { maxOrderPieces: 6 } }),
  });
  await says(t('notice.amount-order', { available: 6 }));
  await page.click(page.named(t('checkout.take-left', { number: 6 })));
  await until(() => expect(page.text()).not.toContain(t('notice.amount-order', { available: 6 })));
  expect((await call('GET', '/cart-detail')).count).toBe(6);
});

test('[CHK-04] stock that falls before the press changes the sum to that of what is left', async () => {
  const { page, order, control, says } = await aCheckout({ goods: { 1001: 3 } });
  await says('pick-up');
  await control('PUT', '/shops/shop/variations/1', { count: 2 });
  await order();
  await says(t('checkout.total-changed', { before: '300 000 UZS', now: '200 000 UZS' }));
  await page.click(page.named(t('checkout.take-left', { number: 2 })));
  await until(() => expect(page.text()).not.toContain('300 000'));
});

test('[CHK-04] a changed price is shown before the order, with the old one', async () => {
  const { page, order, control, orders, left, says } = await aCheckout();
  await says('pick-up');
  await control('PUT', '/shops/shop/variations/1', { newPrice: 120_000 });
  await order();
  await says(t('checkout.total-changed', { before: '100 000 UZS', now: '120 000 UZS' }));
  expect(await orders()).toEqual([]);
  await order();
  await until(() => expect(left).toHaveLength(1));
  expect(await orders()).toMatchObject([{ total: 120_000 }]);
  expect(page.faults).toEqual([]);
});

test('[CHK-08] a chosen interval of a day becomes the delivery time of the order', async () => {
  const { page, choose, order, orders, left, says } = await aCheckout();
  await says('courier en');
  await choose('courier');
  await choose(t('checkout.time-preorder'));
  expect(page.island.querySelectorAll('[name=checkout-day]').length).toBeGreaterThanOrEqual(13);
  expect(page.find<HTMLSelectElement>('#checkout-from').options.length).toBeGreaterThan(0);
  await order();
  await until(() => expect(left).toHaveLength(1));
  expect(await orders()).toMatchObject([{ shippingTime: { type: 'preorder' } }]);
});

test('[CHK-08] the intervals of a day are in sight, and one press takes the day and another the interval', async () => {
  const { choose, order, orders, left, says, page } = await aCheckout();
  await says('courier en');
  await choose('courier');
  await choose(t('checkout.tomorrow'));
  await choose('18:00–20:00');
  expect(page.island.querySelector('#checkout-from')).toBeNull();
  await order();
  await until(() => expect(left).toHaveLength(1));
  const [{ shippingTime } = { shippingTime: {} }] = await orders();
  expect(shippingTime).toMatchObject({
    type: 'preorder',
    from: expect.stringMatching(/T13:00/),
    to: expect.stringMatching(/T15:00/),
  });
});

test('[CHK-04] a courier needs street and house, which an address of old gets by one press', async () => {
  const { choose, order, orders, left, says, page, sent, call } = await aCheckout({
    address: { addressLine1: 'Navoiy' },
  });
  await says('courier en');
  await choose('courier');
  await order();
  await says(t('checkout.refused-no-street'));
  expect(sent()).toBe(0);
  await page.click(page.named(t('checkout.add-street')));
  const modal = $modals.get().at(-1);
  expect(modal?.data).toMatchObject({ purpose: 'courier', address: { addressLine1: 'Navoiy' } });
  await act(() => closeOverlay(modal?.id ?? 0, { ...HOME, name: 'Home', addressLine1: 'Navoiy 5' }));
  await says('Navoiy 5');
  expect((await call('GET', '/addresses')).items).toHaveLength(1);
  await order();
  await until(() => expect(left).toHaveLength(1));
  expect(await orders()).toHaveLength(1);
});

test('[CHK-01] the goods are folded while nothing is wrong with them, and the recipient is named', async () => {
  const { says, page, control } = await aCheckout({ goods: { 1001: 3 } });
  await says('courier en');
  const fold = () => page.island.querySelector('details');
  expect(fold()?.open).toBe(false);
  expect(fold()?.querySelector('summary')?.textContent).toContain('300');
  await says('Test Shopper, +998\u00A090\u00A0123\u00A045\u00A067');
  await control('PUT', '/shops/shop/variations/1', { count: 2 });
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await says(t('checkout.row-over-stock', { wanted: 3, number: 2 }));
  expect(fold()).toBeNull();
});

test('[CHK-05] an order by card waits for its code: after a reload it can still be paid', async () => {
  const { page, choose, order, orders, left, says } = await aCheckout();
  await says('pick-up');
  await choose('card');
  await order();
  await says(t('checkout.held-enter'));
  expect(left).toEqual([]);
  expect(currentAttempt()?.outcome.kind).toBe('held');
  await page.leave();
  const again = await openCheckout();
  await again.says(t('checkout.held-enter'));
  expect(await orders()).toHaveLength(1);
});

test('[CHK-04] an order that was cut off is resumed when the page is loaded again', async () => {
  const { page, order, control, orders, says } = await aCheckout();
  await says('pick-up');
  await control('PUT', '/faults', [{ path: '/sellgroups/finish', kind: 'cut' }]);
  await order();
  await says(t('checkout.asking'));
  await page.click(page.named(t('checkout.stop-asking')));
  await says(t('checkout.unknown'));
  await page.leave();
  await control('PUT', '/faults', []);
  const again = await openCheckout();
  await until(() => expect(again.left).toHaveLength(1));
  expect(await orders()).toHaveLength(1);
});

test('[CHK-04] goods ordered elsewhere are gone when the page is shown again', async () => {
  const { says, call } = await aCheckout();
  await says('pick-up');
  const [{ id: sell }] = (await call('GET', '/cart-detail')).sells;
  const [{ id: address }] = (await call('GET', '/addresses')).items;
  await call('POST', '/sellgroups/finish', { sells: [sell], paymentMethod: 1, shippingAddress: address });
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await says(t('checkout.empty-title'));
});

test('[CHK-02] pick-up lists the branches, asks for no address, and the order names the branch', async () => {
  const { page, choose, order, orders, left, says } = await aCheckout({ address: false });
  await says(t('checkout.no-addresses'));
  await says('pick-up');
  await choose('pick-up');
  await says('Samarkand branch en');
  expect(page.find('#checkout-address').textContent).toContain(t('checkout.address-fetched'));
  const branches = page.find('#checkout-branch').textContent;
  expect(branches).toContain('Samarkand, street 2\u00A0endaily 9–\u206020\u00A0en');
  expect(page.find('#checkout-branch').textContent).toContain(t('checkout.branch-all-there'));
  await order();
  await says(t('checkout.refused-no-franchise-selected'));
  expect(document.activeElement?.id).toBe('checkout-branch');
  await choose('Samarkand');
  await says(t('checkout.pick-up-at', { name: 'Samarkand branch en' }));
  await order();
  await until(() => expect(left).toHaveLength(1));
  expect(await orders()).toMatchObject([{ pickUp: true, franchise: { id: 2 }, total: 100_000 }]);
});

test('[CHK-02] branches stand by their distance from the address, with what they have of the cart', async () => {
  const { page, choose, says } = await aCheckout({ goods: { 1001: 3, 1002: 10 } });
  await says('pick-up');
  await choose('pick-up');
  await says('269 km');
  const branches = [...page.island.querySelectorAll('#checkout-branch .choice')].map(
    (one) => one.textContent,
  );
  expect(branches[0]).toMatch(/^Tashkent.*2\.1\skm$/);
  expect(branches.join()).toMatch(/All in stock|of 2 products in stock|Not in stock now/);
  await choose('Samarkand');
  await says(t('checkout.branch-lacks'));
});

test('[CHK-02] the branch of an order is kept on the platform for the next one, on any device', async () => {
  const { choose, says, host, page } = await aCheckout({ address: false });
  await says('pick-up');
  await choose('pick-up');
  await says('Samarkand');
  await choose('Samarkand');
  await until(() => expect(host.requests.join()).toContain('/franchise/2'));
  await page.leave();
  $checkoutChoice.set(EMPTY_CHOICE);
  const again = await openCheckout();
  await again.says('pick-up');
  await again.choose('pick-up');
  await again.says(t('checkout.pick-up-at', { name: 'Samarkand branch en' }));
});

test.for([
  ['over-stock', 'sellRecords.1', 'checkout-goods'],
  ['above-maximum', 'sellRecords.1', 'checkout-goods'],
  ['empty-sell', 'sells.1', 'checkout-goods'],
  ['wrong-country', 'shippingAddress', 'checkout-address'],
  ['wrong-place', 'shippingAddress', 'checkout-address'],
  ['shipping-time', 'shippingTime', 'checkout-time'],
  ['payment-method', 'paymentMethod', 'checkout-payment'],
] as const)('[CHK-04] the refusal %s stands beside what it is about', async ([code, field, place]) => {
  const { order, page, says, choose } = await aCheckout();
  await says('pick-up');
  await choose('courier');
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('/sellgroups/finish')) return ask(input, init);
    return Response.json({ code, message: 'No.', field }, { status: 422 });
  };
  try {
    await order();
    await until(() => expect(page.find(`#${place}`).textContent).toContain(t(`checkout.refused-${code}`)));
    expect(document.activeElement?.closest(`#${place}`)).not.toBeNull();
  } finally {
    globalThis.fetch = ask;
  }
});
