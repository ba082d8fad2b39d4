import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import type { RebuildEvent } from '#publisher/service/schedule/rebuild-service.ts';
import { type FreshShops, freshShops } from './a-fresh-shop.ts';

const setPrice = ({ world }: FreshShops, id: number, newPrice: number, shop = 'shop') =>
  world.control('PUT', `/shops/${shop}/variations/${id}`, { newPrice });
const page = ({ world }: FreshShops, path: string, shop = 'shop') => world.read(shop, `${path}.html`);
/** True if a product's page shows a price. */
const shows = (shops: FreshShops, id: number, price: number, shop = 'shop') =>
  page(shops, `product/${id}`, shop).includes(`data-price="${price}"`);
const rebuilt = (events: RebuildEvent[]) => events.filter(({ kind }) => kind === 'rebuilt');

test('[BLD-03] a price that changes on the platform is on its pages, and no other page is touched', async () => {
  const shops = await freshShops([{ products: 30 }]);
  await shops.connect('shop');
  const before = shops.events.length;
  const other = page(shops, 'product/60');
  await setPrice(shops, 1, 123_457);
  await expect.poll(() => shows(shops, 1, 123457)).toBe(true);
  await expect.poll(() => shops.events.length).toBe(before + 1);
  const [event] = shops.events.slice(before);
  if (event?.kind !== 'rebuilt') throw new Error(`It was ${event?.kind}.`);
  expect(event.rebuilt.pages.written).toBe(event.rebuilt.pages.rendered);
  expect(event.rebuilt.pages.kept).toBeGreaterThan(0);
  expect(page(shops, 'product/60')).toBe(other);

  const firstRead = async () => (await shops.feed().of('shop')).done[0]?.readAt;
  expect(await firstRead()).toBeNull();
  const { version } = shops.feed();
  shops.feed().sent('shop', () => '/product/60', 1);
  expect(await firstRead()).toBeNull();
  shops.feed().sent('shop', () => '/product/1', 2);
  expect(await firstRead()).toBe(2);
  expect(shops.feed().version).toBeGreaterThan(version);
});

test('[BLD-04] of a thousand messages within a second at most three builds come, and every change is live', async () => {
  const shops = await freshShops([{ products: 10 }]);
  await shops.idle();
  const before = shops.events.length;
  for (let id = 1; id <= 20; id += 1) await setPrice(shops, id, 500_000 + id);
  const started = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 1_000 }, (_, at) =>
      shops.tell('shop', { changed: [{ kind: 'variation', ids: [String((at % 20) + 1)] }] }),
    ),
  );
  const seconds = (performance.now() - started) / 1_000;
  expect(new Set(statuses)).toEqual(new Set([202]));
  for (let id = 1; id <= 20; id += 1) await expect.poll(() => shows(shops, id, 500_000 + id)).toBe(true);
  await shops.idle();
  // The end of a burst is waited for a second: of one that this machine sends for longer, one more for each.
  expect(rebuilt(shops.events.slice(before)).length).toBeLessThanOrEqual(2 + Math.ceil(seconds));
});

test('[BLD-04] what was taken before the service died is done by the next one', async () => {
  const shops = await freshShops([{ products: 2 }]);
  await setPrice(shops, 1, 654_321);
  // The answer comes before any work: the process ends right after it.
  expect(await shops.tell('shop', { changed: [{ kind: 'variation', ids: ['1'] }] })).toBe(202);
  await shops.restart();
  await expect.poll(() => shows(shops, 1, 654321)).toBe(true);
});

test('[BLD-06] a platform that fails leaves the site as it is, holds up no other shop, and is tried again', async () => {
  const shops = await freshShops(
    [
      { name: 'ill', products: 2 },
      { name: 'well', products: 2 },
    ],
    { retryAfter: [300] },
  );
  await expect.poll(() => rebuilt(shops.events).length).toBe(2);
  await shops.connect('ill', 'well');
  const old = page(shops, 'product/1', 'ill');
  await shops.world.control('PUT', '/faults', [
    { kind: 'status', status: 403, shop: 'ill', path: '/products' },
  ]);
  await setPrice(shops, 1, 777_001, 'ill');
  await setPrice(shops, 1, 777_002, 'well');
  await expect.poll(() => shows(shops, 1, 777002, 'well')).toBe(true);
  await expect.poll(() => shops.events.some(({ kind }) => kind === 'failed')).toBe(true);
  expect(page(shops, 'product/1', 'ill')).toBe(old);
  await shops.world.control('PUT', '/faults', []);
  await expect.poll(() => shows(shops, 1, 777001, 'ill')).toBe(true);
});

