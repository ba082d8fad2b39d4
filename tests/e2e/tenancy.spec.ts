import { expect } from '@playwright/test';
import { DEMO_SHOPS, SUBDOMAINS } from './demo-shops.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { addFromPage, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';

const namesBut = (shop: string) => SUBDOMAINS.filter((one) => one !== shop).map((one) => DEMO_SHOPS[one]);

// Hosts are the same on every screen.
for (const shop of SUBDOMAINS) {
  test(`[TEN-01] the host ${shop} shows its own shop and nothing of the others`, {
    tag: ON_WIDE_SCREENS,
  }, async ({ page }) => {
    await page.goto(shopUrl(shop));
    await expect(page).toHaveTitle(new RegExp(DEMO_SHOPS[shop]));
    await expect(page.getByRole('img', { name: DEMO_SHOPS[shop] })).toBeVisible();
    const html = await page.content();
    for (const name of namesBut(shop)) expect(html).not.toContain(name);
  });
}

test('[TEN-01] an unknown host gets a plain 404 page without any shop', { tag: ON_WIDE_SCREENS }, async ({
  page,
}) => {
  test.skip(!shopUrl('x').includes('.localhost'), 'Only below localhost every name leads to the host.');
  for (const path of ['/', '/cart', '/market-api/products', '/uz']) {
    const answer = await page.goto(shopUrl('nobody', path));
    expect(answer?.status(), path).toBe(404);
    expect(answer?.headers()['content-type'], path).toContain('text/plain');
    await expect(page.locator('body')).toHaveText('There is no shop at this address.');
  }
});

test('two shops in one browser never see each other’s cart', { tag: ON_WIDE_SCREENS }, async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('local'), isScarce);
  const { cart, cartLink } = shopPage(page);
  await addFromPage(page, 'local', variation.id);
  await expect(cartLink('1')).toBeVisible();

  await page.goto(shopUrl('default', '/cart'));
  await expect(cart.nothing).toBeVisible();
  await expect(cartLink('')).toBeVisible();

  await page.goto(shopUrl('local', '/cart'));
  await expect(cart.lines).toHaveCount(1);
});
