import { expect, type Locator } from '@playwright/test';
import { cartPath, productPath } from '#domain/link/paths.ts';
import { needsSandbox } from './control.ts';
import { openProduct } from './product-ready.ts';
import { ON_PHONES } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0;

// A wide screen shows the whole form.
test('[ONE-01] a phone shows the sum of an order and its button below the first fields already', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  needsSandbox();
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await page
    .locator('.buy-box')
    .getByRole('button', { name: t('one-click.title') })
    .click();
  const address = page.getByRole('dialog', { name: t('address.title') });
  await address.getByLabel(t('address.region'), { exact: true }).selectOption({ index: 1 });
  await address.getByLabel(t('address.locality'), { exact: true }).selectOption({ index: 1 });
  await address.getByRole('button', { name: t('address.confirm') }).click();

  const dialog = page.getByRole('dialog', { name: t('one-click.title') });
  const buy = dialog.getByRole('button', { name: t('one-click.buy'), exact: true });
  await expect(buy).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(t('checkout.total'))).toBeInViewport({ ratio: 1 });
  // The last field scrolls free of them.
  const street = dialog.getByLabel(t('address.street'));
  await street.focus();
  const { y = 0, height = 0 } = (await street.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(await topOf(dialog.getByText(t('checkout.total'))));
});

test('[AUT-01] the dialog to sign in has one heading, that of its step', async ({ page }) => {
  await page.goto(shopUrl('local', cartPath()));
  await page
    .getByRole('link', { name: new RegExp(`^(?:${t('shell.profile')}|${t('shell.signIn')})$`) })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('sign-in.phone-title') });
  await expect(dialog.getByRole('heading')).toHaveText([t('sign-in.phone-title')]);
  await dialog.getByRole('button', { name: t('sign-in.by-password') }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText([t('sign-in.password-title')]);
});

// Side by side on wide screens.
test('[PDP-11] of two buttons below each other the one that leads on is the upper one', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  const catalogue = await catalogueOf('default');
  const dresses = catalogue.categories.find(({ slug }) => slug === 'dresses')?.id;
  const [{ variation }] = findOffers(
    catalogue,
    (offer) => offer.product.categoryId === dresses && offer.variation.stock.count >= 3,
  );
  await page.goto(shopUrl('default', productPath(variation.id)));
  await page
    .locator('.buy-box')
    .getByRole('button', { name: t('cart.add'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t('product.additions') });
  const add = dialog.getByRole('button', { name: t('product.addForSum', { sum: '' }).trim() });
  const without = dialog.getByRole('button', { name: t('product.withoutAdditions') }).last();
  await expect(add).toBeVisible();
  expect(await topOf(add)).toBeLessThan(await topOf(without));
});

// Wide screens have arrows, too.
test('[CAT-07] enlarged pictures tell how many there are, and which one is shown', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(
    await catalogueOf('local'),
    (offer) => offer.variation.images.length > 1,
  );
  await openProduct(page, shopUrl('local', productPath(variation.id)));
  await page
    .getByRole('link', { name: t('product.enlarge', { number: 1 }) })
    .first()
    .click();
  const count = page.getByRole('dialog').getByText(/^\d+ \/ \d+$/);
  await expect(count).toHaveText(`1 / ${variation.images.length}`);
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(`2 / ${variation.images.length}`);
});
