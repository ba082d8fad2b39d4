import { expect, type Page } from '@playwright/test';
import {
  INSTALLMENT_MINIMUM,
  INSTALLMENT_PLANS,
  PARTNER_SURCHARGES,
} from '#domain/installment/installment.ts';
import { offersOf } from '#domain/installment/installment-offer.ts';
import { checkoutPath, installmentPath, loginPath, productPath } from '#domain/link/paths.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox } from './control.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, type Offer, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const SHOP = 'local';
const t = textsOf('ru');
const price = (sum: number) => formatPrice(sum, t('shell.currency'));
const REQUEST = '**/installment-orders';

const isDear = ({ product, variation }: Offer) =>
  variation.newPrice > INSTALLMENT_MINIMUM && variation.stock.count >= 5 && product.minOrder === 1;
const isCheap = ({ product, variation }: Offer) =>
  variation.newPrice < INSTALLMENT_MINIMUM && variation.stock.count >= 5 && product.minOrder === 1;

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const sumIn = (text?: string | null) => Number(text?.replaceAll(/\D/g, ''));
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const part = (page: Page) => page.getByRole('region', { name: t('installment.title') });
const photo = (page: Page, name: 'selfie' | 'passport-photo') =>
  page.getByRole('group', { name: t(`installment.${name}`) });

test.beforeEach(() => needsSandbox());

// The whole form is filled in on a phone.
test('[INS-02] [INS-03] a guest is led to sign in and back, a customer to the checkout with the product in the cart; only above a million', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, catalogueOf }) => {
  const catalogue = await catalogueOf(SHOP);
  const [{ variation: dear }] = findOffers(catalogue, isDear);
  // The shop takes the goods of one supplier an order.
  const [{ variation: cheap }] = findOffers(
    catalogue,
    (offer) => isCheap(offer) && offer.variation.stock.supplierId === dear.stock.supplierId,
  );
  const buy = page.getByRole('button', { name: t('installment.buy') });

  await page.goto(shopUrl(SHOP, productPath(dear.id)));
  await buy.first().click();
  await expect(page).toHaveURL(shopUrl(SHOP, loginPath(productPath(dear.id))));

  const customer = await aPayingCustomer(context, SHOP, { [cheap.stock.id]: 1 });
  await page.goto(shopUrl(SHOP, checkoutPath()));
  await page.evaluate(() => localStorage.removeItem('session:v1'));
  await page.reload();
  await expect(part(page)).toContainText(
    t('installment.minimum', { minimum: price(INSTALLMENT_MINIMUM), sum: price(cheap.newPrice) }),
  );
  await expect(part(page).getByRole('button')).toHaveCount(0);
  await page.goto(shopUrl(SHOP, installmentPath()));
  await expect(page.getByText(price(INSTALLMENT_MINIMUM))).toBeVisible();
  await expect(page.getByRole('button', { name: t('installment.submit') })).toHaveCount(0);
  await page.goto(shopUrl(SHOP, productPath(cheap.id)));
  await expect(shopPage(page).buyBox.inCart).toBeVisible();
  await expect(buy).toHaveCount(0);

  // All that one can have by months, with the shop and with partners, for the same price.
  await page.goto(shopUrl(SHOP, productPath(dear.id)));
  const told = page.locator('.installment-offer');
  await expect(told).toContainText(t('installment.note-with-first'));
  const monthly = sumIn(await told.locator('[data-part=estimate]').textContent());
  await page.getByRole('link', { name: t('installment.compare-terms') }).click();
  const plans = dialog(page, t('installment.plans-title', { sum: price(dear.newPrice) }));
  await expect(plans.getByRole('radio')).toHaveCount(INSTALLMENT_PLANS.length);
  await plans.getByRole('radio', { name: t('installment.months', { count: 12 }) }).click();
  const rows = plans.getByRole('rowgroup').last().getByRole('row');
  const offers = offersOf(dear.newPrice, 12, INSTALLMENT_PLANS);
  await expect(rows).toHaveCount(offers.length);
  for (const [at, { by, monthly, total, overpaid }] of offers.entries()) {
    const row = rows.nth(at);
    await expect(row).toContainText(by === 'shop' ? t('installment.by-shop') : by);
    for (const sum of [monthly, total, overpaid]) await expect(row).toContainText(price(sum));
  }
  await expect(rows.first()).toContainText(t('installment.cheapest'));
  // The page promised its months for no less than the dialog asks, with a first payment.
  const [asked, first] = await rows.first().getByRole('cell').allTextContents();
  expect(monthly).toBeGreaterThanOrEqual(sumIn(asked));
  expect(sumIn(first)).toBeGreaterThan(0);
  expect(Object.keys(PARTNER_SURCHARGES)).toHaveLength(6);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(plans).toBeHidden();

  await buy.first().click();
  await page.waitForURL(`**${checkoutPath()}*`);
  await expect(shopPage(page).toast(t('notice.added'))).toBeVisible();
  await expect(page).toHaveURL(shopUrl(SHOP, checkoutPath()));
  const { sells } = await customer.call<{ sells: { sellRecords: { stockId: number }[] }[] }>(
    'GET',
    '/cart-detail',
  );
  const stocks = sells.flatMap(({ sellRecords }) => sellRecords.map(({ stockId }) => stockId));
  expect(stocks).toContain(dear.stock.id);
  await expect(part(page)).toBeFocused();
});

