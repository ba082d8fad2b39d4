import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '#contract/primitive.ts';
import { categoryPath, inLanguage, productPath } from '#paths.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, isScarce, test } from './storefront-test.ts';
import { rawKeysOn, sidewaysOn, smallTargetsOn } from './visit.ts';
import { watchPage } from './watch-page.ts';

/** Widths of the narrowest phones. */
const NARROW = [320, 360];

/** One page of each kind. */
function pageOfEachKind(catalogue: Catalogue): string[] {
  const [{ variation }] = findOffers(catalogue, isScarce);
  const category = catalogue.categories.find(({ parentId }) => parentId === null);
  return [
    '/',
    categoryPath(category?.slug ?? ''),
    productPath(variation.id),
    '/cart',
    '/page/dostavka',
    '/no-such-page',
  ];
}

/** Turns the page into one on the narrowest phones and back. */
async function expectRoomOnNarrowPhones(page: Page, path: string): Promise<void> {
  const usual = page.viewportSize();
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await sidewaysOn(page), `width of ${path} at ${width}`).toEqual([]);
    expect.soft(await smallTargetsOn(page), `buttons of ${path} at ${width}`).toEqual([]);
  }
  if (usual) await page.setViewportSize(usual);
}

for (const shop of SUBDOMAINS) {
  for (const language of LANGUAGES) {
    test(`[I18N-03] ${shop} in ${language}: no raw keys, no complaints, nothing wider than the screen, nothing too small to press`, async ({
      page,
      catalogueOf,
      isMobile,
    }) => {
      const complaints = await watchPage(page);
      for (const path of pageOfEachKind(await catalogueOf(shop))) {
        await page.goto(shopUrl(shop, inLanguage(path, language, 'ru')));
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        expect.soft(await rawKeysOn(page), `keys on ${path}`).toEqual([]);
        expect.soft(await sidewaysOn(page), `width of ${path}`).toEqual([]);
        if (isMobile) {
          expect.soft(await smallTargetsOn(page), `buttons of ${path}`).toEqual([]);
          await expectRoomOnNarrowPhones(page, path);
        }
      }
      expect(complaints).toEqual([]);
    });
  }
}
