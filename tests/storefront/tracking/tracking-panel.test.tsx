// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { TRACKING_POLL_MS } from '#domain/delivery/tracking.ts';
import { OrderPage } from '#storefront/order/OrderPage.tsx';
import messageKeys from '#storefront/order/OrderPage.tsx?messages';
import { $session } from '#storefront/session/session.store.ts';
import { anOrder, pass } from '../../sandbox/an-order.ts';
import { anAccount, textsFor } from '../account/an-account.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';

/** The page of an order with a driver, for a guest who has its address, after so many steps. */
async function open(steps = 2) {
  const account = await anAccount();
  const { host } = account;
  const order = await anOrder(account.shopper);
  const command = (method: string, path: string, body?: object) =>
    host.control(method, `/shops/shop/orders/${order.id}${path}`, body);
  for (let step = 0; step < steps; step += 1) await command('PUT', '/move-on');
  $session.set(GUEST);
  history.replaceState(null, '', `/en/order-details/${order.token}/${order.id}`);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  const island = await renderIsland(OrderPage, {
    language: 'en' as const,
    defaultLanguage: 'ru' as const,
    messages: textsFor(messageKeys),
    phones: [],
    hours: '',
    map: { type: 'mapbox' as const, token: null },
  });
  await until(() => expect(island.text()).toContain(`Order ${order.id}`));
  const looks = () => host.requests.filter((one) => one.includes('/driver-api/tracking/')).length;
  const panel = () => island.find('.tracking');
  return { ...account, ...island, order, command, looks, panel };
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[CHK-07] the address of an order is enough to see its driver, their call link, minutes and distance in words', async () => {
  const { text, find, host, order, leave } = await open();
  await until(() => expect(text()).toContain('In 40 minutes'));
  expect(text()).toMatch(/\d(\.\d)? km to go/);
  expect(find('.tracking-driver').textContent).toContain('Jasur Toʻrayev');
  expect(find('.tracking-driver').textContent).toContain('Chevrolet Labo, grey');
  expect(find('.tracking-driver__plate').textContent).toContain('01 K 704 TA');
  expect(find('.tracking-driver a').getAttribute('href')).toBe('tel:+998935554411');
  expect(find('.tracking-driver a').ariaLabel?.replaceAll('\u00A0', ' ')).toBe(
    'Call the courier, +998 93 555 44 11',
  );
  expect(host.requests).toContain(`GET /driver-api/tracking/${order.delivery.id}`);
  expect(find('.tracking [role=status]').textContent).toMatch(
    /^In 40.minutes\. .*.km to go\. With you at about \d\d:\d\d$/,
  );
  await leave();
});

test('[CHK-07] a driver is looked at every five seconds while the tab is in sight, and said aloud less often', async () => {
  const { looks, find, host, text, leave } = await open();
  await until(() => expect(text()).toContain('In 40 minutes'));
  await wait(TRACKING_POLL_MS - 500);
  expect(looks()).toBe(1);
  await wait(500);
  await until(() => expect(looks()).toBe(2));
  const said = find('.tracking [role=status]').textContent;
  await pass(host, 4);
  await wait(TRACKING_POLL_MS);
  await until(() => expect(find('.tracking__head').textContent).toMatch(/^In 36/));
  expect(find('.tracking [role=status]').textContent).toBe(said);
  await pass(host, 7);
  await wait(TRACKING_POLL_MS);
  await until(() => expect(find('.tracking [role=status]').textContent).toMatch(/^In 29/));

  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const before = looks();
  await wait(20 * TRACKING_POLL_MS);
  expect(looks()).toBe(before);
  sight.mockRestore();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await until(() => expect(looks()).toBeGreaterThan(before));
  await leave();
});

