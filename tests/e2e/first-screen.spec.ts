import { expect, type Page } from '@playwright/test';
import { inLanguage } from '#domain/link/paths.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { ON_PHONES } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';

const LANGUAGES = ['ru', 'uz', 'en'] as const;

/** Lower edges in px of the first prices of cards, and the height of the highest card of a list. */
function measureGoods(page: Page) {
  return page.locator('main').evaluate((main) => {
    const boxes = (selector: string) =>
      [...main.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const prices = boxes('.product-card [data-part=price]').filter(({ height }) => height > 0);
    return {
      prices: prices.map(({ bottom }) => bottom + scrollY).sort((one, other) => one - other),
      highest: Math.max(...boxes('.product-grid .product-card').map(({ height }) => height)),
    };
  });
}

/** Address of a category of each shop, with goods in two columns and more. */
const CATEGORIES = {
  local: '/category/holodilniki',
  default: '/category/women',
  dev: '/category/bakaleya',
  test: '/category/bedroom',
};

for (const shop of SUBDOMAINS) {
  test(`[SHL-12] goods with prices are on the first screen of ${shop}`, { tag: ON_PHONES }, async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      await page.goto(shopUrl(shop, inLanguage('/', language, 'ru')));
      const { prices } = await measureGoods(page);
      expect(prices[0], language).toBeLessThan(844);
    }
  });

  test(`[CAT-01] two prices are on the first screen of a list of ${shop}, and cards are low`, {
    tag: ON_PHONES,
  }, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(shopUrl(shop, inLanguage(CATEGORIES[shop], language, 'ru')));
      const { prices, highest } = await measureGoods(page);
      expect(prices[1], language).toBeLessThan(780);
      expect(highest, language).toBeLessThanOrEqual(360);
    }
  });
}

test('[SHL-04] nothing of the navigation lies on the bar of a page', { tag: ON_PHONES }, async ({
  page,
  catalogueOf,
}) => {
  for (const shop of SUBDOMAINS) {
    const { products } = await catalogueOf(shop);
    const [variation] = products.flatMap(({ variations }) => variations);
    await page.goto(shopUrl(shop, `/product/${variation?.id}`));
    // The line above the navigation belongs to both.
    const bar = page.locator('.product__bar');
    const nav = page.locator('.bottom-nav');
    await page.evaluate(() => scrollTo(0, 0));
    if (!(await bar.isVisible())) continue;
    const [above, below] = [await bar.boundingBox(), await nav.boundingBox()];
    const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(Math.abs(gap), shop).toBeLessThan(2);
    const highest = await nav.evaluate((all) =>
      Math.min(
        ...[...all.querySelectorAll(':scope > *, .icon')].map((one) => one.getBoundingClientRect().top),
      ),
    );
    expect(Math.round(highest), shop).toBeGreaterThanOrEqual(Math.round(below?.y ?? 0));
  }
});
