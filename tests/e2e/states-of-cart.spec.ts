import { expect, type Page } from '@playwright/test';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { cartPath, categoryPath, inLanguage, productPath } from '#domain/link/paths.ts';
import type { DemoShop } from './demo-shops.ts';
import { readIn, stateReader } from './flow-state.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, isScarce, type Offer, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each reads a dozen states.
test.describe.configure({ timeout: 120_000 });

const categoryOf = ({ categories }: Catalogue, { categoryId }: Product) =>
  categories.find(({ id }) => id === categoryId)?.slug ?? '';

const at = (shop: DemoShop, path: string, language: Language) =>
  shopUrl(shop, inLanguage(path, language, 'ru'));

/** Keeps a cart in this browser, as it is left by an earlier visit. */
async function keepCart(page: Page, lines: readonly CartLine[]): Promise<void> {
  await page.evaluate((cart) => localStorage.setItem('cart:v1', cart), JSON.stringify({ lines }));
}

function lineOf({ product, variation }: Offer, language: Language, change: Partial<CartLine> = {}): CartLine {
  return {
    variationId: variation.id,
    productId: product.id,
    supplierId: variation.stock.supplierId,
    stock: { id: variation.stock.id, count: variation.stock.count },
    name: variation.name[language] ?? '',
    language,
    image: variation.images[0]?.urls['100x_'] ?? '',
    newPrice: variation.newPrice,
    oldPrice: variation.oldPrice,
    count: 1,
    minOrder: 1,
    tracking: true,
    ...change,
  };
}

for (const [language, tag] of readIn('ru')) {
  const t = textsOf(language);

  test(
    `[A11Y-01] [CRT-02] every state of the cart, in ${language}`,
    { tag },
    async ({ page, isMobile, catalogueOf }, { project }) => {
      const read = stateReader(page, project);
      const { cart, cartLink } = shopPage(page, language);
      const offers = findOffers(await catalogueOf('test'), isScarce);
      const [one, two, three] = offers;
      if (!two || !three) throw new Error('The shop has too few scarce products.');

      await page.goto(at('test', cartPath(), language));
      await expect(cart.nothing).toBeVisible();
      await read('empty cart');
      await keepCart(page, [
        lineOf(one, language, { newPrice: one.variation.newPrice + 5000, oldPrice: 0 }),
        lineOf(two, language, { count: 2, was: { count: 5 } }),
        lineOf(three, language, { refused: 'Склад закрыт' }),
      ]);
      await page.reload();
      await expect(cart.lines).toHaveCount(3);
      await expect(page.getByRole('button', { name: t('cart.seen') })).toBeVisible();
      await read('cart with changed and refused lines');
      await page.getByRole('button', { name: t('cart.empty-cart') }).click();
      await read('emptying the cart');

      if (!isMobile) {
        await page.goto(at('test', '/404', language));
        await cartLink('4').hover();
        await expect(page.getByRole('region', { name: t('shell.cart') }).getByRole('listitem')).toHaveCount(
          3,
        );
        await read('list of the cart');
        await page.evaluate(() => localStorage.removeItem('cart:v1'));
        await page.reload();
        await cartLink('').hover();
        await expect(page.getByRole('region', { name: t('shell.cart') })).toContainText(
          t('cart.nothing-title'),
        );
        await read('list of an empty cart');
      }

      const catalogue = await catalogueOf('local');
      const [cheap] = findOffers(catalogue, (offer) => isScarce(offer) && offer.variation.newPrice < 250_000);
      const [other] = findOffers(
        catalogue,
        (offer) => isScarce(offer) && offer.variation.stock.supplierId !== cheap.variation.stock.supplierId,
      );
      await page.goto(at('local', cartPath(), language));
      await keepCart(page, [lineOf(cheap, language)]);
      await page.reload();
      await expect(
        page.getByRole('link', { name: t('cart.add-more') }).filter({ visible: true }),
      ).toHaveCount(1);
      await read('too small an order');
      await page.goto(at('local', productPath(other.variation.id), language));
      await shopPage(page, language).buyBox.add.click();
      await expect(page.getByRole('dialog', { name: t('cart.other-supplier') })).toBeVisible();
      await read('goods of another seller');
    },
  );
}

for (const [language, tag] of readIn('en')) {
  const t = textsOf(language);

  test(
    `[A11Y-01] [PDP-06] [PDP-11] [PDP-12] [PDP-17] every dialog on the way to the cart, in ${language}`,
    { tag },
    async ({ page, catalogueOf }, { project }) => {
      const read = stateReader(page, project);
      const catalogue = await catalogueOf('default');
      const [{ product, variation }] = findOffers(
        catalogue,
        (offer) =>
          categoryOf(catalogue, offer.product) === 'dresses' &&
          isScarce(offer) &&
          offer.product.characteristics.length > 6 &&
          offer.variation.id === offer.product.variations[0]?.id,
      );
      const dialog = page.getByRole('dialog');

      await page.goto(at('default', categoryPath('dresses'), language));
      await page
        .locator(`article[data-product="${product.id}"]`)
        .getByRole('link', { name: t('category.choose') })
        .click();
      const groups = dialog.getByRole('group');
      await expect(groups.nth(1)).toBeVisible();
      await read('a variation to choose');
      await groups.nth(1).getByRole('listitem').getByRole('button').first().click();
      const add = dialog.getByRole('button', { name: t('cart.add'), exact: true });
      await expect(add).toBeEnabled();
      await read('a chosen variation');
      await add.click();
      const without = page.getByRole('button', { name: t('product.withoutAdditions') });
      await expect(without.last()).toBeVisible();
      await read('what goes with it');
      await without.last().click();
      await expect(page.getByRole('status').locator('.toast--popup')).toBeVisible();
      await read('what was added');

      await page.goto(at('default', productPath(variation.id), language));
      await page.getByRole('link', { name: t('product.allCharacteristics') }).click();
      await expect(dialog.getByRole('term').first()).toBeVisible();
      await read('characteristics');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.locator('.buy-box a[data-action="size-table"]').first().click();
      await expect(dialog.getByRole('columnheader').first()).toBeVisible();
      await read('sizes');

      const asking = await catalogueOf('test');
      const [curtain] = findOffers(
        asking,
        (offer) => categoryOf(asking, offer.product) === 'curtains' && isScarce(offer),
      );
      await page.goto(at('test', productPath(curtain.variation.id), language));
      await shopPage(page, language).buyBox.add.click();
      const submit = dialog.getByRole('button', { name: t('cart.add'), exact: true });
      await expect(submit).toBeVisible();
      await read('what a product asks');
      await submit.click();
      await expect(dialog.getByText(t('form.required'))).toHaveCount(3);
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
      await expect(dialog.getByText(t('pattern.file-type'))).toBeVisible();
      await read('what a product asks, refused');
    },
  );
}
