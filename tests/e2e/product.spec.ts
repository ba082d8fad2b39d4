import { expect } from '@playwright/test';
import type { Product, Variation } from '#contract/catalogue.ts';
import { inLanguage, productPath, productVariationPath } from '#paths.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

test('[PDP-01] a product page stands at its variation’s id and starts at the top', async ({ page, catalogueOf }) => {
  const catalogue = await catalogueOf('default');
  const [{ product, variation }] = findOffers(catalogue, isScarce);
  const answer = await page.goto(shopUrl('default', productPath(variation.id)));
  expect(answer?.status()).toBe(200);
  await expect(shopPage(page).title).toHaveText(variation.name.ru ?? '');

  const category = catalogue.categories.find(({ id }) => id === product.categoryId);
  await page.goto(shopUrl('default', `/category/${category?.slug}`));
  const last = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const language of ['ru', 'uz', 'en'] as const) {
  test(`[PDP-01] a product that is not there gets the not-found page with status 404, in ${language}`, async ({ page }) => {
    for (const path of ['/product/1', '/product/none', '/product-variation/1']) {
      const answer = await page.goto(shopUrl('default', inLanguage(path, language, 'ru')));
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(language)('shell.notFoundTitle'));
    }
  });
}

test('[PDP-06] choosing a value leads to the variation that has it, and that one can be bought', async ({ page, catalogueOf, isMobile }) => {
  const [{ product, variation }] = findOffers(await catalogueOf('default'), (offer) => isScarce(offer) && siblingOf(offer) !== undefined);
  const sibling = siblingOf({ product, variation });
  if (!sibling) throw new Error('The offer has a sibling, or it would not have been found.');
  const complaints = await watchPage(page);
  const { title, buyBox, toast } = shopPage(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  for (const { name, value } of variation.properties) {
    await expect(buyBox.value(name.ru ?? '', value.label.ru ?? '')).toHaveAttribute('aria-current', 'true');
  }
  const changed = sibling.properties.find(({ code, value }) => valueIdOf(variation, code) !== value.id);
  const [name, label] = [changed?.name.ru ?? '', changed?.value.label.ru ?? ''];
  await buyBox.value(name, label).click();

  await expect(page).toHaveURL(shopUrl('default', isMobile ? productVariationPath(sibling.id) : productPath(sibling.id)));
  await expect(title).toHaveText(sibling.name.ru ?? '');
  await expect(buyBox.value(name, label)).toHaveAttribute('aria-current', 'true');
  await buyBox.add.click();
  await expect(toast(t('notice.added'))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[PDP-06] the button is busy while the product is being added', async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, toast } = shopPage(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/market-api/add-to-cart', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(shopUrl('default', productPath(variation.id)));
  await buyBox.add.click();
  await expect(buyBox.adding).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(toast(t('notice.added'))).toBeVisible();
  await expect(buyBox.add).toHaveAttribute('aria-busy', 'false');
});

const valueIdOf = (variation: Variation, code: string) => variation.properties.find((property) => property.code === code)?.value.id;

/** A variation in stock that differs in one property alone. */
function siblingOf({ product, variation }: { product: Product; variation: Variation }): Variation | undefined {
  return product.variations.find((one) => {
    return one.stock.count > 0 && one.properties.filter(({ code, value }) => valueIdOf(variation, code) !== value.id).length === 1;
  });
}
