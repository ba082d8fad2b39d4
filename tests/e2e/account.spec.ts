import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addressesPath, bankCardsPath, loginPath, profilePath } from '#domain/link/paths.ts';
import { freshPhone, registerCustomer, signInBrowser } from '#sandbox/demo/paying-customer.ts';
import { needsSandbox } from './control.ts';
import { aCustomer, commandShop, lastCode, type TestCustomer } from './customer.ts';
import { type DemoShop, SUBDOMAINS } from './demo-shops.ts';
import { holdBack } from './hold-back.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const SHOP: DemoShop = 'local';
const UZCARD = '8600 4929 1234 1233';
const t = textsOf('ru');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(needsSandbox);

/** Begins with the session of a customer in the browser. */
async function signedIn(context: BrowserContext, { token }: TestCustomer): Promise<void> {
  await context.addInitScript((one) => {
    if (sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', 'yes');
    localStorage.setItem(
      'session:v1',
      JSON.stringify({ token: one, user: null, location: null, history: [] }),
    );
  }, token);
}

const button = (page: Page, key: Parameters<typeof t>[0]) =>
  page.getByRole('button', { name: t(key), exact: true }).filter({ visible: true });

test('[ACC-01] on phones the ways of the account are one row of words, and what has a frame has room in it', {
  tag: ON_PHONES,
}, async ({ page, context }) => {
  for (const shop of SUBDOMAINS) {
    const { session } = await registerCustomer(process.env['STOREFRONT_E2E_PLATFORM'] ?? '', shop);
    await signInBrowser(context, new URL(shopUrl(shop)).origin, session);
    await page.goto(shopUrl(shop, addressesPath()));
    const card = page.locator('.address-card').first();
    await expect(card).toBeVisible();
    const ways = page.getByRole('navigation', { name: t('account.nav') }).getByRole('link');
    const heights = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length, shop).toBeGreaterThan(4);
    expect(Math.max(...heights), shop).toBeLessThanOrEqual(50);
    const inset = await card.evaluate(
      (one) =>
        (one.querySelector('.address-card__name')?.getBoundingClientRect().left ?? 0) -
        one.getBoundingClientRect().left,
    );
    expect(inset, shop).toBeGreaterThanOrEqual(8);
  }
});

// The same room on every screen: the width is set here.
test('[ACC-01] what a profile shows has its room before it comes', { tag: ON_WIDE_SCREENS }, async ({
  page,
  context,
}) => {
  for (const shop of SUBDOMAINS) {
    const { session } = await registerCustomer(process.env['STOREFRONT_E2E_PLATFORM'] ?? '', shop);
    await signInBrowser(context, new URL(shopUrl(shop)).origin, session);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const send = await holdBack(page, '**/market-api/profile');
      await page.goto(shopUrl(shop, profilePath()));
      const ways = page.getByRole('navigation', { name: t('account.nav') });
      const form = page.locator('main form').first();
      await expect(ways).toBeVisible();
      const before = await ways.boundingBox();
      send();
      await expect(form).toBeVisible();
      expect(await ways.boundingBox(), `${shop} at ${width}`).toEqual(before);
      await page.unroute('**/market-api/profile');
      // The next one knows no customer again.
      await page.evaluate(() => localStorage.clear());
    }
  }
});

