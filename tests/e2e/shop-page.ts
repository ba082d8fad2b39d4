import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import { inLanguage, productPath } from '#domain/link/paths.ts';
import type { DemoShop } from './demo-shops.ts';
import { shopUrl } from './shop-url.ts';
import { textsOf } from './texts.ts';

/** Controls of a shop's pages, as a shopper finds them: by role and name. */
export function shopPage(page: Page, language: Language = 'ru') {
  const t = textsOf(language);
  const box = page.locator('.buy-box');
  const lines = page.getByRole('region', { name: t('cart.lines') }).getByRole('listitem');
  return {
    title: page.getByRole('heading', { level: 1 }),
    toast: (text: string) => page.getByRole('status').getByText(text),
    /** The link to the cart with the count of its badge. */
    cartLink: (count: string) =>
      page
        .getByRole('link', { name: new RegExp(`^${t('shell.cart')}\\s*${count.replace('+', '\\+')}$`) })
        .first(),
    buyBox: {
      add: box.getByRole('button', { name: t('cart.add'), exact: true }),
      /** In place of the button once the product is in the cart. */
      inCart: box.getByRole('link', { name: t('cart.in-cart') }),
      chooseFirst: box.getByRole('button', { name: t('cart.choose-variation') }),
      await: box.getByRole('button', { name: t('cart.await') }),
      quantity: box.getByRole('spinbutton'),
      increase: box.getByRole('button', { name: t('cart.increase') }),
      decrease: box.getByRole('button', { name: t('cart.decrease') }),
      price: box.locator('[data-part=price]'),
      /** The price by quantity that counts now. */
      tier: box.getByRole('row').and(page.locator('[aria-current]')),
      value: (property: string, label: string): Locator =>
        box.getByRole('group', { name: property }).getByRole('link', { name: label, exact: true }),
      property: (name: string): Locator => box.getByRole('group', { name }),
    },
    cart: {
      lines,
      quantity: lines.getByRole('spinbutton'),
      increase: lines.getByRole('button', { name: t('cart.increase') }),
      decrease: lines.getByRole('button', { name: t('cart.decrease') }),
      remove: (name: string) => lines.getByRole('button', { name: t('cart.remove', { name }) }),
      nothing: page.getByRole('heading', { name: t('cart.nothing-title') }),
    },
  };
}

/** A name as the shop gave it: without the soft hyphens and no-break spaces of the page. */
export async function nameIn(title: Locator): Promise<string> {
  return ((await title.textContent()) ?? '').replaceAll('\u00AD', '').replaceAll('\u00A0', ' ');
}

/** Puts a variation into the cart on its page. */
export async function addFromPage(
  page: Page,
  shop: DemoShop,
  variationId: number,
  language: Language = 'ru',
): Promise<void> {
  const { buyBox, toast } = shopPage(page, language);
  await page.goto(shopUrl(shop, inLanguage(productPath(variationId), language, 'ru')));
  await buyBox.add.click();
  await expect(toast(textsOf(language)('notice.added'))).toBeVisible();
}
