import { expect, test } from 'vitest';
import { SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

async function ask(
  sandbox: TestSandbox,
  path: string,
  { key = 'shop-key', method = 'GET', headers = {} } = {},
) {
  const response = await fetch(`${sandbox.url}/cache-api${path}`, {
    method,
    headers: { ...headers, ...(key && { [SECURITY_KEY_HEADER]: key }) },
  });
  return { status: response.status, json: await response.json() };
}

const since = (moment: string) => `/is-updated?lastUpdatedAt=${encodeURIComponent(moment)}`;

test('[BLD-08] a shop is updated after every change and not before', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { updatedAt: first } = (await sandbox.control('GET', '/shops/shop/cache')).json;
  expect((await ask(sandbox, since(first))).json).toEqual({ updated: false, updatedAt: first });
  let before = first;
  for (const [path, body] of [
    ['/variations/3', { newPrice: 190_000 }],
    ['/market', { email: 'new@shop.example' }],
    ['/banners/1', { sort: 4 }],
    ['/menu-items/1', { sort: 9 }],
  ] as const) {
    expect((await sandbox.control('PUT', `/shops/shop${path}`, body)).status).toBe(200);
    const { json } = await ask(sandbox, since(before));
    expect([path, json.updated]).toEqual([path, true]);
    expect((await ask(sandbox, since(json.updatedAt))).json.updated).toBe(false);
    before = json.updatedAt;
  }
});

test('[BLD-08] a command that is refused, one that only reads and one for a single customer update nothing', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { updatedAt } = (await sandbox.control('GET', '/shops/shop/cache')).json;
  expect((await sandbox.control('PUT', '/shops/shop/variations/3', { oldPrice: 1 })).status).toBe(400);
  await sandbox.control('GET', '/shops/shop/messages');
  await sandbox.control('POST', '/shops/shop/customers', { phone: '+998901112233' });
  expect((await ask(sandbox, since(updatedAt))).json.updated).toBe(false);
});

test('[BLD-08] a forced update moves the time, of this shop only', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'one' }), aShopSeed({ name: 'two' })]);
  const { updatedAt: before } = (await ask(sandbox, since('2020-01-01T00:00:00.000Z'), { key: 'one-key' }))
    .json;
  const first = await ask(sandbox, '/data', { key: 'one-key', method: 'PUT' });
  const second = await ask(sandbox, '/data', { key: 'one-key', method: 'PUT' });
  expect(first.status).toBe(200);
  expect(first.json.updatedAt > before).toBe(true);
  expect(second.json.updatedAt > first.json.updatedAt).toBe(true);
  expect((await ask(sandbox, since(before), { key: 'two-key' })).json).toEqual({
    updated: false,
    updatedAt: before,
  });
});

test('[BLD-08] market data, suppliers and blocks are what the platform has', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/market', { email: 'new@shop.example' });
  expect((await ask(sandbox, '/marketData')).json).toEqual(
    (await sandbox.call('shop-key', '/market-data')).json,
  );
  expect((await ask(sandbox, '/suppliers')).json.items).toEqual(
    (await sandbox.call('shop-key', '/supplier')).json.items,
  );
  expect((await ask(sandbox, '/suppliers-list')).json).toEqual({
    items: [{ id: 1, name: 'shop supplier', logo: null }],
  });
  expect((await ask(sandbox, '/blocks')).json.items).toEqual(
    (await sandbox.call('shop-key', '/blocks')).json.items,
  );
});

test('[BLD-08] menus stand under their position, each entry with its children', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const about = (await sandbox.call('shop-key', '/1/menu-items')).json.items[0];
  await sandbox.control('PUT', '/shops/shop/menu-items/20', {
    ...about,
    id: 20,
    menuId: 1,
    parentId: 1,
    type: 'link_page',
    link: '/cart',
    newTab: true,
  });
  await sandbox.control('PUT', '/shops/shop/menu-items/1', { staticPage: 7 });
  const { json } = await ask(sandbox, '/menus');
  expect(Object.keys(json)).toEqual(['top', 'footer', 'horizontal', 'vertical', 'other']);
  expect(json.horizontal).toEqual([]);
  const [top] = json.top;
  expect(top.items.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect(top.items[0]).toMatchObject({ slug: 'about', staticPage: 7, link: null, newTab: false });
  expect(top.items[0].children).toMatchObject([
    { id: 20, type: 'link_page', slug: null, link: '/cart', newTab: true, children: [] },
  ]);
});

test('[BLD-08] banners and slides that have ended or are switched off are left out', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const banner = (await sandbox.call('shop-key', '/banners')).json.items[0];
  await sandbox.control('PUT', '/shops/shop/banners/2', { ...banner, active: false });
  await sandbox.control('PUT', '/shops/shop/banners/3', {
    ...banner,
    endAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const shown = async (path: string) =>
    (await ask(sandbox, path)).json.items.map(({ id }: { id: number }) => id);
  expect(await shown('/banners')).toEqual([1, 3]);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 3_601 });
  expect(await shown('/banners')).toEqual([1]);
  expect(await shown('/slides')).toEqual([1]);
});

test('[CCH-03] a token tells whose it is, in its own shop only', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const shopper = await aShopper(sandbox);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const { status, json } = await ask(sandbox, '/user', { headers });
  expect([status, json]).toEqual([200, (await shopper.call('GET', '/profile')).json]);
  expect(json.id).toBe(shopper.id);
  expect((await ask(sandbox, '/user', { headers, key: 'other-key' })).json.code).toBe('wrong-token');
  expect((await ask(sandbox, '/user')).json.code).toBe('wrong-token');
});

test('[BLD-08] a wrong moment, a missing key and a foreign key are refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await ask(sandbox, '/is-updated?lastUpdatedAt=yesterday')).json).toMatchObject({
    code: 'invalid',
    field: 'lastUpdatedAt',
  });
  expect((await ask(sandbox, '/is-updated')).status).toBe(400);
  expect([
    (await ask(sandbox, '/menus', { key: '' })).status,
    (await ask(sandbox, '/menus', { key: 'x' })).status,
  ]).toEqual([401, 403]);
  expect((await ask(sandbox, '/data')).status).toBe(405);
  expect((await ask(sandbox, '/nothing')).status).toBe(404);
});