// Tested on phones, where it is done most.
test('[INS-04] months, the data with their rules, photos by camera and file, terms, one order from two presses, its number, and the profile', {
  tag: ON_PHONES,
}, async ({ page, context, catalogueOf }) => {
  const complaints = await watchPage(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('dialog', (question) => question.accept());
  // In place of a camera: a picture that is drawn.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 480];
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 640, 480), 50);
      return canvas.captureStream(20);
    };
  });
  const [{ variation }] = findOffers(await catalogueOf(SHOP), isDear);
  const customer = await aPayingCustomer(context, SHOP, { [variation.stock.id]: 1 });

  await page.goto(shopUrl(SHOP, checkoutPath()));
  await part(page)
    .getByRole('button', { name: t('installment.choose-months') })
    .click();
  await page.getByRole('radio', { name: t('installment.months', { count: 12 }) }).click();
  await page.getByRole('button', { name: t('installment.next') }).click();
  await expect(page).toHaveURL(shopUrl(SHOP, installmentPath()));

  // Each fault is named, and the first has the focus.
  const submit = page.getByRole('button', { name: t('installment.submit') });
  await submit.click();
  const birthday = page.getByLabel(t('account.birthday'));
  await expect(birthday).toBeFocused();
  await expect(page.getByText(t('form.required'))).toHaveCount(5);
  await expect(page.getByText(t('installment.photo-required'))).toHaveCount(2);
  await expect(page.getByText(t('installment.terms-required'))).toBeVisible();
  await expect(page.getByLabel(t('installment.name'))).not.toBeEditable();
  await expect(page.getByLabel(t('form.phone'))).not.toBeEditable();
  expect(await violationsOn(page)).toEqual([]);

  await birthday.fill('2020-05-17');
  await page.getByLabel(t('installment.issue-place')).fill('Т');
  await page.getByLabel(t('account.card-number')).pressSequentially('8600123');
  await expect(page.getByLabel(t('account.card-number'))).toHaveValue('8600 123');
  await page.getByLabel(t('installment.passport')).pressSequentially('ab123');
  await submit.focus();
  for (const fault of ['birthday', 'pass-issue-address', 'card-number', 'passnumber'] as const)
    await expect(page.getByText(t(`installment.invalid-${fault}`))).toBeVisible();
  await birthday.fill('1990-05-17');
  await page.getByLabel(t('installment.issue-date')).fill('2015-06-01');
  await page.getByLabel(t('installment.issue-place')).fill('Юнусабадский РОВД');

  // A reload keeps the other values; numbers and photos are in no storage.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/8600|AB ?123/i);
  await page.reload();
  await expect(birthday).toHaveValue('1990-05-17');
  await expect(page.getByLabel(t('installment.issue-place'))).toHaveValue('Юнусабадский РОВД');
  await expect(page.getByLabel(t('installment.passport'))).toHaveValue('');
  await page.getByLabel(t('installment.passport')).pressSequentially('ab1234567');
  await expect(page.getByLabel(t('installment.passport'))).toHaveValue('AB 1234567');
  await page.getByLabel(t('account.card-number')).fill('8600123456789012');
  await expect(page.getByLabel(t('account.card-number'))).toHaveValue('8600 1234 5678 9012');

  const selfie = photo(page, 'selfie');
  await selfie.getByRole('button', { name: t('installment.take') }).click();
  await page.getByRole('button', { name: t('installment.camera-shoot') }).click();
  await page.getByRole('button', { name: t('installment.camera-use') }).click();
  await expect(selfie.getByRole('img')).toBeVisible();
  const passport = photo(page, 'passport-photo');
  const file = passport.locator('[data-photo]');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no photo') });
  await expect(passport.getByText(t('installment.photo-type'))).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(passport.getByRole('img')).toBeVisible();

  await page.getByRole('checkbox', { name: t('installment.agree') }).click();
  const terms = dialog(page, t('installment.terms-title'));
  await expect(terms).toContainText(price(INSTALLMENT_MINIMUM));
  await terms.getByRole('button', { name: t('installment.accept') }).click();
  await expect(page.getByRole('checkbox', { name: t('installment.agree') })).toBeChecked();

  // A request that got lost says so, and nothing that was typed is gone.
  await page.route(REQUEST, (route) => route.abort('connectionreset'));
  await submit.click();
  await expect(page.getByText(t('checkout.asking'))).toBeVisible();
  const lost = page.getByText(t('installment.not-taken'));
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(lost).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.unroute(REQUEST);
  await submit.dblclick();
  const done = dialog(page, t('installment.done-title'));
  await expect(done).toContainText(t('installment.done-sms'));
  const { items, total } = await customer.call<{ total: number; items: { id: number; source: string }[] }>(
    'GET',
    '/customer-sell',
  );
  expect([total, items[0]?.source]).toEqual([1, 'installment']);
  await expect(done.getByRole('listitem')).toHaveText(String(items[0]?.id));
  expect(await violationsOn(page)).toEqual([]);
  await done.getByRole('button', { name: t('installment.done-ok') }).click();
  await expect(page).toHaveURL(shopUrl(SHOP, '/profile'));
  expect(await page.evaluate(() => sessionStorage.getItem('installment-draft:v1'))).toBeNull();
  expect([...hosts]).toEqual([new URL(shopUrl(SHOP)).host]);
  // Chromium's own complaints about the request that was cut off, and about pages that were left at once.
  const expected = /ERR_CONNECTION_RESET|Transition was aborted/;
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
});
