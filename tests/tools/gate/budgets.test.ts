import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { lateIslandsOver, weighLateIslands } from '#tools/gate/late-islands.ts';
import { overBudget, PAGE_BUDGET, WORKER_BUDGET, weighPage, weighWorker } from '#tools/gate/page-weight.ts';
import { PRODUCT_HTML_BUDGET, weighSite } from '#tools/gate/site-weight.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A published shop of the given pages and assets, each beside its packed form. */
function aSite(pages: Record<string, string>, assets: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'budgets-'));
  folders.push(root);
  const write = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = join(root, folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
    }
  };
  write('shop', pages);
  write('assets/_astro', assets);
  return { site: join(root, 'shop'), assets: join(root, 'assets') };
}

/** Text that is about this long when it is packed. */
const incompressible = (bytes: number) => `/*${randomBytes(bytes).toString('base64')}*/`;
const packed = (text: string) => brotliCompressSync(text).length;
const script = (name: string) => `<script type="module" src="/_astro/${name}"></script>`;

test('a page weighs its scripts with all that they import at once, and not what they load on demand', () => {
  const files = {
    'main.js':
      'import{a}from"./part.js";import"./side.js";export{b}from"/_astro/other.js";import("./late.js")',
    'part.js': 'export const a = 1',
    'side.js': 'import"./part.js";console.log(1)',
    'other.js': 'export const b = 2',
    'late.js': incompressible(1000),
  };
  const { assets } = aSite({}, files);
  const loaded = [files['main.js'], files['part.js'], files['side.js'], files['other.js']];
  expect(weighPage(script('main.js'), assets).script).toBe(
    loaded.reduce((sum, text) => sum + packed(text), 0),
  );
});

test('[TEN-09] fonts that a page names ahead count with all their bytes', () => {
  const font = 'x'.repeat(9000);
  const { assets } = aSite({}, { 'a.woff2': font, 'b.woff2': font });
  const link = (name: string) =>
    `<link rel="preload" as="font" type="font/woff2" href="/_astro/${name}.woff2" crossorigin>`;
  const weight = weighPage(link('a') + link('b'), assets);
  expect(weight.font).toBe(18_000);
  expect(overBudget(weight)).toEqual([]);
  expect(overBudget({ ...weight, font: PAGE_BUDGET.font + 1 }).join()).toMatch(/^font is 57345 bytes/);
});

test('scripts within the page count, data does not', () => {
  const { assets } = aSite({});
  const code = 'document.title = "here";';
  const html = `<script>${code}</script><script type="module">${code}</script><script type="application/ld+json">${incompressible(500)}</script>`;
  expect(weighPage(html, assets).script).toBe(2 * packed(code));
});

test('what starts islands counts as script before a touch', () => {
  const files = { 'main.js': incompressible(300), 'islands.Ab3.js': incompressible(200) };
  const { assets } = aSite({}, files);
  const html = `<script src="/_astro/islands.Ab3.js"></script>${script('main.js')}`;
  expect(weighPage(html, assets).script).toBe(packed(files['main.js']) + packed(files['islands.Ab3.js']));
});

test('a page over a budget is named with part, size and budget', async () => {
  const css = incompressible(PAGE_BUDGET.style + 200);
  const js = incompressible(PAGE_BUDGET.script + 200);
  const page = `<link rel="stylesheet" href="/_astro/a.css">${script('a.js')}`;
  const { site, assets } = aSite({ 'index.html': page, 'cart.html': '' }, { 'a.css': css, 'a.js': js });
  expect((await weighSite(site, assets)).problems).toEqual([
    `shop/index.html: script is ${packed(js)} bytes packed, ${PAGE_BUDGET.script} are allowed`,
    `shop/index.html: style is ${packed(css)} bytes packed, ${PAGE_BUDGET.style} are allowed`,
  ]);
});

test('a page that links no style sheet is named; what is no whole page need not', async () => {
  const { site, assets } = aSite({ 'index.html': '<!DOCTYPE html><p>plain</p>', 'menu.html': '<ul></ul>' });
  expect((await weighSite(site, assets)).problems).toEqual(['shop/index.html: it links no style sheet']);
});

