import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

const SUBSCRIPTION = {
  endpoint: 'https://push.example/send/abc?x=1&y=2',
  expirationTime: null,
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

test('[ACC-06] a customer reads what they were told, newest first, in pages', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const other = await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  for (const title of ['first', 'second', 'third']) {
    await sandbox.control('POST', `/shops/shop/customers/${shopper.id}/notifications`, {
      title,
      body: `${title} body`,
      url: `/page/${title}`,
    });
  }
  const { json } = await shopper.call('GET', '/notifications?page=1&size=2');
  expect(json).toMatchObject({ page: 1, size: 2, total: 3, unread: 3 });
  expect(json.items[0]).toMatchObject({
    title: 'third',
    body: 'third body',
    url: '/page/third',
    image_url: null,
    read: false,
  });
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(['third', 'second']);
  expect((await shopper.call('GET', '/notifications?page=2&size=2')).json.items).toHaveLength(1);
  expect((await other.call('GET', '/notifications')).json).toMatchObject({ items: [], total: 0, unread: 0 });
  expect((await other.call('PATCH', '/notifications/read')).json).toEqual({ marked: 0 });
  expect((await shopper.call('PATCH', '/notifications/read')).json).toEqual({ marked: 3 });
  expect((await shopper.call('GET', '/notifications')).json).toMatchObject({ unread: 0, total: 3 });
  expect((await sandbox.call('shop-key', '/notifications')).status).toBe(401);
});

test('[ACC-06] devices are registered with 2 for Android and 3 for iOS, browsers with their push subscription', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const devices = async () =>
    (await sandbox.control('GET', `/shops/shop/customers/${shopper.id}`)).json.devices;
  for (const platform of [2, 3]) {
    const token = `device-${platform}`;
    expect((await shopper.call('POST', '/users/resource', { platform, token })).json).toEqual({ token });
  }
  const browser = await shopper.call('POST', '/users/resource', { platform: 1, subscription: SUBSCRIPTION });
  expect(browser.json).toEqual({ token: SUBSCRIPTION.endpoint });
  await shopper.call('POST', '/users/resource', { platform: 1, subscription: SUBSCRIPTION });
  expect(await devices()).toEqual([
    { token: SUBSCRIPTION.endpoint, platform: 1 },
    { token: 'device-3', platform: 3 },
    { token: 'device-2', platform: 2 },
  ]);
  const query = new URLSearchParams({ token: SUBSCRIPTION.endpoint });
  expect((await shopper.call('DELETE', `/users/resource?${query}`)).json).toEqual({
    token: SUBSCRIPTION.endpoint,
  });
  expect((await shopper.call('DELETE', `/users/resource?${query}`)).status).toBe(404);
  expect(await devices()).toHaveLength(2);
});

test('[ACC-06] a device belongs to who registered it last', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const first = await aShopper(sandbox);
  const second = await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  await first.call('POST', '/users/resource', { platform: 2, token: 'shared' });
  expect((await second.call('DELETE', '/users/resource?token=shared')).status).toBe(404);
  await second.call('POST', '/users/resource', { platform: 2, token: 'shared' });
  expect((await first.call('DELETE', '/users/resource?token=shared')).status).toBe(404);
  expect((await second.call('DELETE', '/users/resource?token=shared')).status).toBe(200);
});

test('[ACC-06] what is neither a device nor a browser is refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  for (const body of [
    { platform: 4, token: 'x' },
    { platform: 2 },
    { platform: 2, token: '' },
    { platform: 1, token: 'x' },
    { platform: 1, subscription: { ...SUBSCRIPTION, endpoint: 'http://push.example/x' } },
    { platform: 1, subscription: { ...SUBSCRIPTION, keys: { p256dh: '<script>', auth: 'x' } } },
  ]) {
    expect((await shopper.call('POST', '/users/resource', body)).status, JSON.stringify(body)).toBe(400);
  }
  const guest = await sandbox.call('shop-key', '/users/resource', {
    method: 'POST',
    body: JSON.stringify({ platform: 2, token: 'x' }),
  });
  expect([guest.status, guest.json.code]).toEqual([401, 'wrong-token']);
});
