import { expect, type Page } from '@playwright/test';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { GUEST } from '#domain/account/session.ts';
import { categoryPath, productPath } from '#domain/link/paths.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { sortBySize } from '#domain/product/size-scale.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox, signedInCustomer } from './control.ts';
import { holdBack } from './hold-back.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, isScarce, type Offer, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { sidewaysOn, smallTargetsOn } from './visit.ts';

const t = textsOf('ru');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const categoryOf = ({ categories }: Catalogue, { categoryId }: Product) =>
  categories.find(({ id }) => id === categoryId)?.slug ?? '';

/** Each has a small stock, and its first variation on the card. */
const isDress =
  (catalogue: Catalogue) =>
  ({ product, variation }: Offer): boolean =>
    categoryOf(catalogue, product) === 'dresses' &&
    product.minOrder === 1 &&
    new Set(product.variations.flatMap(({ properties }) => properties.map(({ code }) => code))).size === 2 &&
    product.variations.every(({ stock, tracking }) => tracking && stock.count >= 3 && stock.count < 999) &&
    variation.id === product.variations[0]?.id;

test('[CAT-05, PDP-06, PDP-08, PDP-13, SHL-10] choose on a card opens the variations: what is allowed follows the choice, quantities obey the stock, sizes are explained, and the popup leads on', async ({
  page,
  catalogueOf,
}) => {
  await page.clock.install();
  const catalogue = await catalogueOf('default');
  const [{ product }] = findOffers(catalogue, isDress(catalogue));
  const { toast, cartLink } = shopPage(page);
  await page.goto(shopUrl('default', categoryPath('dresses')));
  const card = page.locator(`article[data-product="${product.id}"]`);
  await card.getByRole('link', { name: t('category.choose') }).click();

  const dialog = page.getByRole('dialog', { name: product.name.ru ?? '' });
  const groups = dialog.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(/^Цвет/);
  await expect(groups.first().locator('button svg[color]').first()).toBeVisible();
  const wait = dialog.getByRole('button', { name: t('cart.choose-variation') });
  await expect(wait).toBeDisabled();
  const sizes = groups.nth(1).getByRole('listitem').getByRole('button');
  const labels = await sizes.allTextContents();
  expect(sortBySize(labels.map((label) => ({ label }))).map(({ label }) => label)).toEqual(labels);

  await groups
    .nth(1)
    .getByRole('button', { name: labels[0] ?? '', exact: true })
    .click();
  await expect(wait).toBeHidden();
  const color = await groups.first().locator('[aria-current]').textContent();
  const chosen = product.variations.find(({ properties }) =>
    properties.every(({ value }) => value.label.ru === color || value.label.ru === labels[0]),
  );
  if (!chosen) throw new Error('What was chosen is no variation.');
  const chosenDialog = page.getByRole('dialog', { name: chosen.name.ru ?? '' });
  // The shop takes 100 pieces of one thing in an order.
  const { price, highest } = offerOf(variationTerms({ ...chosen, maxOrder: 100 }, product.minOrder));
  const limit = highest === chosen.stock.count ? 'notice.amount-balance' : 'notice.amount-order';
  await expect(chosenDialog.getByText(formatPrice(price, 'UZS')).first()).toBeVisible();

  const quantity = chosenDialog.getByRole('spinbutton');
  await quantity.fill('999');
  await quantity.press('Enter');
  await expect(toast(t(limit, { available: highest }))).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await chosenDialog.getByRole('button', { name: t('cart.increase') }).click();
  await expect(quantity).toHaveValue('2');

  await chosenDialog.getByRole('button', { name: 'Таблица размеров' }).click();
  const table = page.getByRole('dialog', { name: 'Таблица размеров' });
  await expect(table.getByRole('heading', { name: 'Женская одежда' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();

  const answer = await holdBack(page, '**/market-api/sell-record-patterns*');
  const add = chosenDialog.getByRole('button', { name: t('cart.add'), exact: true });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  const offered = page.getByRole('dialog', { name: t('product.additions') });
  await offered
    .getByRole('button', { name: t('product.withoutAdditions') })
    .last()
    .click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(chosenDialog).toBeHidden();
  const popup = page.getByRole('status').locator('.toast--popup');
  await expect(popup).toContainText(chosen.name.ru ?? '');
  await expect(popup).toContainText(t('notice.added'));
  await expect(popup.locator('.toast__image')).toBeVisible();
  await expect(popup.getByRole('link', { name: t('notice.pay') })).toHaveAttribute('href', '/cart');
  await expect(cartLink('2')).toBeVisible();
  // A popup stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4_000);
  await expect(popup).toBeHidden();
});

test('[PDP-11, PDP-13, PDP-17] beside a product are its sizes, all its characteristics, and what may be added to it', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const catalogue = await catalogueOf('default');
  const [{ product, variation }] = findOffers(
    catalogue,
    (offer) => isDress(catalogue)(offer) && offer.product.characteristics.length > 6,
  );
  const { cartLink } = shopPage(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  const additions = page.getByRole('region', { name: t('product.additions') });
  await page.evaluate(() => scrollBy(0, 100));
  await expect(additions).toBeAttached();

  await page.getByRole('link', { name: 'Таблица размеров' }).first().click();
  const table = page.getByRole('dialog', { name: 'Таблица размеров' });
  await expect(table.getByRole('columnheader', { name: 'Грудь, см' }).first()).toBeVisible();
  await page.goBack();
  await expect(table).toBeHidden();

  await page.getByRole('link', { name: t('product.allCharacteristics') }).click();
  const all = page.getByRole('dialog', { name: t('product.allCharacteristics') });
  await expect(all.getByRole('term')).toHaveCount(product.characteristics.length);
  await all.getByRole('button', { name: t('dialog.close') }).click();
  await expect(page.getByRole('link', { name: t('product.allCharacteristics') })).toBeFocused();

  await additions.scrollIntoViewIfNeeded();
  // Of bags nothing is asked before they go into the cart.
  const bags = additions.getByRole('button', { name: /^Сумка/ });
  await bags.nth(0).click();
  await bags.nth(1).click();
  await bags.nth(0).click();
  await expect(bags.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(bags.nth(1)).toHaveAttribute('aria-pressed', 'true');
  // Other faults come from parts that the sticky header covers.
  expect((await violationsOn(page)).filter((one) => one.includes('addition'))).toEqual([]);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  const buy = page.locator(isMobile ? '.product__bar' : '.buy-box');
  await buy.locator('[data-action=add]').click();
  await expect(cartLink('2')).toBeVisible();
  await expect(bags.nth(1)).toHaveAttribute('aria-pressed', 'false');
  // The product is in, so the next goes in alone.
  await bags.nth(0).click();
  await additions.getByRole('button', { name: t('product.additionsAdd') }).click();
  await expect(cartLink('3')).toBeVisible();
});

test('[PDP-11] whoever adds a product is offered what goes with it: what they choose goes in too, and closing adds the product alone', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const catalogue = await catalogueOf('default');
  const [{ variation }] = findOffers(catalogue, isDress(catalogue));
  const { buyBox, cartLink } = shopPage(page);
  const dialog = page.getByRole('dialog', { name: t('product.additions') });
  await page.goto(shopUrl('default', productPath(variation.id)));
  await buyBox.add.click();
  // Of bags nothing is asked before they go into the cart.
  const bags = dialog.getByRole('button', { name: /^Сумка/ });
  const sumOfAll = dialog.getByRole('button', { name: t('product.addForSum', { sum: '' }).trim() });
  const sumOfOne = await sumOfAll.textContent();
  await bags.nth(0).click();
  await bags.nth(1).click();
  await bags.nth(0).click();
  await expect(bags.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(bags.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(await sumOfAll.textContent()).not.toBe(sumOfOne);
  expect(await violationsOn(page)).toEqual([]);
  expect(await sidewaysOn(page)).toEqual([]);
  if (isMobile) expect(await smallTargetsOn(page)).toEqual([]);
  expect(await linesInCart(page)).toEqual([]);
  await sumOfAll.click();
  await expect(dialog).toBeHidden();
  await expect(cartLink('2')).toBeVisible();

  await buyBox.decrease.click();
  await expect(cartLink('1')).toBeVisible();
  await buyBox.add.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cartLink('2')).toBeVisible();
});

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[PDP-12] a product’s questions are filled in, checked, uploaded and go with it into the cart, and closing adds it without', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  needsSandbox();
  const catalogue = await catalogueOf('test');
  const [{ variation }] = findOffers(
    catalogue,
    (offer) => categoryOf(catalogue, offer.product) === 'curtains' && isScarce(offer),
  );
  const customer = isMobile ? undefined : await signedInCustomer('test');
  await page.addInitScript(
    (session) => localStorage.setItem('session:v1', session),
    JSON.stringify({ ...GUEST, token: customer?.token ?? null }),
  );
  const { buyBox, cartLink, cart } = shopPage(page);
  await page.goto(shopUrl('test', productPath(variation.id)));
  const dialog = page.getByRole('dialog', { name: t('pattern.title') });

  await buyBox.add.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(buyBox.add).toBeVisible();

  await buyBox.add.click();
  // The cross above closes, as the button below.
  await dialog
    .getByRole('button', { name: t('pattern.without') })
    .first()
    .click();
  await expect(cartLink('1')).toBeVisible();
  expect(await valuesInCart(page)).toBeUndefined();
  await buyBox.decrease.click();

  await buyBox.add.click();
  const submit = dialog.getByRole('button', { name: t('cart.add'), exact: true });
  const field = (name: string) => dialog.getByLabel(name);
  await submit.click();
  await expect(field('Ширина, см')).toBeFocused();
  await expect(dialog.getByText(t('form.required'))).toHaveCount(3);
  await field('Ширина, см').fill('широко');
  await expect(dialog.getByText(t('pattern.number'))).toBeVisible();

  const file = field('Фото окна');
  await file.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
  await expect(dialog.getByText(t('pattern.file-type'))).toBeVisible();
  const large = Buffer.concat([PIXEL, Buffer.alloc(5 * 1_048_576)]);
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(dialog.getByText(t('pattern.file-size'))).toBeVisible();
  await file.setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(dialog.getByText(t('pattern.file-ready', { file: 'window.png' }))).toBeVisible();

  await field('Ширина, см').fill('120,5');
  await field('Высота, см').fill('240');
  await field('Бюджет, сум').fill('900 000');
  await field('Срочность').selectOption({ label: 'Обычный срок' });
  await field('Крепление').selectOption({ label: 'Люверсы' });
  await field('Готово к дате').fill('2026-12-20');
  await field('Приезд мастера').fill('2026-12-01T10:30');
  await expect(field('Пожелания')).toHaveJSProperty('tagName', 'TEXTAREA');
  await field('Пожелания').fill('Подшить\nс запасом');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: t('notice.pay') })).toHaveAttribute(
    'href',
    customer ? '/checkout' : '/cart',
  );
  const filled = [
    { value: '120.5' },
    { value: '240' },
    { uploadedFile: expect.stringMatching(/\/[0-9a-f]{32}\.png$/) },
    { price: 900_000 },
    { value: expect.stringMatching(/^\d+$/) },
    { value: expect.stringMatching(/^\d+$/) },
    { date: '2026-12-20' },
    { datetime: '2026-12-01T10:30' },
    { value: 'Подшить\nс запасом' },
  ].map((value) => ({ id: expect.any(Number), ...value }));
  expect(await valuesInCart(page)).toEqual(filled);

  if (customer) {
    await expect.poll(() => customer.recordsInCart()).toEqual([{ count: 1, propertyValues: filled }]);
    return;
  }
  await page.goto(shopUrl('test', '/cart'));
  await expect(cart.lines).toContainText('Срочность: Обычный срок');
});

/** Lines of the cart in this browser. */
function linesInCart(page: Page): Promise<{ propertyValues?: unknown }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart:v1') ?? '{}').lines ?? []);
}

/** Values of the only line of the cart in this browser. */
async function valuesInCart(page: Page): Promise<unknown> {
  return (await linesInCart(page))[0]?.propertyValues;
}

/** Layout shift since the page was opened. */
function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
