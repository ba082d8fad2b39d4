import { expect, type Page } from '@playwright/test';
import { needsSandbox } from './control.ts';
import type { DemoShop } from './demo-shops.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_PHONES } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isOrderable, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

/** A number, and a unit that a line may break before. */
const LOOSE = /\d (?:[а-яё]{1,2}|шт)(?![а-яё])/i;
const UNIT = /\d (?:ГБ|см|г|кг|л|мл|шт)(?![а-яё])/;

test.beforeEach(() => needsSandbox());

/** Names and values in sight whose number may part from its unit. */
function looseUnits(page: Page): Promise<string[]> {
  return page.locator('main, dialog[open]').evaluateAll((roots, pattern) => {
    const loose = new RegExp(pattern, 'i');
    return roots.flatMap((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (loose.test(node.nodeValue ?? '') && node.parentElement?.checkVisibility())
          found.push(`${node.parentElement.className}: ${node.nodeValue}`);
      return found;
    });
  }, LOOSE.source);
}

for (const shop of ['local', 'test'] as const satisfies DemoShop[])
  test(`[I18N-03] ${shop}: a number stays with its unit where a script draws a name`, {
    tag: ON_PHONES,
  }, async ({ page, context, catalogueOf }) => {
    const catalogue = await catalogueOf(shop);
    const offers = findOffers(
      catalogue,
      (offer) => isOrderable(offer) && UNIT.test(offer.variation.name.ru ?? ''),
    ).slice(0, 3);
    await aPayingCustomer(
      context,
      shop,
      Object.fromEntries(offers.map(({ variation }) => [variation.stock.id, 1])),
    );
    await page.goto(shopUrl(shop, '/cart'));
    await expect(shopPage(page).cart.lines).toHaveCount(offers.length);
    expect.soft(await looseUnits(page), 'the cart').toEqual([]);

    await page.goto(shopUrl(shop, '/checkout'));
    await page
      .getByRole('region', { name: t('checkout.goods') })
      .locator('summary')
      .click();
    expect.soft(await looseUnits(page), 'the checkout').toEqual([]);

    const [{ variation }] = offers as [(typeof offers)[0], ...typeof offers];
    await page.goto(shopUrl(shop, `/search?query=${encodeURIComponent(variation.sku ?? '')}`));
    await expect(page.locator('.product-card').first()).toBeVisible();
    expect.soft(await looseUnits(page), 'found products').toEqual([]);
  });
