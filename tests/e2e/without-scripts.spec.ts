import { expect } from '@playwright/test';
import { SUBDOMAINS } from './demo-shops.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

test.use({ javaScriptEnabled: false });

for (const [at, shop] of SUBDOMAINS.entries()) {
  // Each page is checked once: on a phone in one shop, on a wide screen in the next.
  const tag = at % 2 === 0 ? ON_WIDE_SCREENS : ON_PHONES;
  test(`${shop} without scripts can be read and offers nothing that only a script does`, { tag }, async ({
    page,
  }) => {
    const { title, buyBox } = shopPage(page);
    const t = textsOf('ru');
    const note = page.locator('noscript p').first();
    const byPhone = page.getByRole('main').locator('a[href^="tel:"]').first();
    const waiting = page.getByRole('button').and(page.locator('[data-action]'));
    await page.goto(shopUrl(shop));
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await link.textContent();
    await expect(waiting).toHaveCount(0);

    await link.click();
    await expect(title).toHaveText(name ?? '');
    await expect(buyBox.price).toBeVisible();
    await expect(buyBox.add).toBeHidden();
    await expect(waiting).toHaveCount(0);
    await expect(page.locator('[aria-pressed]')).toHaveCount(0);
    await expect(note).toHaveText(t('cart.needs-script'));
    await expect(note).toBeVisible();
    await expect(byPhone).toBeVisible();
    await expect(page.locator('[data-controls]:visible')).toHaveCount(0);
    const url = page.url();
    const thumb = page.getByRole('link', { name: t('product.photo', { number: 2 }), exact: true });
    // Some galleries show all pictures at once.
    if (await thumb.isVisible()) {
      await thumb.click();
      await expect(page).toHaveURL(`${url}#photo-2`);
      await expect(page.locator('#photo-2')).toBeInViewport({ ratio: 0.5 });
      await expect(thumb).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    }

    await page.goto(shopUrl(shop, '/cart'));
    await expect(note).toHaveText(t('cart.needs-script'));
    await expect(note).toBeVisible();
    await expect(byPhone).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
  });
}
