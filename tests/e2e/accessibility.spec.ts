import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { inLanguage } from '#domain/link/paths.ts';
import { violationsOn } from './axe.ts';
import { type DemoShop, SUBDOMAINS } from './demo-shops.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { addFromPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The whole catalogue menu, as it opens on wide screens. */
async function openCatalogue(page: Page, language: Language): Promise<void> {
  const name = textsOf(language)('shell.catalogue');
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page.locator('#catalogue').getByRole('link').first()).toBeVisible();
}

/** Puts a product into the cart, and checks the notice and the cart. */
async function violationsOfShopping(
  page: Page,
  shop: DemoShop,
  language: Language,
  catalogue: Catalogue,
): Promise<Record<string, string[]>> {
  const [{ variation }] = findOffers(catalogue, isScarce);
  await addFromPage(page, shop, variation.id, language);
  const toast = await violationsOn(page);
  await page.goto(shopUrl(shop, inLanguage('/cart', language, 'ru')));
  await expect(page.getByRole('spinbutton')).toBeVisible();
  return { toast, cart: await violationsOn(page) };
}

for (const [at, shop] of SUBDOMAINS.entries()) {
  const language = LANGUAGES[at % LANGUAGES.length] ?? 'ru';
  test(`[A11Y-01] axe has nothing to say of the catalogue menu of ${shop}, in light and in dark`, {
    tag: ON_WIDE_SCREENS,
  }, async ({ page }) => {
    await page.goto(shopUrl(shop, inLanguage('/cart', language, 'ru')));
    await openCatalogue(page, language);
    expect(await violationsOn(page)).toEqual([]);
  });

  test(`[A11Y-01] axe has nothing to say of what goes into the cart of ${shop}, in light and in dark`, {
    tag: at % 2 === 0 ? ON_PHONES : ON_WIDE_SCREENS,
  }, async ({ page, catalogueOf }) => {
    const catalogue = await catalogueOf(shop);
    expect(await violationsOfShopping(page, shop, language, catalogue)).toEqual({ toast: [], cart: [] });
  });
}