test('[BLD-06] shops whose platform hangs, at any call, hold up no other one', async () => {
  const hanging = ['mute', 'numb', 'deaf', 'lost'];
  const shops = await freshShops([...hanging, 'well'].map((name) => ({ name, products: 1 })));
  await shops.idle();
  await shops.world.control('PUT', '/faults', [
    { kind: 'latency', ms: 600_000, shop: 'mute' },
    ...hanging.map((shop) => ({ kind: 'latency', ms: 600_000, shop, path: '/products' })),
  ]);
  for (const shop of hanging) await shops.tell(shop, { changed: [{ kind: 'product', ids: ['1'] }] });
  await expect.poll(async () => (await shops.feed().of('lost')).ongoing?.stage).toBe('pull');
  await setPrice(shops, 1, 777_003, 'well');
  expect(await shops.tell('well', { changed: [{ kind: 'variation', ids: ['1'] }] })).toBe(202);
  // Long before one of the others gives up.
  await expect.poll(() => shows(shops, 1, 777003, 'well'), { timeout: 20_000 }).toBe(true);
  expect(shops.events.filter(({ kind }) => kind === 'failed')).toEqual([]);
});

test('a platform that tells of a change before it shows it is looked at again', async () => {
  const behind = await aPlatformBehind();
  const shops = await freshShops([{ products: 2 }], {
    platform: behind.of,
    lookAgainAfter: [200, 400, 800],
  });
  await expect.poll(() => rebuilt(shops.events).length).toBe(1);
  behind.freeze();
  await setPrice(shops, 1, 888_001);
  const { updatedAt } = await (await fetch(`${shops.world.sandbox.url}/sandbox/shops/shop/cache`)).json();
  await shops.tell('shop', { updatedAt, changed: [] });
  await expect.poll(() => shops.events.some((event) => event.kind === 'rebuilt' && event.isStale)).toBe(true);
  expect(shows(shops, 1, 888001)).toBe(false);
  behind.thaw();
  await expect.poll(() => shows(shops, 1, 888001)).toBe(true);
});

test('[TEN-10] a banner is gone from the pages when its time is over, without a message', async () => {
  const shops = await freshShops([{ products: 2 }]);
  const home = () => page(shops, 'index');
  await expect.poll(() => home().includes('shop banner')).toBe(true);
  const endAt = new Date(Date.now() + 6_000).toISOString();
  await shops.world.control('PUT', '/shops/shop/banners/1', { endAt });
  expect(await shops.tell('shop', { changed: [{ kind: 'banner', ids: [] }] })).toBe(202);
  await expect.poll(() => home().includes(endAt)).toBe(true);
  await expect.poll(() => home().includes('shop banner')).toBe(false);
  const late = await shops.late(Date.parse(endAt));
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(3_000);
});

test('[BLD-08] a change that no message told of is found by asking', async () => {
  const shops = await freshShops([{ products: 2 }], { reconcileInterval: 100 });
  await expect.poll(() => rebuilt(shops.events).length).toBe(1);
  await setPrice(shops, 1, 999_001);
  await expect.poll(() => shows(shops, 1, 999001)).toBe(true);
});

/** A machine of a platform that, while it is frozen, answers what it has answered before. */
async function aPlatformBehind() {
  const known = new Map<string, { status: number; type: string; body: string }>();
  let origin = '';
  let frozen = false;
  const server = createServer(async (request, response) => {
    const name = `${request.method} ${request.url?.replace(/lastUpdatedAt=[^&]*/, '')}`;
    const old = frozen ? known.get(name) : undefined;
    const answer = old ?? (await ask(request.url ?? '', request.headers['security-key']));
    if (!frozen) known.set(name, answer);
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  const ask = async (path: string, key: unknown) => {
    const answer = await fetch(origin + path, { headers: { 'security-key': String(key) } });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: await answer.text(),
    };
  };
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    /** Its address, of a platform with this one. */
    of(url: string) {
      origin = url;
      return `http://127.0.0.1:${port}`;
    },
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
    },
  };
}
