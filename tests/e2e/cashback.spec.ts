import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import {
  cashbackPath,
  favouritesPath,
  homePath,
  inLanguage,
  loginPath,
  walletPath,
} from '#domain/link/paths.ts';
import { openIdle } from '#tools/browser/page-ready.ts';
import { readBars } from '../storefront/cashback/read-bars.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox } from './control.ts';
import { aCustomer, commandShop } from './customer.ts';
import { ON_PHONES } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

/** Has codes for its cash desk; the other has not. */
const WITH = 'dev';
const WITHOUT = 'default';
const t = textsOf('ru');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(needsSandbox);

/** Light and dark points of an element as the screen shows it. */
async function pointsOf(element: Locator) {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2);
  const line = Array.from({ length: info.width }, (_, x) => (data[(row * info.width + x) * 4] ?? 0) < 128);
  return { pixels: Uint8ClampedArray.from(data), ...info, line };
}

const signInHere = (page: Page, token: string) =>
  page.evaluate(
    (text) => localStorage.setItem('session:v1', text),
    JSON.stringify({ token, user: null, location: null, history: [] }),
  );

// A wide screen has no bottom navigation.
test('[ACC-04] [TEN-06] with its flag on, the bottom navigation leads a guest to sign in, and back to a code that scanners read', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const customer = await aCustomer(WITH);
  await commandShop(WITH, 'POST', `/customers/${customer.id}/wallet`, { amount: 125_000 });
  const tabs = page.getByRole('navigation', { name: t('shell.quickMenu') });

  await page.goto(shopUrl(WITHOUT, homePath()));
  await expect(tabs.locator(`[href="${favouritesPath()}"]`)).toBeVisible();
  await expect(tabs.getByRole('link', { name: t('shell.cashback') })).toHaveCount(0);

  const complaints = await watchPage(page);
  const wallet = shopUrl(WITH, inLanguage(walletPath(), 'uz', 'ru'));
  await openIdle(page, shopUrl(WITH, homePath()));
  await expect(tabs.locator(`[href="${favouritesPath()}"]`)).toHaveCount(0);
  await tabs.getByRole('link', { name: t('shell.cashback') }).tap();
  await expect(page).toHaveURL(shopUrl(WITH, loginPath('/#cashback')));
  await signInHere(page, customer.token);
  await page.reload();
  await expect(page).toHaveURL(shopUrl(WITH, homePath()));

  const dialog = page.getByRole('dialog', { name: t('wallet.code') });
  await expect(dialog).toContainText('125 000 UZS');
  const digits = (await dialog.getByText(/^\d \d{6} \d{6}$/).textContent())?.replaceAll(' ', '') ?? '';
  const qr = await pointsOf(dialog.getByRole('img', { name: t('wallet.qr', { code: digits }) }));
  expect(jsQR(qr.pixels, qr.width, qr.height)?.data).toBe(digits);
  const bars = dialog.getByRole('img', { name: t('wallet.barcode', { code: digits }) });
  expect(readBars((await pointsOf(bars)).line)).toBe(digits);
  expect(await violationsOn(page)).toEqual([]);
  // A dark page has black on white there, too.
  expect(readBars((await pointsOf(bars)).line)).toBe(digits);

  // At the cash desk.
  await commandShop(WITH, 'POST', `/cashback-codes/${digits}`, { amount: -25_000 });
  await page.goto(wallet);
  await expect(page.getByText('100 000 UZS')).toBeVisible();
  const uz = textsOf('uz');
  await expect(page.getByRole('region', { name: uz('wallet.history') }).getByRole('listitem')).toHaveText([
    new RegExp(`${uz('wallet.purchase')}.*−25`),
    new RegExp(`${uz('wallet.other-in')}.*\\+125`),
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: uz('wallet.show-code') }).tap();
  await expect(page.getByRole('dialog', { name: uz('wallet.code') })).toContainText('100 000 UZS');
  expect(complaints).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(shopUrl(WITH, cashbackPath()));
  await expect(page).toHaveURL(shopUrl(WITH, loginPath(cashbackPath())));
});
