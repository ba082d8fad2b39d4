import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTenant, aWorld, type World } from './a-world.ts';

const shop = aTenant('shop');
let world: World;

beforeAll(async () => {
  world = await aWorld([{ name: 'shop', products: 2 }]);
  await world.build([shop]);
}, 60_000);
afterAll(() => world.close());

const head = (file: string) => world.read('shop', file).split('</head>')[0] ?? '';
const shareOf = (file: string) => /property="og:image" content="([^"]+)"/.exec(head(file))?.[1] ?? '';

test('pages name the icons and the manifest of their language, and the server knows the fixed ones', () => {
  expect(head('index.html')).toMatch(
    /<link rel="apple-touch-icon" href="\/_astro\/touch-icon\.[\w-]{8}\.png">/,
  );
  const manifests = ['index.html', 'uz.html', 'en.html'].map(
    (file) =>
      /<link rel="manifest" href="(\/_astro\/manifest\.[\w-]{8}\.webmanifest)">/.exec(head(file))?.[1],
  );
  expect(new Set(manifests).size).toBe(3);
  const site = JSON.parse(world.read('shop', '_site.json'));
  expect(Object.keys(site.fixedFiles)).toEqual(['favicon.ico', 'apple-touch-icon.png']);
});

test('a page without a picture of its own shows the shop when it is shared, a product its photograph', () => {
  expect(shareOf('index.html')).toMatch(/^http:\/\/shop\.localhost:4321\/_astro\/share\.[\w-]{8}\.jpg$/);
  expect(head('index.html')).toContain('<meta property="og:image:width" content="1200">');
  expect(shareOf('product/1.html')).toContain('/market-api/media/800x_/');
  expect(head('product/1.html')).toContain('<meta property="og:image:width" content="800">');
});

test('they are made again, and pages with them, only where what they are made of changes', async () => {
  const before = shareOf('index.html');
  const [same] = (await world.build([shop])).shops;
  expect(same).toMatchObject({ status: 'built', pages: { rendered: 0 } });
  await world.control('PUT', '/shops/shop/market', { theme: { colors: { primary: '#aa2211' } } });
  await world.build([shop]);
  expect(shareOf('index.html')).not.toBe(before);
  expect(shareOf('uz.html')).toBe(shareOf('index.html'));
});

test('one that is gone from the assets is there again after the next build', async () => {
  const path = join(world.directories.assets, new URL(shareOf('index.html')).pathname);
  rmSync(path);
  await world.build([shop]);
  expect(existsSync(path)).toBe(true);
});
