// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import type { FastRequest } from '#storefront/one-click/fast-checkout.ts';
import { type FastOptions, orderFast } from '#storefront/one-click/fast-order.ts';
import { pause } from '#storefront/platform-client/pause.ts';
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import { HOME } from '../../sandbox/an-order.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

const FAST = { path: '/fast-checkout' };

beforeEach(() => {
  openPage('');
  sessionStorage.clear();
  $session.set(GUEST);
});

/** The seconds between two tries pass a hundred times as fast. */
const soon: typeof pause = (ms, signal) => pause(ms / 100, signal);

async function aGuest() {
  const host = await aShopHost();
  const { latitude, longitude, ...place } = HOME;
  const request: FastRequest = {
    name: 'Nodira',
    phone: '+998901234567',
    stock: 1001,
    count: 1,
    shippingAddress: place,
    coordinate: { latitude, longitude },
  };
  const asked: true[] = [];
  return {
    request,
    order: (more: Partial<FastRequest> = {}, options: Partial<FastOptions> = {}) =>
      orderFast(
        { ...request, ...more },
        { keyed: true, pause: soon, onAsking: () => asked.push(true), ...options },
      ),
    faults: (...faults: object[]) => host.control('PUT', '/faults', faults),
    asked: () => asked.length,
    orders: async () => (await host.control('GET', '/shops/shop/orders')).json.total as number,
    sent: () => host.requests.filter((line) => line.includes(FAST.path)).length,
  };
}

test('[ONE-01] a guest orders with a name and a phone', async () => {
  const guest = await aGuest();
  const order = await guest.order();
  expect(order).toMatchObject({ source: 'one-click', customer: { name: 'Nodira', phone: '+998901234567' } });
  expect([guest.sent(), await guest.orders()]).toEqual([1, 1]);
});

test('[ONE-01] an order whose answer got lost is asked for again with its key, and is one', async () => {
  const guest = await aGuest();
  await guest.faults({ ...FAST, kind: 'cut', times: 2 });
  expect(await guest.order()).toMatchObject({ id: expect.any(Number) });
  expect([guest.sent(), guest.asked(), await guest.orders()]).toEqual([3, 2, 1]);
});

test('[ONE-01] another wish is another order', async () => {
  const guest = await aGuest();
  const [first, second] = [await guest.order(), await guest.order({ count: 2 })];
  expect(second?.id).not.toBe(first?.id);
  expect(await guest.orders()).toBe(2);
});

test('[ONE-01] a platform that knows no keys is not asked twice: nobody knows then', async () => {
  const guest = await aGuest();
  await guest.faults({ kind: 'unknown-field', field: 'orderKey' }, { ...FAST, kind: 'cut', times: 1 });
  expect(await guest.order({}, { keyed: false })).toBeUndefined();
  expect([guest.sent(), await guest.orders()]).toEqual([1, 1]);
});

test('[ONE-01] repeated calls end if no answer ever comes', async () => {
  const guest = await aGuest();
  await guest.faults({ ...FAST, kind: 'status', status: 502 });
  expect(await guest.order()).toBeUndefined();
  expect([guest.sent(), await guest.orders()]).toEqual([6, 0]);
  await guest.faults();
  expect(await guest.order(), 'the same wish keeps its key').toMatchObject({ id: expect.any(Number) });
});

test('[ONE-01] a session that has ended leads to sign-in, and nothing is sent as a guest', async () => {
  const guest = await aGuest();
  const ways: string[] = [];
  document.addEventListener(
    UNAUTHORISED_EVENT,
    (event) => {
      event.preventDefault();
      ways.push((event as CustomEvent<{ href: string }>).detail.href);
    },
    { once: true },
  );
  $session.set({ ...GUEST, token: 'of-yesterday' });
  await expect(guest.order()).rejects.toMatchObject({ status: 401 });
  expect(ways).toEqual([expect.stringContaining('/login?')]);
  expect([guest.sent(), await guest.orders()]).toEqual([1, 0]);
});

test('[ONE-01] a failure of the platform itself is told at once, and the next press keeps the key', async () => {
  const guest = await aGuest();
  await guest.faults({ ...FAST, kind: 'status', status: 500 });
  await expect(guest.order()).rejects.toMatchObject({ status: 500 });
  expect([guest.sent(), guest.asked()]).toEqual([1, 0]);
  const kept = sessionStorage.getItem('fast-order:v1');
  await expect(guest.order()).rejects.toMatchObject({ status: 500 });
  expect(kept).not.toBeNull();
  expect(sessionStorage.getItem('fast-order:v1')).toBe(kept);
});

test('[ONE-01] a refusal is told', async () => {
  const guest = await aGuest();
  await expect(guest.order({ name: 'Al' })).rejects.toMatchObject({ code: 'invalid-name' });
  await expect(guest.order({ phone: '12' })).rejects.toMatchObject({ code: 'invalid-phone-number' });
  await expect(guest.order({ count: 10_000 })).rejects.toMatchObject({ code: 'over-stock' });
  expect(await guest.orders()).toBe(0);
});
