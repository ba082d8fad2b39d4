import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MENU_CHILDREN, MENU_ENTRIES } from '#storefront/shell/header/catalogue-menu.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

const numbersFrom = (first: number) => Array.from({ length: 14 }, (_, index) => first + index);

let world: World;
const shop = aTenant('shop', { languages: ['ru', 'uz'] });

const renderedPages = async () => {
  const report = await world.build([shop]);
  const [built] = report.shops;
  if (built?.status !== 'built') throw new Error(`The build failed: ${built?.error}`);
  return built.pages.rendered;
};

/** All pages of the shop by their files. */
function pages(): Map<string, string> {
  const root = world.directories.site('shop');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after.keys()].filter((file) => after.get(file) !== before.get(file)).sort();
}

const name = (text: string) => ({ ru: `${text} ru`, uz: `${text} uz`, en: `${text} en` });
const addCategory = (id: number, parentId: number | null, text: string) =>
  world.control('PUT', `/shops/shop/categories/${id}`, {
    parentId,
    slug: `c${id}`,
    name: name(text),
    image: null,
    sort: id,
  });

/** Of each product; those of categories that the shop does not have yet stand in none. */
const CATEGORIES = [2, 3, 2, 3, 9, 4, 4, ...numbersFrom(10), ...numbersFrom(30)];
const GARDEN = { id: 9, parentId: null, slug: 'garden', name: name('Garden'), image: null, sort: 9 };

beforeAll(async () => {
  const product = (index: number) => ({ categoryId: CATEGORIES[index] ?? 0 });
  world = await aWorld(
    [{ name: 'shop', products: CATEGORIES.length, variationsPerProduct: 1, product }],
    ({ categories, ...seed }) => ({ ...seed, categories: [...categories, GARDEN] }),
  );
  await world.build([shop]);
}, 120_000);
afterAll(() => world.close());

test('the menu is a file of its own in each language, and no page holds it', () => {
  for (const [file, path, entry] of [
    ['catalogue-menu.html', '/category/phones', 'Phones ru'],
    ['uz/catalogue-menu.html', '/uz/category/phones', 'Phones uz'],
  ] as const) {
    const menu = world.read('shop', file);
    expect(menu.trim()).toMatch(/^<div class="catalogue__body"/);
    expect(menu).not.toMatch(/<!doctype|<html|<head|<link|<script|<style|<astro/i);
    expect(menu).toMatch(
      new RegExp(`<a href="${path}"><span class="category-letter"[^>]*></span>${entry}</a>`),
    );
    expect(existsSync(join(world.directories.site('shop'), `${file}.br`)), file).toBe(true);
  }
  for (const [file, html] of pages())
    if (!file.endsWith('catalogue-menu.html')) expect(html, file).not.toContain('catalogue__body');
});

test('the header leads to all categories where no script runs', () => {
  const { document } = new JSDOM(world.read('shop', 'uz/cart.html')).window;
  expect(document.querySelector('a[data-catalogue]')?.getAttribute('href')).toBe('/uz/category');
  expect(document.querySelector('nav#catalogue[popover]')?.childNodes).toHaveLength(0);
});

test('[BLD-03] another name for a sub-category renders the menu and the pages that show the name, and nothing else', async () => {
  const before = pages();
  await world.control('PUT', '/shops/shop/categories/3', { name: name('Slates') });
  const rendered = await renderedPages();
  const after = pages();
  const showing = [...after].filter(([, html]) => html.includes('Slates')).map(([file]) => file);
  expect(differences(before, after)).toEqual(showing.sort());
  expect(rendered).toBe(showing.length);
  const russian = showing.filter((file) => !/^uz[/.]/.test(file));
  expect(russian).toEqual([
    'catalogue-menu.html',
    'category.html',
    'category/electronics.html',
    'category/tablets.html',
    'mobile-menu-modal.html',
    'product/2.html',
    'product/4.html',
  ]);
});

test('[BLD-03] a category that comes between others of the menu leaves their products alone', async () => {
  const before = pages();
  await addCategory(4, 9, 'Watches');
  await renderedPages();
  const different = differences(before, pages());
  expect(different).toContain('catalogue-menu.html');
  expect(different).toContain('uz/catalogue-menu.html');
  expect(different.filter((file) => /product\/[1-4]\.html$|cart\.html$/.test(file))).toEqual([]);
});

test('[BLD-03] [SHL-03] whoever shows a category sees its goods come to an end, and none of them sooner', async () => {
  const showsIt = () => [...pages()].filter(([, html]) => html.includes('Watches')).map(([file]) => file);
  const before = pages();
  await world.control('DELETE', '/shops/shop/products/7');
  const rendered = await renderedPages();
  expect(differences(before, pages())).not.toContain('catalogue-menu.html');
  expect(rendered).toBeLessThan(before.size / 4);
  expect(showsIt()).toEqual(expect.arrayContaining(['catalogue-menu.html', 'category/garden.html']));

  await world.control('DELETE', '/shops/shop/products/6');
  await renderedPages();
  expect(showsIt().sort()).toEqual(['category/c4.html', 'uz/category/c4.html']);
  expect(world.read('shop', 'category/c4.html')).toContain('<meta name="robots" content="noindex"');
});

test('[SHL-03] the menu has 12 top categories with 11 children each, a way to all children, and a way to all categories', async () => {
  for (const id of numbersFrom(10)) await addCategory(id, null, `Top ${id}`);
  for (const id of numbersFrom(30)) await addCategory(id, 1, `Child ${id}`);
  await renderedPages();
  const { document } = new JSDOM(world.read('shop', 'uz/catalogue-menu.html')).window;
  const entries = [...document.querySelectorAll('.catalogue__list > li > a')];
  expect(entries.map((entry) => entry.textContent?.trim())).toEqual([
    'Electronics uz',
    'Garden uz',
    ...Array.from({ length: MENU_ENTRIES - 2 }, (_, index) => `Top ${10 + index} uz`),
    'Barcha toifalar',
  ]);
  expect(entries.at(-1)?.getAttribute('href')).toBe('/uz/category');
  const links = [...document.querySelectorAll('.catalogue__children > li > a')];
  expect(links).toHaveLength(MENU_CHILDREN + 1);
  expect(links.at(-1)?.textContent?.trim()).toBe('Barchasini koʻrish');
  expect(links.at(-1)?.getAttribute('href')).toBe('/uz/category/electronics');
}, 60_000);
