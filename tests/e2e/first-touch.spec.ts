import { setTimeout as later } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { productPath, productVariationPath } from '#paths.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

/** How long a slow network takes for each script, in milliseconds. */
const SLOW = 600;

/** How often the platform is asked to put something into a cart. */
function countAdds(page: Page): () => number {
  let adds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/market-api/add-to-cart')) adds += 1;
  });
  return () => adds;
}

test('the first click on "add to cart" is not lost on a slow network, and happens once', async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, cart, toast, cartLink } = shopPage(page);
  const adds = countAdds(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await page.route('**/_astro/*.js', async (route) => {
    await later(SLOW);
    await route.continue();
  });
  await buyBox.add.click();
  await expect(toast(t('notice.added'))).toBeHidden();
  await expect(toast(t('notice.added'))).toBeVisible();
  await expect(cartLink('1')).toBeVisible();

  await page.goto(shopUrl('default', '/cart'));
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.quantity).toHaveValue('1');
  expect(adds()).toBe(1);
});

test('clicks that come before the island lives are made again in their order, each once', async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, cartLink } = shopPage(page);
  const adds = countAdds(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await page.route('**/_astro/*.js', async (route) => {
    await later(SLOW);
    await route.continue();
  });
  await buyBox.increase.click();
  await buyBox.increase.click();
  await expect(buyBox.quantity).toHaveValue('1');
  await expect(buyBox.quantity).toHaveValue('3');
  await buyBox.add.click();
  await expect(cartLink('3')).toBeVisible();
  expect(adds()).toBe(1);
});

test('where the island cannot load a toast says so, and the page still works', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const [{ variation }] = findOffers(
    await catalogueOf('default'),
    ({ product, variation: { id, stock } }) => {
      return stock.count > 0 && product.variations.some((other) => other.id !== id && other.stock.count > 0);
    },
  );
  const { title, buyBox, toast } = shopPage(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await page.route('**/_astro/*.js', (route) => route.abort());
  await buyBox.add.click();
  await expect(toast(t('notice.not-loaded'))).toBeVisible();

  // To choose takes no island.
  const other = page.locator('.buy-box').getByRole('link').and(page.locator(':not([aria-current])')).first();
  const id = Number((await other.getAttribute('href'))?.split('/').at(-1));
  await other.click();
  await expect(page).toHaveURL(shopUrl('default', isMobile ? productVariationPath(id) : productPath(id)));
  await expect(title).toBeVisible();
});