test('React that loads before a touch is named, and React of an island is not', async () => {
  const files = { 'a.js': 'import"./react.js"', 'react.js': 'Symbol.for("react.transitional.element")' };
  const island = '<astro-island renderer-url="/_astro/react.js"></astro-island>';
  const { site, assets } = aSite({ 'index.html': script('a.js'), 'cart.html': island }, files);
  expect((await weighSite(site, assets)).problems).toEqual([
    'shop/index.html: /_astro/react.js holds React and loads before a touch',
  ]);
});

test('a service worker over its budget is named', () => {
  const { assets } = aSite({}, { '../sw.js': '1' });
  expect(weighWorker(assets)).toEqual({ bytes: packed('1'), problems: [] });
  const code = incompressible(WORKER_BUDGET);
  expect(weighWorker(aSite({}, { '../sw.js': code }).assets).problems).toEqual([
    `the service worker is ${packed(code)} bytes packed, ${WORKER_BUDGET} are allowed`,
  ]);
});

test('of all product pages the heaviest is named where its HTML is over the budget', async () => {
  const heavy = incompressible(PRODUCT_HTML_BUDGET + 300);
  const heavier = incompressible(PRODUCT_HTML_BUDGET + 900);
  const pages = {
    'product/1.html': 'light',
    'product/2.html': heavy,
    'uz/product/7.html': heavier,
    'page/about.html': heavier,
  };
  const { site, assets } = aSite(pages);
  const { problems, report } = await weighSite(site, assets);
  expect(problems).toEqual([
    `shop/uz/product/7.html: HTML is ${packed(heavier)} bytes packed, ${PRODUCT_HTML_BUDGET} are allowed; 2 of 3 product pages are over`,
  ]);
  expect(report.at(-1)).toMatch(/uz\/product\/7\.html {2}HTML 14\.\d KB, the heaviest of 3 product pages/);
});

test('one page of each kind is weighed, whatever its language', async () => {
  const pages = [
    'index.html',
    'category/a.html',
    'category/b.html',
    'product/1.html',
    'product/2.html',
    'uz/product/1.html',
    'uz/category/a.html',
  ];
  const { site, assets } = aSite(Object.fromEntries(pages.map((page) => [page, 'page'])));
  const weighed = (await weighSite(site, assets)).report.slice(0, -1).map((line) => line.split(' ')[0]);
  expect(weighed).toEqual(['shop/category/a.html', 'shop/index.html', 'shop/product/1.html']);
});

test('the code of an island counts without React and what the page has, and all of it together', async () => {
  const own = incompressible(PAGE_BUDGET.islandScript + 200);
  const files = {
    'page.js': incompressible(300),
    'react.js': 'Symbol.for("react.transitional.element")',
    'island.js': `import"./react.js";import"./page.js";import"./part.js"`,
    'part.js': own,
  };
  const island =
    '<astro-island component-url="/_astro/island.js" renderer-url="/_astro/react.js"></astro-island>';
  const { site, assets } = aSite({ 'cart.html': script('page.js') + island }, files);
  const mine = packed(own) + packed(files['island.js']);
  expect(weighPage(script('page.js') + island, assets)).toMatchObject({
    script: packed(files['page.js']),
    islandScript: mine,
    allScript: mine + packed(files['page.js']) + packed(files['react.js']),
  });
  expect((await weighSite(site, assets)).problems).toEqual([
    `shop/cart.html: islandScript is ${mine} bytes packed, ${PAGE_BUDGET.islandScript} are allowed`,
  ]);
});

test('a dialog that comes later is weighed by what it has for itself, the map apart', () => {
  const files = {
    'page.js': 'import("./dialog.js");import("./map.js");import("./plain.js")',
    'react.js': 'Symbol.for("react.transitional.element")',
    'dialog.js': `import"./react.js";import"./page.js";${incompressible(400)}`,
    'map.js': 'import"./react.js";"leaflet-container"',
    'plain.js': '1',
  };
  const { assets } = aSite({}, files);
  const there = new Set(['/_astro/page.js']);
  const late = weighLateIslands(['/_astro/page.js'], there, assets);
  expect(late).toEqual([{ script: '/_astro/dialog.js', own: packed(files['dialog.js']) }]);
  expect(lateIslandsOver(late)).toEqual([]);
});
