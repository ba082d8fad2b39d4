import { expect, type Locator } from '@playwright/test';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { inLanguage, productPath, productVariationPath } from '#domain/link/paths.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { openProduct } from './product-ready.ts';
import { ON_PHONES } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, type Offer, test } from './storefront-test.ts';

const LANGUAGES = ['ru', 'uz', 'en'] as const;

/** Distance of an element from the top of the window, in px. */
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

const hasManyChoices = ({ product, variation }: Offer) =>
  variation.properties.length > 1 && product.variations.length > 3 && variation === product.variations[0];

const nameLength = ({ variation }: Offer, language: (typeof LANGUAGES)[number]) =>
  (variation.name[language] ?? '').length;

for (const shop of SUBDOMAINS) {
  test(`[PDP-07] no change of a variation of ${shop} moves the page, also back and forward`, {
    tag: ON_PHONES,
  }, async ({ page, catalogueOf }) => {
    const [{ product, variation }] = findOffers(await catalogueOf(shop), hasManyChoices);
    await openProduct(page, shopUrl(shop, productPath(variation.id)));
    const chooser = page.locator('[data-chooser]');
    await chooser.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await topOf(chooser);
    const stays = async (what: string) =>
      expect(Math.abs((await topOf(chooser)) - place), what).toBeLessThan(2);
    const shown = [variation.id];
    for (const next of walkOf(product).slice(0, 4)) {
      await chooser.locator(`li a[href$="/${next}"]:not([aria-current])`).first().tap();
      await expect(page).toHaveURL(shopUrl(shop, productVariationPath(next)));
      await stays(`${shown.at(-1)} to ${next}`);
      shown.push(next);
    }
    expect(shown.length).toBeGreaterThan(3);
    await page.goBack();
    await expect(page).toHaveURL(shopUrl(shop, productVariationPath(shown.at(-2) ?? 0)));
    await expect(page.locator(`section[data-item="${shown.at(-2)}"]`)).toHaveCount(1);
    await stays('back');
    await page.goForward();
    await expect(page.locator(`section[data-item="${shown.at(-1)}"]`)).toHaveCount(1);
    await stays('forward');
  });

  test(`[PDP-03] the button into the cart of ${shop} is on the first screen, however long a name is`, async ({
    page,
    catalogueOf,
    isMobile,
  }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    const offers = findOffers(
      await catalogueOf(shop),
      ({ product, variation }) => variation.stock.count > product.minOrder,
    );
    for (const language of LANGUAGES) {
      const [longest] = offers.toSorted(
        (one, other) => nameLength(other, language) - nameLength(one, language),
      );
      const path = productPath(longest?.variation.id ?? 0);
      await page.goto(shopUrl(shop, inLanguage(path, language, 'ru')));
      // A phone has it in a bar, until the page's own is there.
      const bar = page.locator('.product__bar [data-action=add]');
      const add = isMobile ? bar : shopPage(page, language).buyBox.add;
      await expect(add, path).toBeInViewport({ ratio: 1 });
      const title = page.getByRole('heading', { level: 1 });
      const size = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size, path).toBeLessThanOrEqual(32);
      await expect(title).toHaveText(longest?.variation.name[language] ?? '');
    }
  });
}

/** Variations to choose one after the other, each a press away from the one before. */
function walkOf({ variations: [first, ...others] }: Product): number[] {
  const walk: number[] = [];
  let at = first;
  const left = new Set(others);
  for (;;) {
    const here = at;
    const next = [...left].find((one) => here && differences(here, one) === 1);
    if (!next) return walk;
    walk.push(next.id);
    left.delete(next);
    at = next;
  }
}

type Variation = Product['variations'][number];

/** Number of properties in which two variations differ. */
const differences = (one: Variation, other: Variation) =>
  one.properties.filter(({ code, value }) =>
    other.properties.some((property) => property.code === code && property.value.id !== value.id),
  ).length;
