// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { GUEST } from '#domain/session.ts';
import { $cart } from '#stores/cart.store.ts';
import { $orderAttempt, currentAttempt } from '#stores/order-attempt.store.ts';
import { $session } from '#stores/session.store.ts';
import { aLine } from '../../domain/cart-line.ts';
import { aCheckout, aFullCart, openCheckout, t, until } from './a-checkout.tsx';

test('[CHK-01] a guest at the checkout goes to the cart', async () => {
  await aFullCart();
  $session.set(GUEST);
  const { left, page } = await openCheckout();
  expect(left).toEqual(['/en/cart']);
  expect(page.faults).toEqual([]);
});

test('[CHK-04] the plain way: what is in the cart goes to the address, paid in cash, and leaves the cart', async () => {
  const { page, shopper, left, order, host } = await aCheckout({ goods: { 1001: 2 } });
  await until(() => expect(page.text()).toContain('Home'));
  await until(() =>
    expect(page.find('.choice--checked .choice__price').textContent).toBe(t('checkout.free')),
  );
  $cart.set({ lines: [aLine({ stock: { id: 1001, count: 10 } })] });
  await order();
  await until(() => expect(left).toHaveLength(1));
  const { items } = (await shopper.call('GET', '/customer-sell')).json;
  expect(items).toMatchObject([
    { source: 'cart', payment: { gatewayType: 'cash' }, shippingTime: { type: 'now' }, note: '' },
  ]);
  const [{ id, token, total }] = items;
  expect(left).toEqual([`/en/checkout/done?order=${id}&token=${token}&shown=${total}`]);
  expect($cart.get().lines).toEqual([]);
  expect(host.requests.filter((request) => request.includes('/sellgroups/finish'))).toHaveLength(1);
});

test('[CHK-04] without an address nothing is ordered, and the place to choose one gets the focus', async () => {
  const { page, order, host } = await aCheckout({ address: false });
  await until(() => expect(page.text()).toContain(t('checkout.no-addresses')));
  await order();
  await until(() => expect(page.text()).toContain(t('checkout.refused-no-address-selected')));
  expect(document.activeElement?.id).toBe('checkout-address');
  expect(host.requests.join()).not.toContain('/sellgroups/finish');
});

test('[CHK-02] services stand with their prices: between two while no address is known, exact then, free where nothing is taken', async () => {
  const without = await aCheckout({ address: false });
  await until(() => expect(without.page.text()).toContain('40000–140 000 UZS'));
  await without.page.leave();
  const { page, choose } = await aCheckout();
  await until(() => expect(page.text()).toContain('courier'));
  await until(() => expect(page.text()).toContain('20 000 UZS'));
  expect(page.find('.choice--checked').textContent).not.toContain('courier');
  await choose('courier');
  await until(() =>
    expect(page.find('.checkout-sum').textContent).toContain('130 000'.replace(' ', '\u00A0')),
  );
});

test('[CHK-02] goods of 300 000 and more go for nothing', async () => {
  const { page, choose } = await aCheckout({ goods: { 1001: 3 } });
  await until(() => expect(page.text()).toContain('courier'));
  await choose('courier');
  await until(() =>
    expect(page.find('.choice--checked .choice__price').textContent).toBe(t('checkout.free')),
  );
});

test('[CHK-02] where nobody delivers it says shipping-service-not-found, and what to do', async () => {
  const { page, order, host } = await aCheckout({
    async before(host) {
      for (const id of [1, 2, 3, 4])
        await host.control('PUT', `/shops/shop/shipping-services/${id}`, { active: false });
    },
  });
  await until(() => expect(page.text()).toContain(t('checkout.refused-shipping-service-not-found')));
  await order();
  await until(() => expect(document.activeElement?.id).toBe('checkout-shipping'));
  expect(host.requests.join()).not.toContain('/sellgroups/finish');
});

test('[ACC-05] the wallet pays: its balance is shown, and what is missing is said before and stops the order', async () => {
  const { page, choose, order, shopper, host } = await aCheckout({ wallet: 50_000 });
  await until(() => expect(page.text()).toContain('Balance 50 000 UZS, 60 000 UZS short'));
  await choose('wallet');
  await order();
  await until(() => expect(page.text()).toContain(t('checkout.refused-wallet-too-low')));
  expect(document.activeElement?.id).toBe('checkout-payment');
  expect((await shopper.call('GET', '/customer-sell')).json.total).toBe(0);
  expect(host.requests.join()).not.toContain('/sellgroups/finish');
});

