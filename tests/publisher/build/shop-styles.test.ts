import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsSchema } from '#contract/market/settings.ts';
import type { ShopBuilt } from '#publisher/build/report.ts';
import { OVERLAY_NAMES } from '#publisher/pull/overlay-names.ts';
import { type CompiledSheets, compileSheets } from '#publisher/render/sheets/compile-sheets.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

let world: World;
const tenants = ['plain', 'market', 'twin', 'red'].map((name) => aTenant(name));

function look(settingStyleOfProduct: number) {
  return { settings: settingsSchema.parse({ settingStyleOfProduct }) };
}

beforeAll(async () => {
  world = await aWorld([
    { name: 'plain', products: 2, market: look(1) },
    { name: 'market', products: 2, market: look(8) },
    { name: 'twin', products: 1, market: look(8) },
    {
      name: 'red',
      products: 1,
      market: { ...look(1), theme: { colors: { primary: '#c00000' }, iconPack: 6 } },
    },
  ]);
  await world.build(tenants);
}, 120_000);
afterAll(() => world.close());

const PAGES = [
  'index',
  'category',
  'category/phones',
  'trademark/acme',
  'suppliers',
  'markets',
  'news',
  'preview',
  'test',
  'all-headers',
  'mobile-menu-modal',
  'app',
  'product/1',
  'uz/product/1',
  'cart',
  'page/about',
  '404',
  'offline',
  'search',
  'login',
  'profile',
  'checkout',
  'checkout/installment',
  'choosen-products-list',
  'compare-products-list',
  'order-details',
];

const OVERLAYS = ['overlay/mini-cart', 'overlay/list', ...OVERLAY_NAMES.map((name) => `overlay/${name}`)];

/** Addresses of the sheets of a page, in the order of the cascade. */
function sheetsOf(shop: string, page: string): string[] {
  const html = world.read(shop, `${page}.html`);
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  // Pages in frames link them again.
  return [...new Set([...links].map(([, address = '']) => address))];
}

function cssOf(shop: string, page: string): string {
  return sheetsOf(shop, page)
    .map((address) => readFileSync(join(world.directories.assets, address), 'utf8'))
    .join('');
}

/** The project's sheets with a rule more in some. */
function sheetsWith(rules: Record<string, string>): CompiledSheets {
  const sheets = new Map(compileSheets(process.cwd()));
  for (const [name, rule] of Object.entries(rules)) sheets.set(name, (sheets.get(name) ?? '') + rule);
  return sheets;
}

test('a page links the sheet of all pages first, and at most one more', () => {
  const shared = sheetsOf('plain', '404');
  for (const shop of ['plain', 'market'])
    for (const page of PAGES) {
      const sheets = sheetsOf(shop, page);
      expect(sheets.length, `${shop}/${page}`).toBeLessThanOrEqual(2);
      expect(sheets[0], `${shop}/${page}`).toBe(shared[0]);
    }
});

test('[SEC-01] the colours of a shop stand in its sheets, and no page has a style of its own', () => {
  for (const page of PAGES) {
    expect(cssOf('red', page), page).toContain('--color-primary:light-dark(#c00000,');
    expect(cssOf('plain', page), page).not.toContain('#c00000');
    expect(world.read('red', `${page}.html`), page).not.toMatch(/<style|<[^>]*\sstyle=/);
  }
});

test('a page holds the rules of the rows that its shop uses, after those of all, and of no other row', () => {
  for (const page of ['index', 'category/phones', 'product/1']) {
    const [plain, market] = [cssOf('plain', page), cssOf('market', page)];
    expect(plain, page).toContain('.product-card--plain');
    expect(plain, page).not.toMatch(/product-card--market/);
    expect(market, page).toContain('.product-card--market');
    expect(market, page).not.toContain('product-card--plain');
    const common = plain.search(/(?<! )\.product-card__price\{/);
    expect(common, page).toBeGreaterThan(0);
    expect(common, page).toBeLessThan(plain.indexOf('.product-card--plain'));
  }
});

test('shops with the same rows share their files, which lie there packed', () => {
  for (const page of PAGES) expect(sheetsOf('twin', page), page).toEqual(sheetsOf('market', page));
  const files = readdirSync(join(world.directories.assets, '_astro')).filter((file) => /\.css/.test(file));
  const pages = [...PAGES, ...OVERLAYS, 'catalogue-menu'];
  // Some are linked later, by what a shopper does: their addresses stand in the page all the same.
  const used = new Set(
    ['plain', 'market', 'red'].flatMap((shop) =>
      pages.flatMap((page) => world.read(shop, `${page}.html`).match(/\/_astro\/[\w.-]+\.css/g) ?? []),
    ),
  );
  expect(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `/_astro/${file}`)
      .sort(),
  ).toEqual([...used].sort());
  expect(files.filter((file) => file.endsWith('.css.br'))).toHaveLength(used.size);
});

test('a changed sheet renders the pages that link it, and those alone', async () => {
  const before = PAGES.map((page) => sheetsOf('plain', page));
  const sheets = sheetsWith({ 'card/look/plain': '.fresh{top:0}' });
  const [plain, market] = (await world.build(tenants, { sheets })).shops as ShopBuilt[];
  // The pages that show every look, in three languages.
  expect(market?.pages.rendered).toBe(2 * 3);
  expect(plain?.pages.rendered).toBeGreaterThan(0);
  expect(plain?.pages.kept).toBeGreaterThan(0);
  for (const [at, page] of PAGES.entries()) {
    const hasCards = /index|category|trademark|suppliers|product|search|preview|test|headers/.test(page);
    expect(sheetsOf('plain', page).at(-1) !== before[at]?.at(-1), page).toBe(hasCards);
    expect(cssOf('plain', page).includes('.fresh'), page).toBe(hasCards);
  }
  const taken = join(world.directories.assets, sheetsOf('plain', 'index').at(-1) ?? '');
  rmSync(taken);
  const same = await world.build(tenants, { sheets });
  expect(readFileSync(taken, 'utf8')).toContain('.fresh');
  expect((same.shops as ShopBuilt[]).map(({ pages }) => pages.rendered)).toEqual([0, 0, 0, 0]);
}, 60_000);

test('a shop that chooses another row links the other sheet', async () => {
  expect(cssOf('plain', 'index')).toContain('product-card--plain');
  await world.control('PUT', '/shops/plain/market', { settings: { settingStyleOfProduct: 8 } });
  await world.build(tenants.slice(0, 2));
  for (const page of PAGES) expect(sheetsOf('plain', page), page).toEqual(sheetsOf('market', page));
  expect(world.read('plain', 'index.html')).toContain('product-card--market');
}, 60_000);
