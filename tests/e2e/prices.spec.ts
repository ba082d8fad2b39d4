import { expect } from '@playwright/test';
import { productPath } from '#domain/link/paths.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { changeVariation, needsSandbox } from './control.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { addFromPage, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';

test('[CAT-09] a price that changed after the build is laid over the static page, in the product, in cards and in the cart', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  needsSandbox();
  const catalogue = await catalogueOf('test');
  // Each project changes a product of its own, because both run against the same platform.
  const offers = findOffers(
    catalogue,
    (offer) => isScarce(offer) && offer.product.variations[0]?.id === offer.variation.id,
  );
  const { product, variation } = (isMobile ? offers[1] : offers[0]) ?? offers[0];
  const category = catalogue.categories.find(({ id }) => id === product.categoryId);
  const before = { newPrice: variation.newPrice, oldPrice: variation.oldPrice };
  const price = formatPrice(variation.newPrice + 7000, 'UZS');
  const { buyBox, cart } = shopPage(page);
  try {
    await changeVariation('test', variation.id, {
      newPrice: variation.newPrice + 7000,
      oldPrice: variation.newPrice + 7000,
    });
    const answer = await page.goto(shopUrl('test', productPath(variation.id)));
    expect(await answer?.text()).not.toContain(price);
    await expect(buyBox.price).toHaveText(price);

    await page.goto(shopUrl('test', `/category/${category?.slug}`));
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: variation.name.ru ?? '', exact: true }) });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText(price);

    await addFromPage(page, 'test', variation.id);
    await page.goto(shopUrl('test', '/cart'));
    await expect(cart.lines).toContainText(price);
  } finally {
    await changeVariation('test', variation.id, before);
  }
});

// The same on every screen.
test('[CAT-09] without current prices the page stays good', { tag: ON_WIDE_SCREENS }, async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('dev'), isScarce);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/variations/prices'),
  );
  await page.route('**/market-api/variations/prices*', (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(shopUrl('dev', productPath(variation.id)));
  await failed;
  await expect(shopPage(page).buyBox.price).toHaveText(formatPrice(variation.newPrice, 'UZS'));
  await addFromPage(page, 'dev', variation.id);
  await page.goto(shopUrl('dev', '/cart'));
  await expect(shopPage(page).cart.lines).toContainText(formatPrice(variation.newPrice, 'UZS'));
  expect(errors).toEqual([]);
});
