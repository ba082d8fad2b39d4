import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BuildReport, ShopBuilt } from '#publisher/build/report.ts';
import { verifyShop } from '#publisher/operations/verify/verify-shop.ts';
import { explainPage } from '#publisher/operations/why/explain-page.ts';
import { reportPage } from '#publisher/operations/why/page-report.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { aFaultyCompile } from './a-faulty-compile.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

const tenant = aTenant('shop', { languages: ['ru', 'uz'] });

async function aSmallWorld(variationsPerProduct = 1): Promise<World> {
  const world = await aWorld([{ name: 'shop', products: 5, variationsPerProduct, reviews: 0 }]);
  onTestFinished(() => world.close());
  return world;
}

function built({ shops: [shop] }: BuildReport): ShopBuilt {
  if (shop?.status !== 'built') throw new Error(JSON.stringify(shop));
  return shop;
}

const setPrice = (world: World, id: number, newPrice: number) =>
  world.control('PUT', `/shops/shop/variations/${id}`, { newPrice });
const isThere = (world: World, file: string) => existsSync(join(world.directories.site('shop'), file));

function why(world: World, address: string): string {
  const { directories } = world;
  const now = new Date();
  const story = explainPage({ tenant: 'shop', address, directories, waiting: [], hold: undefined, now });
  return reportPage(story, now.getTime()).join('\n');
}

test('[BLD-06] a page whose code is at fault keeps its last good form, and all other pages go live', async () => {
  const world = await aSmallWorld();
  built(await world.build([tenant]));
  const [before, twin] = [world.read('shop', 'product/3.html'), world.read('shop', 'product/3.md')];
  await setPrice(world, 3, 333_000);
  await setPrice(world, 1, 111_000);
  const faulty = await aFaultyCompile('price', [3]);

  const first = built(await world.build([tenant], { compiledDirectory: faulty }));
  expect(first.stopped).toMatchObject([{ path: '/product/3', hasForm: true }]);
  expect(first.stopped[0]?.faults.map(({ page }) => page)).toContain('/uz/product/3');
  expect(first.stopped[0]?.faults[0]?.text).toBe(
    'shows the price "1 UZS" of product 3, and puts 333000 into the cart',
  );
  expect(world.read('shop', 'product/3.html')).toBe(before);
  expect(world.read('shop', 'product/3.md')).toBe(twin);
  expect(world.read('shop', 'product/1.html')).toContain('data-price="111000"');
  expect(world.read('shop', 'category/phones.html')).toContain('data-price="333000"');
  expect(world.read('shop', 'feed/google.xml')).toContain('333000');
  expect(why(world, '/uz/product/3')).toMatch(/STOPPED +by release checks since .*last good form is served/);

  const { directories, environment } = world;
  const store = openStore(directories.store);
  const platformUrl = environment.platformUrl;
  const verified = await verifyShop({ tenant, platformUrl, directories, store });
  expect(verified).toMatchObject({ pageFaults: [], fileFaults: [], stopped: [{ path: '/product/3' }] });

  // Nothing changed: the page alone is tried again, and no release is made of it.
  const again = built(await world.build([tenant], { compiledDirectory: faulty, fromSnapshot: true }));
  expect(again).toMatchObject({ release: null, pages: { rendered: 2, written: 0 } });
  expect(again.stopped).toMatchObject([{ path: '/product/3', since: first.stopped[0]?.since }]);

  const mended = built(await world.build([tenant], { fromSnapshot: true }));
  expect(mended).toMatchObject({ stopped: [], pages: { rendered: 2, written: 2 } });
  expect(world.read('shop', 'product/3.html')).toContain('data-price="333000"');
  expect(why(world, '/product/3')).not.toContain('STOPPED');
});

test('[BLD-05] a page that never had a good form answers 404, and nothing lists or links it', async () => {
  const world = await aSmallWorld(2);
  const faulty = await aFaultyCompile('price', [3]);
  const first = built(await world.build([tenant], { compiledDirectory: faulty }));
  expect(first.stopped).toMatchObject([{ path: '/product/3', hasForm: false }]);
  expect(isThere(world, 'product/3.html')).toBe(false);
  expect(isThere(world, 'product/3.md')).toBe(false);
  const linking = ['index.html', 'category/tablets.html', 'category/tablets.md', 'product/1.html'];
  const files = [
    'product/4.html',
    'product/7.html',
    'feed/google.xml',
    'feed/yandex.xml',
    'feed/catalogue.jsonl',
  ];
  const link = /\/product\/3(?!\d)/;
  for (const file of [...linking, ...files]) expect(world.read('shop', file), file).not.toMatch(link);
  expect(world.read('shop', 'sitemap/category-3-1.xml')).not.toMatch(link);
  expect(why(world, '/product/3')).toContain('its address answers 404');

  await setPrice(world, 1, 111_000);
  const again = built(await world.build([tenant], { compiledDirectory: faulty }));
  expect(again.stopped).toMatchObject([{ path: '/product/3', hasForm: false }]);
  expect(world.read('shop', 'product/1.html')).toContain('data-price="111000"');
  expect(world.read('shop', 'category/tablets.html')).not.toMatch(link);

  expect(built(await world.build([tenant], { fromSnapshot: true })).stopped).toEqual([]);
  expect(isThere(world, 'uz/product/3.html')).toBe(true);
  for (const file of ['category/tablets.html', 'product/4.html', 'feed/google.xml'])
    expect(world.read('shop', file), file).toMatch(link);
});

test('[BLD-06] a page that cannot be rendered stops nothing but itself', async () => {
  const world = await aSmallWorld();
  built(await world.build([tenant]));
  await setPrice(world, 1, 111_000);
  await setPrice(world, 3, 333_000);
  const { stopped } = built(
    await world.build([tenant], { compiledDirectory: await aFaultyCompile('error', [3]) }),
  );
  expect(stopped).toMatchObject([{ path: '/product/3', hasForm: true }]);
  expect(stopped[0]?.faults[0]?.text).toMatch(/^cannot be rendered: /);
  expect(world.read('shop', 'product/3.html')).toContain('data-price="300000"');
  expect(world.read('shop', 'product/1.html')).toContain('data-price="111000"');
});
