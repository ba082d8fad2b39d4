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
  expect(fresh.stagedPreview('shop', '/')).toBeUndefined();

  await paint(fresh, '#8a1f5c');
  const file = await until(() => fresh.stagedPreview('shop', '/'));
  const staged = readFileSync(file, 'utf8');
  expect(world.read('shop', 'index.html')).toBe(before);
  expect(existsSync(`${file}.br`)).toBe(true);
  expect(sheetOf(staged)).not.toBe(sheetOf(before));
  // Whoever looks at it gets its sheet, too.
  expect(readFileSync(join(world.directories.assets, sheetOf(staged)), 'utf8')).toContain('#8a1f5c');
  expect(fresh.feed().pagesVersion).toBe(pagesVersion + 1);
  const { ongoing } = await fresh.feed().of('shop');
  const previews = ['/', '/cart', '/checkout', '/profile', '/login', '/category/phones', '/product/1'];
  expect(ongoing?.previews).toEqual(expect.arrayContaining(previews));
  for (const page of previews)
    expect(readFileSync(fresh.stagedPreview('shop', page) ?? '', 'utf8')).not.toBe('');
  expect(fresh.stagedPreview('shop', '/product/30')).toBeUndefined();
  expect(fresh.stagedPreview('other', '/')).toBeUndefined();

  await fresh.idle();
  expect(fresh.stagedPreview('shop', '/')).toBeUndefined();
  expect(world.read('shop', 'index.html')).toBe(staged);
  expect(existsSync(join(world.directories.assets, `${sheetOf(staged)}.br`))).toBe(true);
  expect(fresh.feed().pagesVersion).toBe(pagesVersion + 2);

  // A change of few pages is published before anybody could look.
  await world.control('PUT', '/shops/shop/variations/7', { newPrice: 77_000 });
  await until(() => (fresh.events.length > 2 ? true : undefined));
  await fresh.idle();
  expect(fresh.feed().pagesVersion).toBe(pagesVersion + 3);
});

test('[TEN-05] a newer look is not kept waiting by the one before, of which nothing is published, but not for ever', async () => {
  const fresh = await freshShops([{ name: 'shop', products: 400, variationsPerProduct: 1 }]);
  const { world, events, idle, feed } = fresh;
  // A service that starts looks at every shop as a whole, which nothing supersedes.
  const isUnderWay = () => until(() => (events.length > 0 ? true : undefined));
  await isUnderWay();
  await idle();
  await fresh.connect('shop');
  const kinds = () => events.map(({ kind }) => kind);
  const sheet = (html: string) => readFileSync(join(world.directories.assets, sheetOf(html)), 'utf8');
  const isPublished = (primary: string) => sheet(world.read('shop', 'index.html')).includes(primary);
  const paintAndSee = async (primary: string) => {
    await paint(fresh, primary);
    await until(() => {
      const file = fresh.stagedPreview('shop', '/');
      try {
        return (file && sheet(readFileSync(file, 'utf8')).includes(primary)) || undefined;
      } catch {
        // It may have been released, or given up, in this moment.
        return undefined;
      }
    });
  };

  /** Paints the shop twice in a row, until the second look came before the first was published. */
  const overtake = async (looks: [string, string][]) => {
    for (const [first, second] of looks) {
      events.length = 0;
      const { pagesVersion } = feed();
      await paintAndSee(first);
      await paintAndSee(second);
      if (kinds()[0] === 'superseded') return { first, second, pagesVersion };
      await idle();
    }
    throw new Error('Each look was published before the next one came.');
  };

  const { first, second, pagesVersion } = await overtake([
    ['#8a1f5c', '#1f5c8a'],
    ['#7a2f5c', '#2f5c7a'],
    ['#6a3f5c', '#3f5c6a'],
  ]);
  expect(isPublished(first)).toBe(false);
  // A price is no look: it waits for the pages that are being rendered.
  await world.control('PUT', '/shops/shop/variations/7', { newPrice: 77_000 });
  await until(() => (events.length > 2 ? true : undefined));
  await idle();
  expect(kinds()).toEqual(['superseded', 'rebuilt', 'rebuilt']);
  expect(isPublished(second)).toBe(true);
  // Both looks ahead of a release, one release, and the price.
  expect(feed().pagesVersion).toBe(pagesVersion + 4);

  // Once the time is over a build comes to its end, whatever is chosen meanwhile.
  events.length = 0;
  await fresh.restart({ supersedingTime: 0 });
  await isUnderWay();
  await idle();
  const last = await overtake([
    ['#2b4a1d', '#4a1d2b'],
    ['#2b5a1d', '#5a1d2b'],
    ['#2b6a1d', '#6a1d2b'],
  ]);
  await paintAndSee('#5c8a1f');
  expect(kinds()).toEqual(['superseded', 'rebuilt']);
  expect(isPublished(last.second)).toBe(true);
  await idle();
  expect(isPublished('#5c8a1f')).toBe(true);
});
