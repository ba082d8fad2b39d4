import { expect } from '@playwright/test';
import { categoryPath, productPath } from '#domain/link/paths.ts';
import { layoutShift } from './layout-shift.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';

test('[CAT-10] a picture that does not load is the placeholder, wherever it stands, and nothing moves', async ({
  page,
  catalogueOf,
}) => {
  const catalogue = await catalogueOf('default');
  const [{ variation }] = findOffers(catalogue, isScarce);
  const category = catalogue.categories.find(({ parentId }) => parentId === null);
  await page.route(/\/market-api\/media\//, (route) => route.abort());
  for (const path of ['/', categoryPath(category?.slug ?? ''), productPath(variation.id)]) {
    await page.goto(shopUrl('default', path));
    const broken = () =>
      page.evaluate(() => {
        const there = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc);
        return { there: there.length > 0, broken: there.filter((image) => !image.naturalWidth).length };
      });
    await expect.poll(broken, path).toEqual({ there: true, broken: 0 });
    expect.soft(await layoutShift(page), path).toBeLessThan(0.05);
  }
});
