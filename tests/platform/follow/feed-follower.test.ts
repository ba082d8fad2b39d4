import { rm, writeFile } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { takeLock } from '#lib/process-lock.ts';
import { ratingOfReviews } from '#platform/areas/review/reviews.ts';
import { describeFeeds, followFeed, readFeedNow, unfollowFeed } from '#platform/operations/follow-feed.ts';
import { aFeedFile } from '../../sandbox/a-feed.ts';
import { aPlatform } from '../a-platform.ts';
import { IMPORTER } from '../an-importer.ts';
import { aFollowedShop, feedOf } from './a-followed-shop.ts';

const names = (products: Product[]) => products.map(({ name }) => name.ru).sort();

test('a followed feed brings what is new, changed and gone, and a storefront is told of nothing else', async () => {
  const { host, read, products, changes, forget } = await aFollowedShop(feedOf('1', '2', '3', '4', '5'));
  await read();
  expect(changes()).toEqual([{ kind: 'shop', id: '' }]);
  forget();
  const before: Product[] = await products();
  const of = (name: string) => before.find((product) => product.name.ru === name);
  host.change(feedOf('1', '2', { id: '3', price: '77000' }, '4', '6'));
  await read();
  const after: Product[] = await products();
  expect(names(after)).toEqual(['Товар 1', 'Товар 2', 'Товар 3', 'Товар 4', 'Товар 6']);
  const third = after.find(({ id }) => id === of('Товар 3')?.id);
  expect(third?.variations).toMatchObject([{ id: of('Товар 3')?.variations[0]?.id, newPrice: 77_000 }]);
  expect(after.find(({ id }) => id === of('Товар 1')?.id)).toEqual(of('Товар 1'));
  const sixth = after.find(({ name }) => name.ru === 'Товар 6');
  const touched = [of('Товар 3'), of('Товар 5'), sixth].map((product) => String(product?.id)).sort();
  expect(changes().filter(({ kind }) => kind === 'product')).toEqual(
    touched.map((id) => ({ kind: 'product', id })),
  );
  expect(changes().some(({ kind }) => kind === 'shop')).toBe(false);
});

test('a feed that is the same is not fetched again, and one whose bytes are the same changes nothing', async () => {
  const { host, read, changes, forget } = await aFollowedShop(feedOf('1', '2'));
  await read();
  forget();
  expect(host).toMatchObject({ wholes: 1, sames: 0 });
  await read();
  expect(host).toMatchObject({ wholes: 1, sames: 1 });
  host.change(host.feed);
  const { fault } = await read();
  expect(host).toMatchObject({ wholes: 2, sames: 1 });
  expect([changes(), fault]).toEqual([[], null]);
});

test.each<[string, (host: { status: number; change(feed: string): void }) => void, RegExp]>([
  ['has lost more than a third', (host) => host.change(feedOf('1')), /has 1 products, where the shop has 3/],
  ['is broken', (host) => host.change(feedOf('1', '2', '3').slice(0, -30)), /XML of the feed is broken/],
  ['is a page', (host) => host.change('<!doctype html><p>Sign in'), /web page, not a feed/],
  ['cannot be fetched', (host) => Object.assign(host, { status: 404 }), /answers 404/],
])('a feed that %s keeps the last good goods, and the owner is told', async (_, spoil, reason) => {
  const { host, read, products, changes, forget, log, platform } = await aFollowedShop(feedOf('1', '2', '3'));
  await read();
  forget();
  const before = await products();
  spoil(host);
  expect((await read()).fault).toMatch(reason);
  expect(await products()).toEqual(before);
  expect(changes()).toEqual([]);
  expect(log.told.map(({ fields }) => fields.event)).toContain('feed-not-taken');
  expect(describeFeeds(platform.sql, undefined).join()).toMatch(
    /romashka .* every 15 min[\s\S]*KEEPS ITS GOODS/,
  );
  Object.assign(host, { status: 200 });
  host.change(feedOf('1', '2', '7'));
  expect((await read()).fault).toBeNull();
  expect(names(await products())).toEqual(['Товар 1', 'Товар 2', 'Товар 7']);
});

test('a feed that shrank on purpose is taken once somebody says so', async () => {
  const { host, read, products, shop } = await aFollowedShop(feedOf('1', '2', '3'));
  await read();
  host.change(feedOf('1'));
  await read();
  readFeedNow(shop(), new Date(), true);
  expect((await read()).takesFewer).toBe(false);
  expect(names(await products())).toEqual(['Товар 1']);
  host.change(feedOf('2'));
  await read();
  expect(names(await products())).toEqual(['Товар 2']);
});

