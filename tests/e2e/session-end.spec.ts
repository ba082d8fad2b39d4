import { expect, type Page } from '@playwright/test';
import {
  addressesPath,
  allCategoriesPath,
  bankCardsPath,
  cartPath,
  checkoutPath,
  comparePath,
  favouritesPath,
  homePath,
  installmentPath,
  loginPath,
  logoutPath,
  notificationsPath,
  ordersPath,
  productPath,
  profilePath,
  searchPath,
  staticPagePath,
  walletPath,
} from '#domain/link/paths.ts';
import { needsSandbox } from './control.ts';
import { commandShop, lastCode } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const SHOP: DemoShop = 'test';
const NOTE = 'Домофон 1234';
/** Badge of an empty cart; it is hidden. */
const NONE = /^0?$/;
const PRIVATE = [
  profilePath(),
  ordersPath(),
  addressesPath(),
  bankCardsPath(),
  walletPath(),
  notificationsPath(),
  checkoutPath(),
  installmentPath(),
];
const t = textsOf('ru');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(needsSandbox);

const note = (page: Page) => page.getByRole('textbox', { name: t('checkout.note') });
const badge = (page: Page) => page.locator('[data-badge="cart"]').first();

async function keepSession(page: Page, session: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('session:v1', text), session);
}

/** All that the browser keeps for this tab, as one text. */
const keptIn = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await caches.keys()]),
  );

async function expectNothingOf(page: Page, texts: readonly string[]): Promise<void> {
  const kept = await keptIn(page);
  const shown = await page.locator('body').textContent();
  for (const text of texts) expect.soft(kept + shown, page.url()).not.toContain(text);
}

// Tabs are the same on every screen.
test('[ACC-07] [CRT-09] signing out takes all that belongs to a customer from every open tab, and the next one begins with nothing', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf(SHOP), isScarce);
  const goods = { [variation.stock.id]: 1 };
  const customer = await aPayingCustomer(context, SHOP, goods, { signedIn: false });
  const next = await aPayingCustomer(context, SHOP, goods, { signedIn: false });
  const { token } = JSON.parse(customer.session);
  await page.goto(shopUrl(SHOP, loginPath()));
  await keepSession(page, customer.session);
  await page.goto(shopUrl(SHOP, checkoutPath()));
  await note(page).fill(NOTE);
  await page.evaluate(() => caches.open('offline-pages:v1'));

  const open = [
    homePath(),
    allCategoriesPath(),
    productPath(variation.id),
    cartPath(),
    favouritesPath(),
    comparePath(),
    searchPath(),
    staticPagePath('dostavka'),
    '/no-such-page',
  ];
  const tabs: [string, Page][] = [];
  for (const path of [...open, ...PRIVATE]) {
    const tab = await context.newPage();
    await tab.goto(shopUrl(SHOP, path));
    if (!PRIVATE.includes(path)) await expect(badge(tab), path).toHaveText('1');
    tabs.push([path, tab]);
  }
  expect(await keptIn(page)).toContain(NOTE);

  await page.goto(shopUrl(SHOP, logoutPath()));
  await page.getByRole('button', { name: t('sign-in.out'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('sign-in.out-done') })).toBeVisible();
  const theirs = [NOTE, token, customer.phone, customer.phone.slice(-7), 'offline-pages:v1'];
  await expectNothingOf(page, theirs);
  for (const [path, tab] of tabs) {
    if (PRIVATE.includes(path)) await expect(tab, path).toHaveURL(shopUrl(SHOP, loginPath(path)));
    else await expect(badge(tab), path).toHaveText(NONE);
    await expectNothingOf(tab, theirs);
  }
  await Promise.all(tabs.map(([, tab]) => tab.close()));

  await keepSession(page, next.session);
  await page.goto(shopUrl(SHOP, checkoutPath()));
  await expect(note(page)).toHaveValue('');
  await page.goto(shopUrl(SHOP, '/'));
  await expect(badge(page)).toHaveText('1');
  const { count } = await next.call<{ count: number }>('GET', '/carts');
  expect(count).toBe(1);
});

test('[AUT-05] [CHK-01] a session that the platform has ended leads from the checkout to signing in and back, with nothing left of it', {
  tag: ON_PHONES,
}, async ({ page, context, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf(SHOP), isScarce);
  const customer = await aPayingCustomer(context, SHOP, { [variation.stock.id]: 1 }, { signedIn: false });
  await page.goto(shopUrl(SHOP, loginPath()));
  await keepSession(page, customer.session);
  await page.goto(shopUrl(SHOP, checkoutPath()));
  await note(page).fill(NOTE);
  const other = await context.newPage();
  await other.goto(shopUrl(SHOP, cartPath()));
  await expect(badge(other)).toHaveText('1');

  await commandShop(SHOP, 'DELETE', `/customers/${customer.id}/sessions`);
  // A call of the other tab may find out first, and take the button away.
  await page
    .getByRole('button', { name: t('checkout.order') })
    .filter({ visible: true })
    .click({ timeout: 5000 })
    .catch(() => {});
  await expect(page).toHaveURL(shopUrl(SHOP, loginPath(checkoutPath())));
  await expect(badge(other)).toHaveText(NONE);
  expect(await keptIn(page)).not.toContain(NOTE);

  // A session that another tab ends before this one is loaded leaves a guest, who goes to the cart.
  await other.close();
  // The call that finds out first, and what is drawn by then, differ from one load to the next.
  for (let load = 0; load < 4; load += 1) {
    await keepSession(page, customer.session);
    await page.goto(shopUrl(SHOP, checkoutPath())).catch(() => {});
    await expect(page).toHaveURL(shopUrl(SHOP, loginPath(checkoutPath())));
  }
});

test('[ACC-01] [ACC-07] a closed account leaves nothing in another tab', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf(SHOP), isScarce);
  const customer = await aPayingCustomer(context, SHOP, { [variation.stock.id]: 1 }, { signedIn: false });
  await page.goto(shopUrl(SHOP, loginPath()));
  await keepSession(page, customer.session);
  const other = await context.newPage();
  await other.goto(shopUrl(SHOP, productPath(variation.id)));
  await expect(badge(other)).toHaveText('1');
  await page.goto(shopUrl(SHOP, profilePath()));
  await page.getByRole('button', { name: t('account.close'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account.close-yes') })
    .click();
  await expect(page).toHaveURL(shopUrl(SHOP, homePath()));
  await expect(badge(other)).toHaveText(NONE);
  await expectNothingOf(other, [customer.phone, JSON.parse(customer.session).token]);
});

test('[AUT-06] a reload at the step of the code keeps the phone, and the code that was sent signs in', {
  tag: ON_PHONES,
}, async ({ page, context }) => {
  const customer = await aPayingCustomer(context, SHOP, {}, { signedIn: false });
  await page.goto(shopUrl(SHOP, loginPath()));
  await page.getByLabel(t('form.phone')).fill(customer.phone);
  await page.getByRole('button', { name: t('sign-in.get-code') }).click();
  const title = page.getByRole('heading', { name: t('sign-in.code-title') });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByLabel(t('form.code')).fill(await lastCode(SHOP, customer.phone));
  await page.getByRole('button', { name: t('sign-in.confirm') }).click();
  await expect(page).toHaveURL(shopUrl(SHOP, profilePath()));
});
