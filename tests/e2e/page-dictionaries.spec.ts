import { expect, type Page } from '@playwright/test';
import { categoryPath, inLanguage, productPath } from '#domain/link/paths.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, test } from './storefront-test.ts';
import { watchPage } from './watch-page.ts';

/** Most bytes of the HTML of a second page, as they travel. */
const PRODUCT_BYTES = 3_500;
const LIST_BYTES = 4_000;

/** Opens a page; gives the coding and the length of its HTML on the wire. */
async function open(page: Page, url: string): Promise<{ coding: string | undefined; bytes: number }> {
  const response = await page.goto(url);
  const headers = await response?.allHeaders();
  const [coding, bytes] = [headers?.['content-encoding'], Number(headers?.['content-length'])];
  return { coding, bytes };
}

// Bytes are the same on every screen. A worker passes them on.
for (const [at, shop] of SUBDOMAINS.entries())
  for (const serviceWorkers of at === 0 ? (['block', 'allow'] as const) : (['block'] as const))
    test(`${shop}: pages after the first come packed by what the browser has; workers: ${serviceWorkers}`, {
      tag: ON_WIDE_SCREENS,
    }, async ({ browser, catalogueOf }) => {
      const context = await browser.newContext({ serviceWorkers });
      const page = await context.newPage();
      const complaints = await watchPage(page);
      const { products, categories } = await catalogueOf(shop);
      const ids = findOffers({ products, categories }, () => true).map(({ variation }) => variation.id);
      const language = shop === 'local' ? 'ru' : 'uz';
      const product = (id = 0) => shopUrl(shop, inLanguage(productPath(id), language, 'ru'));
      const list = shopUrl(shop, inLanguage(categoryPath(categories[0]?.slug ?? ''), language, 'ru'));

      const first = await open(page, product(ids[0]));
      expect(first.coding).toBe('br');
      if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(async () => (await open(page, product(ids[0]))).coding).toBe('dcz');
      for (const id of ids.slice(1, 6)) {
        const { coding, bytes } = await open(page, product(id));
        expect([coding, bytes > 0 && bytes <= PRODUCT_BYTES], `${id}: ${bytes} bytes`).toEqual(['dcz', true]);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expect(page.locator('html')).toHaveAttribute('data-tenant', shop);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
      const { coding, bytes } = await open(page, list);
      expect([coding, bytes > 0 && bytes <= LIST_BYTES], `${bytes} bytes`).toEqual(['dcz', true]);
      expect(complaints).toEqual([]);
      await context.close();
    });