test('[CHK-03] a seller that does not take the chosen way to pay is left out with a sentence', async () => {
  const { page, choose, order, shopper, left } = await aCheckout({
    goods: { 1001: 1, 1003: 1 },
    before: (host) => host.control('PUT', '/shops/shop/payment-methods/2', { supplierIds: [1], held: false }),
  });
  await until(() => expect(page.text()).toContain('Home'));
  await choose('card');
  await until(() => expect(page.text()).toMatch(/does not take “card/));
  const left1 = page.island.querySelectorAll('.checkout-group--out');
  expect(left1).toHaveLength(1);
  await order();
  await until(() => expect(left).toHaveLength(1));
  const { items } = (await shopper.call('GET', '/customer-sell')).json;
  expect(items[0].sells).toHaveLength(1);
  expect((await shopper.call('GET', '/cart-detail')).json.count).toBe(1);
});

test('[CHK-03] a line of which there are fewer says so, and is put right at once', async () => {
  const { page, shopper, order } = await aCheckout({
    goods: { 1001: 3 },
    before: (host) => host.control('PUT', '/shops/shop/variations/1', { count: 2 }),
  });
  await until(() => expect(page.text()).toContain(t('checkout.row-over-stock', { number: 2 })));
  await order();
  await until(() => expect(page.text()).toContain(t('checkout.look-above')));
  await page.click(page.named(t('checkout.take-left', { number: 2 })));
  await until(() => expect(page.text()).not.toContain(t('checkout.row-over-stock', { number: 2 })));
  expect((await shopper.call('GET', '/cart-detail')).json.count).toBe(2);
});

test('[CHK-04] a price that changed since it was shown is said before the order, with old and new', async () => {
  const { page, order, host, shopper, left } = await aCheckout();
  await until(() =>
    expect(page.find('.choice--checked .choice__price').textContent).toBe(t('checkout.free')),
  );
  await host.control('PUT', '/shops/shop/variations/1', { newPrice: 120_000 });
  await order();
  await until(() => expect(page.find('.checkout-sum__changed').textContent).toContain('120'));
  expect((await shopper.call('GET', '/customer-sell')).json.total).toBe(0);
  await order();
  await until(() => expect(left).toHaveLength(1));
  expect((await shopper.call('GET', '/customer-sell')).json.items[0].total).toBe(120_000);
});

test('[CHK-08] an interval of a day can be chosen, and is what the order is brought in', async () => {
  const { page, choose, order, shopper, left } = await aCheckout();
  await until(() => expect(page.text()).toContain('Home'));
  await choose(t('checkout.time-preorder'));
  const days = page.find<HTMLSelectElement>('#checkout-day').options;
  expect(days).toHaveLength(14);
  await order();
  await until(() => expect(left).toHaveLength(1));
  const [{ shippingTime }] = (await shopper.call('GET', '/customer-sell')).json.items;
  expect(shippingTime.type).toBe('preorder');
});

test('[CHK-05] an order by card waits for its code: closed or loaded again, the way to pay is still there', async () => {
  const { page, choose, order, shopper, left } = await aCheckout();
  await until(() => expect(page.text()).toContain('Home'));
  await choose('card');
  await order();
  await until(() => expect(page.text()).toContain(t('checkout.held-enter')));
  expect(left).toEqual([]);
  expect(currentAttempt()?.outcome.kind).toBe('held');
  await page.leave();
  const again = await openCheckout();
  await until(() => expect(again.page.text()).toContain(t('checkout.held-enter')));
  expect((await shopper.call('GET', '/customer-sell')).json.total).toBe(1);
});

test('[CHK-04] an order that was cut off is settled when the page is loaded again', async () => {
  const { page, order, host, shopper } = await aCheckout();
  await until(() => expect(page.text()).toContain('Home'));
  await host.control('PUT', '/faults', [{ path: '/sellgroups/finish', kind: 'cut' }]);
  await order();
  await until(() => expect(page.text()).toContain(t('checkout.asking')));
  await page.click(page.named(t('checkout.stop-asking')));
  await until(() => expect(page.text()).toContain(t('checkout.unknown')));
  await page.leave();
  await host.control('DELETE', '/faults');
  const again = await openCheckout();
  await until(() => expect(again.left).toHaveLength(1));
  expect((await shopper.call('GET', '/customer-sell')).json.total).toBe(1);
});

test('[CHK-04] what was ordered in another tab is no cart any more, and its order can be opened', async () => {
  const { page, shopper } = await aCheckout();
  await until(() => expect(page.text()).toContain('Home'));
  $orderAttempt.set(null);
  const { json } = await shopper.call('POST', '/sellgroups/finish', {
    sells: (await shopper.call('GET', '/cart-detail')).json.sells.map(({ id }: { id: number }) => id),
    paymentMethod: 1,
    shippingAddress: (await shopper.call('GET', '/addresses')).json.items[0].id,
  });
  expect(json.order.id).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(page.text()).toContain(t('checkout.empty-title')));
});
