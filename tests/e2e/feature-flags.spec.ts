import { expect } from '@playwright/test';
import { productPath } from '#domain/link/paths.ts';
import type { DemoShop } from './demo-shops.ts';
import { openProduct } from './product-ready.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

// A finger has no pointer to follow.
test('[TEN-06] the magnifier makes a picture larger where the pointer is, in a shop that has it', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const complaints = await watchPage(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const magnifiers = () => scripts.filter((url) => /\/magnifier\b[^/]*\.js/.test(url)).length;
  const pictureIn = async (shop: DemoShop) => {
    const { products } = await catalogueOf(shop);
    const variation = products.flatMap((one) => one.variations).find(({ images }) => images.length > 1);
    await openProduct(page, shopUrl(shop, productPath(variation?.id ?? 0)));
    return page
      .getByRole('list', { name: t('product.photos') })
      .getByRole('img')
      .first();
  };
  const widthOf = async (picture: typeof first) => (await picture.boundingBox())?.width ?? 0;

  const first = await pictureIn('default');
  const lengthOf = () =>
    page.getByRole('list', { name: t('product.photos') }).evaluate((list) => list.scrollWidth);
  const [before, length] = [await widthOf(first), await lengthOf()];
  // It comes as a file of its own.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await first.hover({ position: { x: 20, y: 20 } });
    await expect.poll(() => widthOf(first), { timeout: 2_000 }).toBeGreaterThan(2 * before);
  }).toPass();
  expect(await lengthOf()).toBe(length);
  await page.mouse.move(0, 0);
  await expect.poll(() => widthOf(first)).toBe(before);
  expect(magnifiers()).toBe(1);

  const without = await pictureIn('dev');
  const plain = await widthOf(without);
  await without.hover({ position: { x: 20, y: 20 } });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await widthOf(without)).toBe(plain);
  expect(magnifiers()).toBe(1);
  expect(complaints).toEqual([]);
});

// Nothing of it depends on the screen.
test('[TEN-06] the supplier stands among the characteristics where a shop wishes, and names of categories in the search', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [shop, wishes] of [
    ['test', true],
    ['default', false],
  ] as const) {
    const { products } = await catalogueOf(shop);
    const [variation] = products.find(({ characteristics }) => characteristics.length > 0)?.variations ?? [];
    await page.goto(shopUrl(shop, productPath(variation?.id ?? 0)));
    const facts = page.getByRole('region', { name: t('product.characteristics') });
    const row = facts.locator('dl > div').filter({ hasText: t('product.supplier') });
    await expect(facts).toBeVisible();
    await expect(row).toHaveCount(wishes ? 1 : 0);
    if (wishes) {
      const seller = page
        .getByText(`${t('product.seller')}:`)
        .getByRole('link')
        .first();
      await expect(row.getByRole('definition')).toHaveText((await seller.textContent()) ?? '');
    }
    const field = page.getByRole('search').locator('input');
    const words = t('shell.searchPlaceholder');
    if (wishes) await expect(field).not.toHaveAttribute('placeholder', words);
    else await expect(page.locator('[data-words]')).toHaveCount(0);
  }
});