test('[CHK-07] without answers the looks become fewer, and the page says how old the position is and why', async () => {
  const { looks, text, host, named, click, leave } = await open();
  await until(() => expect(text()).toContain('In 40 minutes'));
  await host.control('PUT', '/faults', [{ path: '/tracking', kind: 'drop' }]);
  const before = looks();
  await wait(TRACKING_POLL_MS * 3);
  expect(looks() - before).toBeLessThanOrEqual(2);
  expect(text()).toContain('In 40 minutes');
  await wait(180_000);
  await until(() => expect(text()).toContain('Position 3 minutes ago'));
  expect(text()).toContain('No connection. We will update as soon as it is back');
  expect(text()).toContain('Planned for about');
  expect(text()).not.toContain('In 40 minutes');
  expect(text()).toContain('Jasur Toʻrayev');
  await host.control('DELETE', '/faults');
  await click(named('Update now'));
  await until(() => expect(text()).toMatch(/km to go/));
  expect(text()).not.toMatch(/Position \d/);
  await leave();
});

test('[CHK-07] an old position shows its age, and that the phone has not reported a new one', async () => {
  const { text, host, command, leave } = await open();
  await until(() => expect(text()).toContain('In 40 minutes'));
  await command('PUT', '/driver', { silent: true });
  await pass(host, 3);
  await wait(TRACKING_POLL_MS);
  await until(() => expect(text()).toContain('Position 3 minutes ago'));
  expect(text()).toContain('The courier’s phone does not answer. They are on their way');
  await leave();
});

test('[CHK-07] a driver who has arrived is gone, the page says so, and the order follows', async () => {
  const { text, host, find, island, looks, leave } = await open();
  await until(() => expect(text()).toContain('In 40 minutes'));
  await pass(host, 41);
  await wait(TRACKING_POLL_MS);
  await until(() => expect(find('.order-state').textContent).toContain('Delivered'));
  expect(find('.tracking').textContent).toContain('Delivered');
  expect(island.querySelector('.tracking-driver, .place-map')).toBeNull();
  const before = looks();
  await wait(10 * TRACKING_POLL_MS);
  expect(looks()).toBe(before);
  await leave();
});

test('[CHK-07] before the driver leaves the page says when they will; a canceled order has none', async () => {
  const { text, panel, island, command, leave } = await open(1);
  await until(() => expect(text()).toMatch(/The courier leaves at about \d\d:\d\d/));
  expect(text()).toMatch(/With you at about \d\d:\d\d/);
  expect(island.querySelector('.place-map')).toBeNull();
  await command('PUT', '/cancel');
  await wait(31_000);
  await until(() => expect(panel().textContent).toContain('The order was cancelled, no courier will come'));
  expect(island.querySelector('.tracking-driver')).toBeNull();
  await leave();
});

test('[CHK-07] a delivery that the token does not open says so and is asked for no more', async () => {
  const { text, host, panel, looks, leave } = await open(1);
  await until(() => expect(text()).toContain('The courier leaves'));
  await host.control('PUT', '/faults', [{ path: '/tracking', kind: 'status', status: 404 }]);
  await wait(31_000);
  await until(() => expect(panel().textContent).toContain('This delivery cannot be tracked'));
  const before = looks();
  await wait(120_000);
  expect(looks()).toBe(before);
  await leave();
});

test('[CHK-07] an order that nobody brings, and one that is over, has no driver', async () => {
  const { island, leave } = await open(3);
  expect(island.querySelector('.tracking')).toBeNull();
  await leave();
});

test('[CHK-06] an order that cannot be asked for again stays, and says that it is as it was', async () => {
  const { text, host, leave } = await open(0);
  await host.control('PUT', '/faults', [{ path: '/orders', kind: 'drop' }]);
  await wait(31_000);
  await until(() => expect(text()).toContain('No connection: showing the last known state'));
  expect(text()).toContain('Accepted');
  await host.control('DELETE', '/faults');
  await wait(31_000);
  await until(() => expect(text()).toContain('An operator will call soon'));
  await leave();
});
