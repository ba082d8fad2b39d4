import { expect } from '@playwright/test';
import { categoryPath, productPath } from '#domain/link/paths.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { layoutShift, scrollTo } from './layout-shift.ts';
import { addFromPage, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';

const MOST_SHIFT = 0.05;

for (const [at, shop] of SUBDOMAINS.entries()) {
  test(`the pages of ${shop} stand still while they load`, async ({ page, catalogueOf, isMobile }) => {
    const catalogue = await catalogueOf(shop);
    const [{ variation }] = findOffers(catalogue, isScarce);
    const category = catalogue.categories.find(({ parentId }) => parentId === null);
    // Each page is checked once: on a phone in one shop, on a wide screen in the next.
    const isOwn = (_: unknown, index: number) => (index + at) % 2 === Number(isMobile);
    const paths = ['/', categoryPath(category?.slug ?? ''), productPath(variation.id)];
    for (const path of paths.filter(isOwn)) {
      const prices = page.waitForResponse(/\/variations\/prices/);
      await page.goto(shopUrl(shop, path));
      await scrollTo(page.getByRole('article').last());
      await prices;
      expect.soft(await layoutShift(page), path).toBeLessThan(MOST_SHIFT);
    }
    if (!isOwn('the cart', 3)) return;
    await page.goto(shopUrl(shop, '/cart'));
    await expect(shopPage(page).cart.nothing).toBeVisible();
    expect.soft(await layoutShift(page), 'an empty cart').toBeLessThan(MOST_SHIFT);

    await addFromPage(page, shop, variation.id);
    await page.goto(shopUrl(shop, '/cart'));
    await expect(shopPage(page).cart.lines).toHaveCount(1);
    expect.soft(await layoutShift(page), 'a cart with a line').toBeLessThan(MOST_SHIFT);
  });
}
