import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '#tools/browser/find-browser.ts';
import { aTenant, aWorld, type World } from './a-world.ts';
import { COMPILED_ONCE } from './packed-assets.ts';

const inWords = (text: string) => ({ ru: text, uz: text, en: text });
const SHOP = 'http://shop.localhost';
let world: World;
let browser: Browser;

beforeAll(async () => {
  const characteristics = [1, 2, 3, 4].map((at) => ({
    name: inWords(`Name ${at}`),
    value: inWords('Value'),
  }));
  world = await aWorld([{ name: 'shop', products: 4, product: () => ({ characteristics }) }]);
  await world.control('PUT', '/shops/shop/market', { settings: { settingStyleOfProduct: 5 } });
  await world.build([aTenant('shop', { languages: ['ru', 'uz'] })]);
  const executablePath = findBrowser(process.env);
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await world.close();
});

/** A page of the shop as it is published, with its styles; nothing else of it comes. */
async function open(path: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  const sheets = [world.dataDirectory, COMPILED_ONCE].flatMap((root) => globSync(`${root}/**/*.css`));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const html = join(world.directories.site('shop'), `${pathname}.html`);
    const sheet = sheets.find(
      (file) => pathname.endsWith('.css') && file.endsWith(pathname.replace(/^.*\//, '')),
    );
    const file = existsSync(html) ? html : sheet;
    if (!file) return route.abort();
    return route.fulfill({ contentType: sheet ? 'text/css' : 'text/html', body: readFileSync(file, 'utf8') });
  });
  await page.goto(`${SHOP}${path}`);
  return page;
}

test('[CAT-04] in two columns the price stands in sight and facts wait for more room', async () => {
  const page = await open('/category/electronics', 390);
  const card = page.getByRole('article').first();
  const price = await card.locator('.product-card__price').boundingBox();
  expect(price?.y ?? 999).toBeLessThan(844 - 60);
  expect(await card.getByRole('term').filter({ visible: true }).count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await card.getByRole('term').filter({ visible: true }).count()).toBeGreaterThan(2);
}, 30_000);

test('[SHL-04] seven tabs stay on a narrow screen', async () => {
  for (const path of ['/category/electronics', '/uz/category/electronics']) {
    const page = await open(path, 320);
    const tabs = await page.locator('.bottom-nav > *').all();
    expect(tabs).toHaveLength(7);
    const last = await tabs.at(-1)?.boundingBox();
    expect((last?.x ?? 999) + (last?.width ?? 0)).toBeLessThanOrEqual(320);
  }
}, 30_000);

test('[TEN-09] paper is white in the dark mode, and focus stops above the bottom navigation', async () => {
  const page = await open('/category/electronics', 390);
  const styleOf = (name: 'colorScheme' | 'scrollPaddingBottom') =>
    page.evaluate((property) => getComputedStyle(document.documentElement)[property], name);
  await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
  expect(await styleOf('colorScheme')).toBe('dark');
  expect(Number.parseFloat(await styleOf('scrollPaddingBottom'))).toBeGreaterThanOrEqual(60);
  await page.emulateMedia({ media: 'print' });
  expect(await styleOf('colorScheme')).toBe('light');
}, 30_000);

test('[PDP-06] the ring of a chosen colour goes round its picture', async () => {
  const page = await open('/product/1', 390);
  const value = page.locator('.buy-box__value[aria-current]').first();
  await value.evaluate((element) => {
    element.setAttribute('class', 'buy-box__value buy-box__value--picture');
    element.innerHTML = '<img width="44" height="44" alt="">';
  });
  expect((await value.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await value.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('2px');
}, 30_000);
