import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { BuildReport, ShopFailed } from '#publisher/build/report.ts';
import { aFaultyCompile } from './a-faulty-compile.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

const one = aTenant('one', { languages: ['ru'] });
const two = aTenant('two', { languages: ['ru'] });
let world: World;

beforeAll(async () => {
  world = await aWorld([
    { name: 'one', products: 4, variationsPerProduct: 1, reviews: 0 },
    { name: 'two', products: 4, variationsPerProduct: 1, reviews: 0 },
  ]);
  await world.build([one, two]);
}, 120_000);
afterAll(() => world.close());

const inAllLanguages = (text: string) => ({ ru: text, uz: text, en: text });
const setAbout = (content: string) =>
  world.control('PUT', '/shops/one/pages/about', { content: inAllLanguages(content) });
const shopOf = (report: BuildReport, name: string) => report.shops.find(({ tenant }) => tenant === name);

function failed(report: BuildReport): ShopFailed {
  const shop = shopOf(report, 'one');
  if (shop?.status !== 'failed') throw new Error('The build of the shop did not fail.');
  return shop;
}

test('[TEN-02] [BLD-06] a page that names another shop stops its release: the last good site stays, others go on', async () => {
  const [about, product] = [world.read('one', 'page/about.html'), world.read('one', 'product/1.html')];
  await setAbout('<p>See <a href="https://%74wo.localhost/sale">our other shop</a></p>');
  await world.control('PUT', '/shops/one/variations/1', { newPrice: 111_000 });
  await world.control('PUT', '/shops/two/variations/1', { newPrice: 222_000 });
  const report = await world.build([one, two]);

  const shop = failed(report);
  expect(shop.lastGoodSite).toBe(true);
  expect(shop.faults).toMatchObject([{ page: '/page/about', check: 'isolation' }]);
  expect(shop.error).toContain('/page/about names two.localhost, a host of shop two, in disguise');
  expect(shop.error).toContain('tenants/one/tenant.json: "linked_hosts": ["two.localhost"]');
  expect(world.read('one', 'page/about.html')).toBe(about);
  expect(world.read('one', 'product/1.html')).toBe(product);
  expect(shopOf(report, 'two')?.status).toBe('built');
  expect(world.read('two', 'product/1.html')).toContain('data-price="222000"');

  await setAbout('<p>Written anew</p>');
  const mended = await world.build([one]);
  expect(shopOf(mended, 'one')).toMatchObject({ status: 'built' });
  expect(world.read('one', 'page/about.html')).toContain('Written anew');
  expect(world.read('one', 'product/1.html')).toContain('data-price="111000"');
});

test('[TEN-05] a new look that release checks stop leaves no file that is not packed', async () => {
  const sheets = () =>
    readdirSync(join(world.directories.assets, '_astro')).filter((name) => /css/.test(name));
  const before = sheets();
  await setAbout('<p>See <a href="https://two.localhost/sale">our other shop</a></p>');
  await world.control('PUT', '/shops/one/market', { theme: { colors: { primary: '#5c1f8a' } } });
  failed(await world.build([one, two]));
  const added = sheets().filter((name) => !before.includes(name));
  expect(added.length).toBeGreaterThan(0);
  for (const name of added.filter((one) => one.endsWith('.css'))) expect(added).toContain(`${name}.br`);
  await setAbout('<p>Written anew</p>');
});

test('[TEN-02] a shop may link to another one that its file names', async () => {
  await setAbout('<p><a href="https://two.localhost/">Outlet</a></p>');
  failed(await world.build([one, two]));
  const report = await world.build([{ ...one, linked_hosts: ['two.localhost'] }, two]);
  expect(shopOf(report, 'one')?.status).toBe('built');
  expect(world.read('one', 'page/about.html')).toContain('https://two.localhost/');
});

test('[TEN-02] pages that are not changed are looked at by a full build, when a shop comes that they name', async () => {
  await setAbout('<p>Friends: https://three.localhost/</p>');
  const tenants = [one, two, aTenant('three')];
  expect(shopOf(await world.build([one]), 'one')?.status).toBe('built');
  const report = await world.build([one], { full: true, neighbours: tenants });
  expect(failed(report).faults).toMatchObject([{ page: '/page/about' }]);
});

test('[SEC-04] no key of any shop, its own neither, goes live in a banner or the description of a product', async () => {
  await setAbout('<p>Nothing</p>');
  await world.build([one, two]);
  const setBanner = (text: string) =>
    world.control('PUT', '/shops/one/banners/1', { translations: { ru: { text } } });
  const setDescription = (text: string) =>
    world.control('PUT', '/shops/one/products/2', { description: inAllLanguages(text) });
  await setDescription('<p>Key: two-key</p>');
  await setBanner('Ours is one-key');
  const { faults = [], error } = failed(await world.build([one, two]));
  expect(faults.map(({ page, text }) => `${page} ${text}`).sort()).toEqual([
    '/ holds its own security key',
    ...['/feed/catalogue.jsonl', '/feed/google.xml', '/feed/yandex.xml'].map(
      (file) => `${file} holds the security key of shop two`,
    ),
    '/preview holds its own security key',
    '/product/2 holds the security key of shop two',
    '/product/2.md holds the security key of shop two',
  ]);
  expect(error).not.toMatch(/(?:one|two)-key/);
  await setDescription('<p>Fine</p>');
  await setBanner('Fine');
});

test('[TEN-02] of what every page holds the release names ten pages, and renders no more than it must', async () => {
  const setAddress = (text: string) =>
    world.control('PUT', '/shops/one/market', { address: inAllLanguages(text) });
  await setAddress('Where two.localhost is');
  const { faults = [] } = failed(await world.build([one, two]));
  expect(new Set(faults.map(({ page }) => page)).size).toBe(10);
  await setAddress('A street');
  expect(shopOf(await world.build([one, two]), 'one')?.status).toBe('built');
});

test("[SEO-03] a shop's own wording never makes another price: such a currency counts as not set", async () => {
  await world.control('PUT', '/shops/one/market', {
    settings: { translation_msg: { ru: '{"shell.currency":"000 UZS","category.add":"Take it"}' } },
  });
  expect(shopOf(await world.build([one, two]), 'one')).toMatchObject({ status: 'built', stopped: [] });
  expect(world.read('one', 'product/1.html')).toMatch(/data-part="price">111\u00A0000\u00A0[^\d<]+</);
  expect(world.read('one', 'product/1.html')).toContain('Take it');
});

test('[BLD-06] a shop does not go live for the first time without its home page', async () => {
  const own = await aWorld([{ name: 'new', products: 2, variationsPerProduct: 1, reviews: 0 }]);
  onTestFinished(() => own.close());
  const compiledDirectory = await aFaultyCompile('card', [1]);
  const report = await own.build([aTenant('new', { languages: ['ru'] })], { compiledDirectory });
  expect(report.shops).toMatchObject([{ status: 'failed', lastGoodSite: false }]);
});
