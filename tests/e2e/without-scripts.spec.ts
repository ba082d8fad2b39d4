import { expect } from '@playwright/test';
import { SUBDOMAINS } from './demo-shops.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

test.use({ javaScriptEnabled: false });

for (const shop of SUBDOMAINS) {
  test(`${shop} without scripts can be read and offers nothing that only a script does`, async ({ page }) => {
    const { title, buyBox } = shopPage(page);
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

    await page.goto(shopUrl(shop, '/cart'));
    const note = page.locator('noscript p');
    await expect(note).toHaveText(textsOf('ru')('cart.needs-script'));
    await expect(note).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
  });
}
