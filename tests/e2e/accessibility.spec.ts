import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/primitive.ts';
import { inLanguage } from '#paths.ts';
import { violationsOn } from './axe.ts';
import { type DemoShop, SUBDOMAINS } from './demo-shops.ts';
import { pageOfEachKind } from './page-kinds.ts';
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

/** Puts something into the cart, and looks at what says so and at the cart that has it. */
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
  test(`[A11Y-01] axe has nothing to say of any page, menu or notice of ${shop}, in light and in dark`, async ({
    page,
    catalogueOf,
    isMobile,
  }) => {
    // Axe reads a dozen pages, each twice.
    test.setTimeout(180_000);
    const language = LANGUAGES[(at + Number(isMobile)) % LANGUAGES.length] ?? 'ru';
    const catalogue = await catalogueOf(shop);
    // What a phone sees of one shop a wide screen sees of the next.
    const paths = pageOfEachKind(catalogue).filter((_, index) => (index + at) % 2 === Number(isMobile));
    for (const path of paths) {
      await page.goto(shopUrl(shop, inLanguage(path, language, 'ru')));
      expect.soft(await violationsOn(page), path).toEqual([]);
    }
    if (!isMobile) {
      await openCatalogue(page, language);
      expect.soft(await violationsOn(page), 'the catalogue menu').toEqual([]);
    }
    if (isMobile === (at % 2 === 0))
      expect(await violationsOfShopping(page, shop, language, catalogue)).toEqual({ toast: [], cart: [] });
  });
}