// A wide screen has tabs.
test('[ACC-01] [ACC-05] [ACC-07] a profile follows the other tabs, is edited, and ends with signing out', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context }) => {
  await page.goto(shopUrl(SHOP, profilePath()));
  await expect(page).toHaveURL(shopUrl(SHOP, loginPath(profilePath())));

  const customer = await aCustomer(SHOP);
  await commandShop(SHOP, 'POST', `/customers/${customer.id}/wallet`, { amount: 125_000 });
  await signedIn(context, customer);
  const complaints = await watchPage(page);
  await page.goto(shopUrl(SHOP, profilePath()));
  await expect(page.getByRole('heading', { name: 'Dilnoza Karimova' })).toBeVisible();
  await expect(page.getByText(/^Кошелёк125\s000\sUZS$/)).toBeVisible();
  const ways = page.getByRole('navigation', { name: t('account.nav') });
  await expect(ways.getByRole('link')).toHaveText(
    (
      [
        'account.nav-profile',
        'account.nav-orders',
        'account.nav-notifications',
        'account.nav-addresses',
        'account.nav-cards',
        'wallet.nav',
        'account.nav-favourites',
        'account.nav-logout',
      ] as const
    ).map((key) => t(key)),
  );
  await expect(ways.locator('[aria-current=page]')).toHaveText(t('account.nav-profile'));
  // A phone begins with the customer, then come the ways to other pages, then the forms.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ways.getByRole('link').first()).toHaveText(t('account.nav-orders'));
  const parts = [
    page.getByRole('region', { name: 'Dilnoza Karimova' }),
    ways,
    page.getByLabel(t('account.first-name')),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await page.setViewportSize({ width: 1440, height: 900 });

  const other = await context.newPage();
  await other.goto(shopUrl(SHOP, profilePath()));
  await expect(other.getByRole('heading', { name: 'Dilnoza Karimova' })).toBeVisible();
  const name = page.getByLabel(t('account.first-name'));
  await name.fill('D');
  await page.getByLabel(t('account.email')).fill('nigora@');
  await button(page, 'account.save').click();
  await expect(page.getByText(t('account.name-length'))).toBeVisible();
  await expect(page.getByText(t('account.invalid-email'))).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Nigora');
  await page.getByLabel(t('account.email')).fill('');
  await page.getByLabel(t('account.birthday')).fill('1994-05-17');
  await button(page, 'account.save').click();
  await expect(page.getByText(t('account.saved'))).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Nigora Karimova' })).toBeVisible();

  const phone = freshPhone();
  await button(page, 'account.change').first().click();
  const field = page.getByLabel(t('account.new-phone'));
  await expect(field).toBeFocused();
  await field.pressSequentially(phone.slice('+998'.length));
  await field.press('Enter');
  const code = page.getByLabel(t('form.code'));
  await expect(code).toBeFocused();
  await code.fill(await lastCode(SHOP, phone));
  await code.press('Enter');
  await expect(page.getByText(t('account.phone-changed'))).toBeVisible();

  await button(page, 'account.change').last().click();
  await page.getByLabel(t('account.current-password')).fill(customer.password);
  await page.getByLabel(t('account.new-password'), { exact: true }).fill('Demo34@#');
  await page.getByLabel(t('account.repeat-password')).fill('Demo34@#');
  await page.getByLabel(t('account.repeat-password')).press('Enter');
  await expect(page.getByText(t('account.password-changed'))).toBeVisible();

  await other
    .getByRole('navigation', { name: t('account.nav') })
    .getByText(t('account.nav-logout'))
    .click();
  await other.getByRole('button', { name: t('sign-in.out'), exact: true }).click();
  await expect(page).toHaveURL(shopUrl(SHOP, loginPath(profilePath())));
  expect(complaints).toEqual([]);
});

// The same on every screen; its states are looked at on both.
test('[ACC-03] [ACC-01] a card is added, confirmed and removed, is kept nowhere, and the account is closed', {
  tag: ON_PHONES,
}, async ({ page, context }) => {
  const customer = await aCustomer(SHOP);
  await signedIn(context, customer);
  const complaints = await watchPage(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(shopUrl(SHOP, bankCardsPath()));
  await expect(page.getByRole('heading', { name: t('account.cards-none') })).toBeVisible();

  await button(page, 'account.card-add').click();
  const number = page.getByLabel(t('account.card-number'));
  await number.pressSequentially('8600492');
  await number.press('Enter');
  await expect(page.getByText(t('account.card-digits'))).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill('');
  await number.pressSequentially(UZCARD.replaceAll(' ', ''));
  await expect(number).toHaveValue(UZCARD);
  await expect(page.getByText('Uzcard', { exact: true }).first()).toBeVisible();
  const expiry = page.getByLabel(t('account.card-expiry'));
  await expiry.pressSequentially('12/2035');
  await number.focus();
  await expect(expiry).toHaveValue('12/35');
  await expiry.press('Enter');
  const code = page.getByLabel(t('form.code'));
  await expect(code).toBeFocused();
  await expect(page.getByText(t('account.card-waits'))).toBeVisible();
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText(t('form.uncurrent_pass'))).toBeVisible();
  const sent = await lastCode(SHOP, customer.phone);
  await code.fill(`${sent} 1`);
  await code.press('Enter');
  await expect(page.getByText(t('form.code-long'))).toBeVisible();
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await code.press('Enter');
  await expect(page.getByText(t('account.card-added'))).toBeVisible();
  await expect(page.getByRole('listitem').getByText('8600 49** **** 1233')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('8600');

  await page.getByRole('button', { name: t('account.card-remove', { card: '8600 49** **** 1233' }) }).click();
  const question = page.getByRole('dialog', { name: t('account.card-remove-question') });
  await question.getByRole('button', { name: t('account.keep') }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: t('account.card-remove', { card: '8600 49** **** 1233' }) }).click();
  await question.getByRole('button', { name: t('account.delete') }).click();
  await expect(page.getByText(t('account.card-removed'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('account.cards-none') })).toBeVisible();
  // The page calls no other host.
  expect([...hosts]).toEqual([new URL(shopUrl(SHOP)).host]);

  await page.goto(shopUrl(SHOP, profilePath()));
  await button(page, 'account.close').click();
  const sure = page.getByRole('dialog', { name: t('account.close-question') });
  await expect(sure.getByText(t('account.close-text'))).toBeVisible();
  await sure.getByRole('button', { name: t('account.close-yes'), exact: true }).click();
  await expect(page).toHaveURL(shopUrl(SHOP));
  expect(await page.evaluate(() => localStorage['session:v1'] ?? '')).not.toContain('"token":"');
  // The wrong code was refused.
  expect(complaints).toEqual([expect.stringContaining('status of 422')]);
});