test('customers, orders, reviews and what an order keeps stay with a shop that follows its feed', async () => {
  const { host, read, products, platform, shop } = await aFollowedShop(feedOf('1', '2', '3'));
  await read();
  const [product] = (await products()) as Product[];
  const id = product?.id ?? 0;
  const review = { id: 1, productId: id, rating: 4, createdAt: '2026-11-01T00:00:00.000Z' };
  platform.sql.run`
    INSERT INTO review (shop, id, product, status, created_at, data)
    VALUES (${shop().id}, 1, ${id}, 'approved', ${review.createdAt}, ${JSON.stringify(review)})`;
  const rows = platform.sql.get`SELECT count(*) AS methods FROM document WHERE kind = 'payment-method'`;
  const key = product?.name.ru?.replace('Товар ', '') ?? '';
  host.change(feedOf(...['1', '2', '3'].filter((one) => one !== key)));
  await read();
  expect(await products()).toHaveLength(2);
  host.change(feedOf('1', '2', '3'));
  await read();
  const back = ((await products()) as Product[]).find((one) => one.id === id);
  expect(back?.rating).toEqual({ average: 4, count: 1, bars: [0, 0, 0, 1, 0] });
  expect(ratingOfReviews(shop(), id)?.count).toBe(1);
  expect(platform.sql.get`SELECT count(*) AS methods FROM document WHERE kind = 'payment-method'`).toEqual(
    rows,
  );
});

test('a signed message has a feed read at once; another one is refused', async () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const { host, read, state, platform, products } = await aFollowedShop(feedOf('1'), { secret });
  await read();
  const send = async (shop: string, key: string, at = new Date()) => {
    const body = '{"type":"feed.changed"}';
    const response = await fetch(`${platform.url}/feeds/${shop}/refresh`, {
      method: 'POST',
      headers: {
        'webhook-id': 'one',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(key).sign('one', at, body),
      },
      body,
    });
    return response.status;
  };
  host.change(feedOf('1', '2'));
  const other = `whsec_${Buffer.alloc(24, 8).toString('base64')}`;
  expect(await send('romashka', other)).toBe(401);
  expect(await send('romashka', secret, new Date(Date.now() - 600_000))).toBe(401);
  expect(await send('nobody', secret)).toBe(404);
  expect(host.wholes).toBe(1);
  expect(await send('romashka', secret)).toBe(202);
  await expect.poll(() => state()?.told).toContain('2 products');
  expect(await products()).toHaveLength(2);
});

test('two platforms on one file read a feed once, and a restart reads what was not read', async () => {
  const { file, host, log, platform, read, state } = await aFollowedShop(feedOf('1'));
  await read();
  const second = await aPlatform({ file, shops: [], importer: IMPORTER, log });
  host.change(feedOf('1', '2'));
  platform.sql.run`UPDATE followed_feed SET due_at = '1970-01-01T00:00:00.000Z'`;
  await Promise.all([fetch(platform.url), fetch(second.url)]);
  await expect.poll(() => state()?.told).toContain('2 products');
  expect(host.wholes).toBe(2);
  // Another import of the file, by hand: the follower waits for its end.
  const unlock = takeLock(`${file}.import.lock`, 'held');
  host.change(feedOf('1', '2', '3'));
  platform.sql.run`UPDATE followed_feed SET due_at = '1970-01-01T00:00:00.000Z'`;
  await fetch(platform.url);
  await expect.poll(() => host.wholes).toBeGreaterThan(2);
  await Promise.all([platform.close(), second.close()]);
  unlock();
  const third = await aPlatform({ file, shops: [], importer: IMPORTER, log });
  await expect
    .poll(() => third.sql.get<{ told: string }>`SELECT told FROM followed_feed`?.told)
    .toContain('3 products');
});

test('a file is followed, too; one that is gone keeps the goods, and unfollow ends it', async () => {
  const { shop, read, products, platform } = await aFollowedShop(feedOf('1', '2'));
  const file = await aFeedFile(feedOf('1', '2', '3'));
  followFeed(shop(), { feed: file, from: '/', every: '2h', reading: { rates: {} } }, new Date());
  await read();
  expect(await products()).toHaveLength(3);
  await rm(file);
  expect((await read()).fault).toContain('cannot be read');
  await writeFile(file, feedOf('1', '2'));
  expect((await read()).fault).toBeNull();
  expect(await products()).toHaveLength(2);
  unfollowFeed(shop());
  expect(describeFeeds(platform.sql, undefined)).toEqual(['No shop follows a feed.']);
  expect(await products()).toHaveLength(2);
  expect(() => readFeedNow(shop(), new Date(), false)).toThrow('romashka follows no feed.');
});

test.each([
  ['5', '--every must be like 15m'],
  ['8d', 'from 1m to 7d'],
  ['0m', 'from 1m to 7d'],
])('a feed is not followed every %s', async (every, message) => {
  const { shop } = await aFollowedShop(feedOf('1'));
  const feed = 'https://shop.example/feed.xml';
  expect(() => followFeed(shop(), { feed, from: '/', every, reading: { rates: {} } }, new Date())).toThrow(
    message,
  );
});
