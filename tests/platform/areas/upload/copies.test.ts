import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findCopy, keepCopy, removeUnusedCopies } from '#platform/areas/upload/copies.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { aGuestOrder, aPlatform } from '../../a-platform.ts';

const ADDRESS = 'http://assets.example/preview/1.jpg';
const day = (at: number) => new Date(Date.UTC(2026, 2, at));

async function aShopWithCopies(...sources: string[]) {
  const platform = await aPlatform();
  const shop = chooseShop(platform.sql, 'shop');
  const create = { width: 60, height: 40, channels: 3, background: '#885533' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  for (const source of sources) keepCopy(shop, source, { type: 'image/png', bytes }, day(1));
  const isThere = async (source: string) => {
    const url = findCopy(shop, source)?.urls['50x_'];
    return url !== undefined && (await fetch(platform.url + url)).ok;
  };
  return { platform, shop, isThere };
}

test('a copy that no goods show goes after a week, and no sooner', async () => {
  const { shop, isThere } = await aShopWithCopies(ADDRESS, `${ADDRESS}?2`);
  const used = new Set([`${ADDRESS}?2`]);
  expect(await removeUnusedCopies(shop, used, day(1))).toBe(0);
  expect(await removeUnusedCopies(shop, used, day(7))).toBe(0);
  expect(await isThere(ADDRESS)).toBe(true);
  expect(await removeUnusedCopies(shop, used, day(8))).toBe(1);
  expect([await isThere(ADDRESS), await isThere(`${ADDRESS}?2`)]).toEqual([false, true]);
});

test('a copy that goods show again begins another week', async () => {
  const { shop, isThere } = await aShopWithCopies(ADDRESS);
  await removeUnusedCopies(shop, new Set(), day(1));
  await removeUnusedCopies(shop, new Set([ADDRESS]), day(5));
  await removeUnusedCopies(shop, new Set(), day(9));
  expect(await removeUnusedCopies(shop, new Set(), day(15))).toBe(0);
  expect(await isThere(ADDRESS)).toBe(true);
  expect(await removeUnusedCopies(shop, new Set(), day(16))).toBe(1);
});

test.each(['order', 'document', 'product', 'shop'])('a copy that a %s names stays', async (kind) => {
  const { platform, shop, isThere } = await aShopWithCopies(ADDRESS);
  const { urls } = findCopy(shop, ADDRESS) ?? { urls: {} };
  if (kind === 'order') await aGuestOrder(platform);
  const put = {
    order: () =>
      platform.sql.run`UPDATE sold_record SET data = json_set(data, '$.image', ${JSON.stringify(urls)})`,
    document: () => platform.sql.run`
      UPDATE document SET data = json_set(data, '$.image', ${JSON.stringify(urls)}) WHERE kind = 'news'`,
    product: () => platform.sql.run`
      UPDATE product SET data = json_set(data, '$.image', ${JSON.stringify(urls)})
      WHERE id = (SELECT min(id) FROM product)`,
    shop: () =>
      platform.sql.run`UPDATE shop SET market = json_set(market, '$.logo', ${JSON.stringify(urls)})`,
  }[kind];
  expect(put?.()).toBeGreaterThan(0);
  await removeUnusedCopies(shop, new Set(), day(1));
  expect(await removeUnusedCopies(shop, new Set(), day(8))).toBe(0);
  expect(await isThere(ADDRESS)).toBe(true);
});

test('a sweep removes fifty at most, and no file of a shopper', async () => {
  const { platform, shop } = await aShopWithCopies(
    ...Array.from({ length: 60 }, (_, at) => `${ADDRESS}?${at}`),
  );
  platform.sql.run`UPDATE upload SET source = NULL WHERE source = ${`${ADDRESS}?0`}`;
  await removeUnusedCopies(shop, new Set(), day(1));
  expect(await removeUnusedCopies(shop, new Set(), day(8))).toBe(50);
  expect(await removeUnusedCopies(shop, new Set(), day(8))).toBe(9);
  expect(await removeUnusedCopies(shop, new Set(), day(20))).toBe(0);
  expect(findCopy(shop, `${ADDRESS}?0`)).toBeDefined();
});
