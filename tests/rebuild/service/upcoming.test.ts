import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type FreshShops, freshShops } from './a-fresh-shop.ts';

/** The first style sheet of a page that is the shop's own. */
const sheetOf = (html: string) => /href="\/(_astro\/(?!shared)[^"]+\.css)"/.exec(html)?.[1] ?? '';

async function until<Found>(find: () => Found | undefined): Promise<Found> {
  for (const end = Date.now() + 30_000; ; await pause(1)) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It did not come.');
  }
}

const paint = ({ world }: FreshShops, primary: string) =>
  world.control('PUT', '/shops/shop/market', { theme: { colors: { primary } } });

test('[TEN-05] a new look can be seen on a page of each kind before it is published, and is what is published then', async () => {
  const fresh = await freshShops([{ name: 'shop', products: 30, variationsPerProduct: 1 }]);
  const { world } = fresh;
  await fresh.idle();
  await fresh.connect('shop');
  const before = world.read('shop', 'index.html');
  const { pagesVersion } = fresh.feed();
  expect(fresh.upcoming('shop', '/')).toBeUndefined();

  await paint(fresh, '#8a1f5c');
  const file = await until(() => fresh.upcoming('shop', '/'));
  const staged = readFileSync(file, 'utf8');
  expect(world.read('shop', 'index.html')).toBe(before);
  expect(existsSync(`${file}.br`)).toBe(true);
  expect(sheetOf(staged)).not.toBe(sheetOf(before));
  // Whoever looks at it gets its sheet, too.
  expect(readFileSync(join(world.directories.assets, sheetOf(staged)), 'utf8')).toContain('#8a1f5c');
  expect(fresh.feed().pagesVersion).toBe(pagesVersion + 1);
  const { ongoing } = await fresh.feed().of('shop');
  const samples = ['/', '/cart', '/checkout', '/profile', '/login', '/category/phones', '/product/1'];
  expect(ongoing?.samples).toEqual(expect.arrayContaining(samples));
  for (const page of samples) expect(readFileSync(fresh.upcoming('shop', page) ?? '', 'utf8')).not.toBe('');
  expect(fresh.upcoming('shop', '/product/30')).toBeUndefined();
  expect(fresh.upcoming('other', '/')).toBeUndefined();

  await fresh.idle();
  expect(fresh.upcoming('shop', '/')).toBeUndefined();
  expect(world.read('shop', 'index.html')).toBe(staged);
  expect(existsSync(join(world.directories.assets, `${sheetOf(staged)}.br`))).toBe(true);
  expect(fresh.feed().pagesVersion).toBe(pagesVersion + 2);

  // A change of few pages is published before anybody could look.
  await world.control('PUT', '/shops/shop/variations/7', { newPrice: 77_000 });
  await until(() => (fresh.events.length > 2 ? true : undefined));
  await fresh.idle();
  expect(fresh.feed().pagesVersion).toBe(pagesVersion + 3);
});
