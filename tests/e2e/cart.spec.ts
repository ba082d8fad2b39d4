import { expect } from '@playwright/test';
import { addFromPage, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

test('[CRT-02] the count goes up to the stock and not above it, and the control removes the line at 0', async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('dev'), isScarce);
  const { cart, toast } = shopPage(page);
  const { count } = variation.stock;
  await addFromPage(page, 'dev', variation.id);
  await page.goto(shopUrl('dev', '/cart'));
  await expect(cart.quantity).toHaveValue('1');
  await cart.increase.click();
  await expect(cart.quantity).toHaveValue('2');

  await cart.quantity.fill('9999');
  await cart.quantity.press('Enter');
  await expect(toast(t('notice.amount-balance', { available: count }))).toBeVisible();
  await expect(cart.quantity).toHaveValue(String(count));
  await cart.increase.click();
  await expect(cart.quantity).toHaveValue(String(count));

  await cart.quantity.fill('1');
  await cart.quantity.press('Enter');
  await expect(cart.quantity).toHaveValue('1');
  await cart.decrease.click();
  await expect(cart.nothing).toBeVisible();
  await page.getByRole('button', { name: t('notice.undo') }).click();
  await expect(cart.quantity).toHaveValue('1');
});

test('[CRT-01] the cart stands by seller and speaks the language of the page', async ({
  page,
  catalogueOf,
}) => {
  const [first, ...others] = findOffers(await catalogueOf('test'), isScarce);
  const second = others.find(
    ({ variation }) => variation.stock.supplierId !== first.variation.stock.supplierId,
  );
  if (!second) throw new Error('The marketplace has one seller alone.');
  const { cart } = shopPage(page, 'uz');
  await addFromPage(page, 'test', first.variation.id);
  await addFromPage(page, 'test', second.variation.id);
  await page.goto(shopUrl('test', '/uz/cart'));
  for (const { variation } of [first, second])
    await expect(cart.lines.filter({ hasText: variation.name.uz ?? '' })).toHaveCount(1);
  const sellers = page.getByRole('heading', { name: textsOf('uz')('cart.seller-of', { name: '' }) });
  await expect(sellers).toHaveCount(2);
});

test('[CRT-03] removing a line and emptying the cart say so', async ({ page, catalogueOf }) => {
  const [first, second] = findOffers(await catalogueOf('dev'), isScarce);
  const { cart, toast, cartLink } = shopPage(page);
  await addFromPage(page, 'dev', first.variation.id);
  await addFromPage(page, 'dev', second?.variation.id ?? 0);
  await page.goto(shopUrl('dev', '/cart'));
  await expect(cart.lines).toHaveCount(2);
  await cart.remove(first.variation.name.ru ?? '').click();
  await expect(toast(t('notice.remove_cart_sucsessfuly'))).toBeVisible();
  await expect(cart.lines).toHaveCount(1);

  await page.getByRole('button', { name: t('cart.empty-cart') }).click();
  await page.getByRole('button', { name: t('cart.empty-no') }).click();
  await expect(cart.lines).toHaveCount(1);
  await page.getByRole('button', { name: t('cart.empty-cart') }).click();
  await page.getByRole('button', { name: t('cart.empty-yes') }).click();
  await expect(toast(t('notice.cart-emptied'))).toBeVisible();
  await expect(cart.nothing).toBeVisible();
  await expect(cartLink('')).toBeVisible();
});

test('[CRT-09] the cart outlives a reload and is the same in every tab', async ({
  page,
  context,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('dev'), isScarce);
  await addFromPage(page, 'dev', variation.id);
  await page.reload();
  await expect(shopPage(page).cartLink('1')).toBeVisible();

  const other = await context.newPage();
  await other.goto(shopUrl('dev', '/cart'));
  const there = shopPage(other);
  await there.cart.increase.click();
  await expect(there.cart.quantity).toHaveValue('2');
  await expect(shopPage(page).cartLink('2')).toBeVisible();

  await page.goto(shopUrl('dev', '/cart'));
  await shopPage(page).cart.increase.click();
  await expect(there.cart.quantity).toHaveValue('3');
  await expect(there.cartLink('3')).toBeVisible();
});

test('[SHL-06] the badge of the cart shows 99+ above 99', async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(
    await catalogueOf('dev'),
    ({ product, variation: { tracking, stock, tiers } }) => {
      return product.minOrder === 1 && tiers.length === 0 && (!tracking || stock.count >= 100);
    },
  );
  const { cart, cartLink } = shopPage(page);
  await addFromPage(page, 'dev', variation.id);
  await page.goto(shopUrl('dev', '/cart'));
  await cart.quantity.fill('99');
  await cart.quantity.press('Enter');
  await expect(cartLink('99')).toBeVisible();
  await cart.increase.click();
  await expect(cartLink('99+')).toBeVisible();
});
