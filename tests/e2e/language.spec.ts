import { expect } from '@playwright/test';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { inLanguage, productPath } from '#domain/link/paths.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

for (const shop of SUBDOMAINS) {
  // Addresses are the same on every screen.
  test(`[I18N-01] ${shop} speaks Russian without a prefix, Uzbek and English with one`, {
    tag: ON_WIDE_SCREENS,
  }, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(shopUrl(shop, inLanguage('/cart', language, 'ru')));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(shopPage(page).title).toHaveText(textsOf(language)('shell.cart'));
      const switcher = page.getByRole('navigation', {
        name: textsOf(language)('shell.language'),
        exact: true,
      });
      await expect(switcher.getByRole('link')).toHaveCount(LANGUAGES.length);
    }
    for (const path of ['/ru', '/ru/cart', '/kk/cart'])
      expect((await page.goto(shopUrl(shop, path)))?.status(), path).toBe(404);
  });
}

test('[I18N-02] the switcher keeps the page, and the choice is remembered on a later visit', async ({
  page,
  context,
  catalogueOf,
  isMobile,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { title } = shopPage(page);
  const path = productPath(variation.id);
  await page.goto(shopUrl('default', path));
  await expect(title).toHaveText(variation.name.ru ?? '');
  // On phones the inner pages of this shop have it behind More.
  if (isMobile) await page.getByRole('button', { name: textsOf('ru')('shell.more') }).tap();
  await page.getByRole('link', { name: 'UZ, Oʻzbekcha' }).click();
  await expect(page).toHaveURL(shopUrl('default', `/uz${path}`));
  await expect(title).toHaveText(variation.name.uz ?? '');

  const later = await context.newPage();
  await later.goto(shopUrl('default'));
  await expect(later).toHaveURL(shopUrl('default', '/uz'));
  // A shopper who chooses the other language inside the shop gets it.
  await later.getByRole('link', { name: 'RU, Русский' }).click();
  await expect(later).toHaveURL(shopUrl('default'));
  await expect(later.locator('html')).toHaveAttribute('lang', 'ru');

  // An address with a language is shown as it is, whatever was chosen.
  await later.goto(shopUrl('default', `/en${path}`));
  await expect(shopPage(later).title).toHaveText(variation.name.en ?? '');
});
