import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTenant, aWorld, type World } from './a-world.ts';

let world: World;
const shop = aTenant('shop', { languages: ['ru', 'uz'] });

/** Builds the shop at a moment. Gives the pages rendered, and the files that became others. */
async function buildAt(moment: string) {
  const before = files();
  const report = await world.build([shop], { clock: () => new Date(moment) });
  const [built] = report.shops;
  if (built?.status !== 'built') throw new Error(`The build failed: ${built?.error}`);
  const after = files();
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  return { rendered: built.pages.rendered, changed: changed.sort() };
}

function files(): Map<string, string> {
  const root = world.directories.site('shop');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return new Map(
    names.map((name) => [
      name,
      createHash('sha1')
        .update(readFileSync(join(root, name)))
        .digest('hex'),
    ]),
  );
}

beforeAll(async () => {
  world = await aWorld([{ name: 'shop', products: 4 }]);
  await world.control('PUT', '/shops/shop/banners/1', { endAt: '2026-12-20T12:00:00Z' });
  await world.control('PUT', '/shops/shop/slides/1', { endAt: '2027-06-01T00:00:00Z' });
  await world.build([shop], { clock: () => new Date('2026-12-01T09:00:00Z') });
}, 120_000);
afterAll(() => world.close());

/** The home page, which is also shown without its shell. */
const HOME = ['index.html', 'preview.html', 'uz.html', 'uz/preview.html'];
const isHome = (name: string) => HOME.includes(name);

test('a day that nothing ends on renders nothing', async () => {
  expect(await buildAt('2026-12-02T09:00:00Z')).toEqual({ rendered: 0, changed: [] });
});

test('[TEN-10] the end of a banner renders the home pages, and nothing else', async () => {
  expect(world.read('shop', 'index.html')).toContain('shop banner');
  const { rendered, changed } = await buildAt('2026-12-20T12:00:00Z');
  expect(changed).toEqual(HOME);
  expect(rendered).toBe(HOME.length);
  expect(world.read('shop', 'index.html')).not.toContain('shop banner');
  expect(world.read('shop', 'index.html')).toContain('shop slide');
});

/** Suppliers say how old they are. */
const SUPPLIERS = ['supplier/1.html', 'suppliers.html', 'uz/supplier/1.html', 'uz/suppliers.html'];

test('[SEO-03] a new year, by the calendar of the shops, renders the products and the suppliers alone', async () => {
  expect(await buildAt('2026-12-31T18:59:59Z')).toEqual({ rendered: 0, changed: [] });
  expect(world.read('shop', 'product/1.html')).toContain('"priceValidUntil":"2026-12-31"');
  const { rendered, changed } = await buildAt('2026-12-31T19:00:00Z');
  expect(changed).toHaveLength(16 + SUPPLIERS.length);
  expect(changed.filter((name) => !/^(?:uz\/)?product\/\d+\.html$/.test(name))).toEqual(SUPPLIERS);
  expect(rendered).toBe(16 + SUPPLIERS.length);
  expect(world.read('shop', 'product/1.html')).toContain('"priceValidUntil":"2027-12-31"');
});

test('[TEN-10] a banner that comes later ends, too, and one that is gone asks for no more', async () => {
  await world.control('PUT', '/shops/shop/banners/1', { endAt: '2027-02-01T00:00:00Z' });
  expect((await buildAt('2027-01-10T00:00:00Z')).changed.every(isHome)).toBe(true);
  expect(world.read('shop', 'index.html')).toContain('shop banner');
  expect((await buildAt('2027-02-01T00:00:00Z')).changed).toEqual(HOME);
  await world.control('DELETE', '/shops/shop/slides/1');
  await buildAt('2027-02-02T00:00:00Z');
  expect(await buildAt('2027-06-02T00:00:00Z')).toMatchObject({ changed: [] });
});
