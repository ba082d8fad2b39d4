import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { aShopSeed } from '../sandbox/a-shop.ts';
import { ON_PHONES } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { textsOf } from './texts.ts';

/** As people write them without spaces: 60 letters, and an article number that is as long. */
const WORD = 'Водогазонефтепровод'.repeat(3).padEnd(60, 'ный').slice(0, 60);
const SKU = 'ART0123456789'.repeat(5).slice(0, 60);
/** As a feed may call a shop. */
const NAME = `Интернет-магазин товаров для дома, сада и дачи «${WORD}${WORD}»`;
const inAll = (text: string) => ({ ru: text, uz: text, en: text });

/** Text past the edge of the screen, except in elements that scroll. */
function textPastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent?.checkVisibility() || scrolls(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const hidden = getComputedStyle(parent).position === 'absolute' && parent.clientWidth <= 1;
      const past = [...range.getClientRects()].some((box) => box.right > width + 1 || box.left < -1);
      if (past && !hidden)
        found.push(`${parent.tagName}.${parent.className}: ${node.nodeValue.trim().slice(0, 30)}`);
    }
    if (document.documentElement.scrollWidth > width)
      found.push(`page: ${document.documentElement.scrollWidth}`);
    return found;
  });
}

test.describe('a shop with words of 60 letters', { tag: ON_PHONES }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  // Once is enough: the test sets the widths.

  let world: World;
  let server: RunningServer;
  const address = (path: string) => `http://long.localhost:${server.port}${path}`;

  test.beforeAll(async () => {
    world = await aWorld([
      {
        name: 'long',
        products: 6,
        asksNothing: true,
        market: { name: inAll(WORD), slogan: inAll(WORD), address: inAll(WORD), workingHours: inAll(WORD) },
        product: () => ({
          shortDescription: inAll(WORD),
          description: inAll(
            `<h2>${WORD}</h2><p>${WORD}</p><table><tr><td>${WORD}</td><td>${WORD}</td></tr></table>`,
          ),
          characteristics: [{ name: inAll(WORD), value: inAll(WORD) }],
        }),
        variation: (id) => ({
          name: inAll(`${WORD} ${id}`),
          sku: SKU,
          properties: [{ code: 'color', name: inAll(WORD), value: { id, label: inAll(`${WORD}${id}`) } }],
        }),
      },
      {
        name: 'named',
        products: 1,
        market: {
          name: inAll(NAME),
          settings: { ...aShopSeed({ products: 1 }).market.settings, footerStyleType: 2 },
          logo: null,
        },
      },
    ]);
    await world.build([
      aTenant('long', { languages: ['ru', 'uz'], origin: 'http://long.localhost' }),
      aTenant('named', { languages: ['ru'], origin: 'http://named.localhost' }),
    ]);
    server = await startServer({
      sitesDirectory: join(world.dataDirectory, 'sites'),
      assetsDirectory: world.directories.assets,
      port: 0,
      securityKey: () => 'long-key',
    });
  });
  test.afterAll(async () => {
    await server?.close();
    await world?.close();
  });

  test('[SHL-07] a long name of a shop leaves room in the header, and wraps in the footer', async ({
    page,
  }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address('/').replace('long.', 'named.'));
      expect(await textPastTheEdge(page), String(width)).toEqual([]);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height, String(width)).toBeLessThan(170);
    }
  });

  for (const width of [320, 390])
    test(`every word wraps at ${width} pixels: headings, cards, article numbers, the cart`, async ({
      page,
    }) => {
      const { buyBox, cart } = shopPage(page);
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/category', '/category/electronics', '/page/about', '/404', '/product/1']) {
        await page.goto(address(path));
        expect(await textPastTheEdge(page), path).toEqual([]);
      }
      await buyBox.add.click();
      await expect(page.getByRole('status').getByText(textsOf('ru')('notice.added'))).toBeVisible();
      expect(await textPastTheEdge(page), 'after adding').toEqual([]);
      await page.goto(address('/cart'));
      await expect(cart.lines.first()).toContainText(WORD.slice(0, 20));
      expect(await textPastTheEdge(page), '/cart').toEqual([]);
    });
});
