import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { ALMATY, TASHKENT } from '../../../sandbox/a-trade.ts';
import { anOrder, pass } from '../../../sandbox/an-order.ts';

async function ask(sandbox: TestSandbox, path: string, token: string | null, key = 'shop-key') {
  const headers: Record<string, string> = {
    'security-key': key,
    ...(token === null ? {} : { 'auth-token': token }),
  };
  const response = await fetch(`${sandbox.url}/driver-api${path}`, { headers });
  // biome-ignore lint/suspicious/noExplicitAny: what was answered is what the test is about
  return { status: response.status, json: (await response.json()) as any };
}

async function aDelivery(more: Readonly<Record<string, unknown>> = {}) {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const shopper = await aShopper(sandbox);
  const order = await anOrder(shopper, { 1001: 1 }, more);
  const [delivery] = (await shopper.call('GET', '/customer/delivery-groups')).json.items;
  const track = async () => (await ask(sandbox, `/tracking/${delivery.id}`, delivery.token)).json;
  const left = async () => (await ask(sandbox, `/until-arrive-distance/${delivery.id}`, delivery.token)).json;
  return { sandbox, shopper, order, delivery, track, left };
}

test('[CHK-07] a driver waits at the nearest branch, drives to the address and is there when the order is delivered', async () => {
  const { sandbox, order, delivery, track, left } = await aDelivery();
  expect(delivery).toMatchObject({
    orderId: order.id,
    state: 'waiting',
    shippingAddress: order.shippingAddress,
  });
  const waiting = await track();
  expect(waiting).toMatchObject({
    deliveryId: delivery.id,
    state: 'waiting',
    driver: {
      name: expect.any(String),
      phone: expect.stringMatching(/^\+998\d{9}$/),
      car: { number: expect.any(String) },
    },
    from: { latitude: 41.3, longitude: 69.26 },
    position: { latitude: 41.3, longitude: 69.26 },
    to: { latitude: TASHKENT.latitude, longitude: TASHKENT.longitude },
  });
  const whole = await left();
  expect(whole).toMatchObject({ state: 'waiting', minutes: 60 });
  expect(whole.distance).toBeGreaterThan(2_000);
  expect(whole.distance).toBeLessThan(4_000);

  const distances: number[] = [whole.distance];
  const positions = new Set([JSON.stringify(waiting.position)]);
  await pass(sandbox, 21);
  for (let step = 0; step < 4; step += 1) {
    const [there, rest] = [await track(), await left()];
    expect(there.state).toBe('on-the-way');
    positions.add(JSON.stringify(there.position));
    distances.push(rest.distance);
    await pass(sandbox, 9);
  }
  expect(positions.size).toBe(5);
  expect(distances).toEqual([...distances].sort((a, b) => b - a));
  await pass(sandbox, 5);
  expect(await track()).toMatchObject({ state: 'delivered', position: waiting.to, driver: waiting.driver });
  expect(await left()).toMatchObject({ state: 'delivered', distance: 0, minutes: 0 });
});

test('[CHK-07] half of the time is half of the way', async () => {
  const { sandbox, delivery, left } = await aDelivery();
  const { distance: whole } = await left();
  await pass(sandbox, (Date.parse(delivery.leavesAt) - Date.now()) / 60_000 + 20);
  const { distance, minutes } = await left();
  expect(Math.abs(distance - whole / 2)).toBeLessThan(whole / 50);
  expect([19, 20, 21]).toContain(minutes);
});

test('[CHK-07] a token opens its own delivery in its own shop only', async () => {
  const { sandbox, shopper, delivery } = await aDelivery();
  await anOrder(shopper);
  const [other] = (await shopper.call('GET', '/customer/delivery-groups')).json.items;
  expect(other.id).not.toBe(delivery.id);
  for (const call of ['tracking', 'until-arrive-distance']) {
    const refused = async (id: string | number, token: string | null, key?: string) =>
      (await ask(sandbox, `/${call}/${id}`, token, key)).status;
    expect(await refused(delivery.id, other.token)).toBe(404);
    expect(await refused(delivery.id, 'nothing')).toBe(404);
    expect(await refused(delivery.id + 99, delivery.token)).toBe(404);
    expect(await refused(delivery.id, delivery.token, 'other-key')).toBe(404);
    expect(await refused('x', delivery.token)).toBe(400);
    expect(await refused(delivery.id, null)).toBe(401);
    expect(await refused(delivery.id, delivery.token, 'nobodys-key')).toBe(403);
    expect(await refused(delivery.id, delivery.token)).toBe(200);
  }
});

test('[CHK-07] deliveries are listed for their own customer', async () => {
  const { sandbox } = await aDelivery();
  const stranger = await aShopper(sandbox, 'shop', { phone: '+998907654321' });
  expect((await stranger.call('GET', '/customer/delivery-groups')).json.items).toEqual([]);
  expect((await sandbox.call('shop-key', '/customer/delivery-groups')).status).toBe(401);
});

test('a driver whom the operator sends off early is on the way from then on', async () => {
  const { sandbox, order, track, left } = await aDelivery();
  for (let step = 0; step < 2; step += 1)
    await sandbox.control('PUT', `/shops/shop/orders/${order.id}/move-on`);
  expect((await track()).state).toBe('on-the-way');
  expect((await left()).minutes).toBe(40);
  await sandbox.control('PUT', `/shops/shop/orders/${order.id}/cancel`);
  expect(await left()).toMatchObject({ state: 'canceled', minutes: 0 });
});

test('[CHK-07] a driver whose phone is silent is where they were last, with the moment of that', async () => {
  const { sandbox, order, track, left } = await aDelivery();
  const driver = (silent: boolean) =>
    sandbox.control('PUT', `/shops/shop/orders/${order.id}/driver`, { silent });
  await pass(sandbox, 30);
  const seen = (await driver(true)).json;
  const before = await left();
  expect(seen.positionAt).toBe(seen.answeredAt);
  await pass(sandbox, 3);
  const old = await track();
  expect(old).toMatchObject({ position: seen.position, positionAt: seen.positionAt, state: 'on-the-way' });
  expect(Date.parse(old.answeredAt) - Date.parse(old.positionAt)).toBeGreaterThanOrEqual(3 * 60_000);
  expect((await left()).distance).toBeLessThan(before.distance);
  await driver(false);
  const fresh = await track();
  expect(fresh.position).not.toEqual(seen.position);
  expect(fresh.positionAt).toBe(fresh.answeredAt);
  expect((await sandbox.control('PUT', '/shops/shop/orders/99/driver', { silent: true })).status).toBe(404);
});

test('[CHK-07] an order names its delivery once it is accepted, and none where it is fetched', async () => {
  const { sandbox, shopper, order, delivery } = await aDelivery();
  expect(order.delivery).toEqual({ id: delivery.id, token: delivery.token });
  const path = `/orders/${order.token}/${order.id}`;
  expect((await sandbox.call('shop-key', path)).json.delivery).toEqual(order.delivery);
  expect((await anOrder(shopper, { 1001: 1 }, { shippingService: 2 })).delivery).toBeNull();
});

test('an address far from every branch is reached from a store near it, after the days that the service takes', async () => {
  const { delivery, order, left } = await aDelivery({ shippingAddress: ALMATY });
  expect(Date.parse(delivery.leavesAt) - Date.parse(order.createdAt)).toBe(5 * 86_400_000);
  expect((await left()).distance).toBeLessThan(10_000);
});
