import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import {
  addressesPath,
  bankCardsPath,
  inLanguage,
  orderPath,
  ordersPath,
  profilePath,
} from '#domain/link/paths.ts';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { needsSandbox } from './control.ts';
import { commandShop, lastCode } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { readIn, stateReader } from './flow-state.ts';
import { holdByCall, orderByCall } from './order-by-call.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, type Offer, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const SHOP: DemoShop = 'dev';
const UZCARD = '8600492912341233';
const VISIBLE = { visible: true };

test.beforeEach(needsSandbox);
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each reads a dozen states.
test.describe.configure({ timeout: 120_000 });

/** There are enough pieces for as many orders as the tests make. */
const isPlenty = ({ product, variation: { tracking, stock, tiers } }: Offer) =>
  product.minOrder === 1 && tiers.length === 0 && (!tracking || stock.count >= 100);

/** Acts of a shopper on a page of the account. */
function accountPage(page: Page, language: Language) {
  const t = textsOf(language);
  const button = (key: Parameters<typeof t>[0]) =>
    page.getByRole('button', { name: t(key), exact: true }).filter(VISIBLE);
  const open = (path: string) => page.goto(shopUrl(SHOP, inLanguage(path, language, 'ru')));
  return {
    t,
    button,
    open,
    heading: (key: Parameters<typeof t>[0]) => page.getByRole('heading', { name: t(key) }),
    field: (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true }),
    /** Opens a page whose call fails. */
    async fail(path: string, call: string) {
      await page.route(call, (route) => route.abort());
      await open(path);
      await expect(button('form.retry')).toBeVisible();
    },
  };
}

for (const [language, tag] of readIn('ru')) {
  test(
    `[A11Y-01] [CHK-06] every state of purchases and of an order, in ${language}`,
    { tag },
    async ({ page, context, catalogueOf }, { project }) => {
      const read = stateReader(page, project);
      const { t, open, heading, fail, button } = accountPage(page, language);
      const [{ variation }] = findOffers(await catalogueOf(SHOP), isPlenty);
      const customer = await aPayingCustomer(context, SHOP, {});
      await open(ordersPath());
      await expect(heading('order.no-active')).toBeVisible();
      await read('no orders');

      const order = () => orderByCall(customer, variation.stock.id);
      const accepted = await order();
      let canceled = accepted;
      // So many that the list has pages.
      for (let made = 0; made < 11; made += 1) {
        canceled = await order();
        await commandShop(SHOP, 'PUT', `/orders/${canceled.id}/cancel`);
      }
      const held = await holdByCall(customer, variation.stock.id);
      await open(ordersPath());
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await read('active orders');
      await open(`${ordersPath()}?state=finished`);
      await expect(page.getByText(t('order.state-canceled')).first()).toBeVisible();
      await button('order.again').first().click();
      await expect(page.getByText(t('order.again-done', { count: 1 }))).toBeVisible();
      await read('finished orders, one of them again in the cart');
      await open(`${ordersPath()}?state=finished&page=9`);
      await expect(heading('order.no-page')).toBeVisible();
      await read('a page without orders');

      for (const [name, made] of Object.entries({ accepted, canceled, held })) {
        await open(orderPath(made.token, made.id));
        await expect(page.getByRole('heading', { name: t('order.number', { id: made.id }) })).toBeVisible();
        await read(`an order: ${name}`);
      }
      await open(orderPath('q3JxJ2l0b1c5eHZ5d2l6YQ', accepted.id));
      await expect(heading('order.not-found')).toBeVisible();
      await read('no such order');
      await fail(orderPath(accepted.token, accepted.id), '**/market-api/orders/**');
      await read('an order that does not come');
      await fail(ordersPath(), '**/market-api/customer-sell*');
      await read('orders that do not come');
    },
  );
}

for (const [language, tag] of readIn('en')) {
  test(
    `[A11Y-01] [ACC-02] [ACC-03] every state of addresses and cards, in ${language}`,
    { tag },
    async ({ page, context, isMobile }, { project }) => {
      const read = stateReader(page, project);
      const { t, open, heading, fail, button, field } = accountPage(page, language);
      const { phone } = await aPayingCustomer(context, SHOP, {}, { address: false });

      const addresses = '**/market-api/addresses*';
      await fail(addressesPath(), addresses);
      await read('addresses that do not come');
      await page.unroute(addresses);
      await button('form.retry').click();
      await expect(heading('address.empty-title')).toBeVisible();
      await read('no addresses');
      await button('address.add').click();
      await expect(button('address.confirm')).toBeDisabled();
      await read('an empty address');
      if (isMobile) {
        await button('address.map-show').click();
        await expect(page.getByRole('region', { name: t('address.map') })).toContainText('OpenStreetMap');
        await read('an address on the map');
      }
      await field('address.region').selectOption({ index: 2 });
      await field('address.locality').selectOption({ index: 1 });
      await page.getByRole('searchbox').last().fill('йцукенгш');
      await expect(page.getByText(t('address.nothing-found'))).toBeVisible();
      await read('an address that is not found');
      await button('address.confirm').click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('listitem').filter({ hasText: t('address.current') })).toBeVisible();
      await read('addresses');
      await page
        .getByRole('button', { name: t('address.remove') })
        .first()
        .click();
      await expect(button('address.remove-yes')).toBeVisible();
      await read('a question');

      await open(bankCardsPath());
      await expect(heading('account.cards-none')).toBeVisible();
      await read('no cards');
      await button('account.card-add').click();
      const number = field('account.card-number');
      await number.pressSequentially('8600492');
      await number.press('Enter');
      await expect(page.getByText(t('account.card-digits'))).toBeVisible();
      await read('a wrong card');
      await number.fill('');
      await number.pressSequentially(UZCARD);
      await field('account.card-expiry').pressSequentially('1235');
      await field('account.card-expiry').press('Enter');
      await expect(page.getByText(t('account.card-waits'))).toBeVisible();
      await read('the code of a card');
      await field('form.code').fill('000000');
      await field('form.code').press('Enter');
      await expect(page.getByText(t('form.uncurrent_pass'))).toBeVisible();
      await read('a wrong code of a card');
      await field('form.code').fill(await lastCode(SHOP, phone));
      await field('form.code').press('Enter');
      await expect(page.getByText(t('account.card-added'))).toBeVisible();
      await read('cards');
      await fail(bankCardsPath(), '**/market-api/bank-cards*');
      await read('cards that do not come');
    },
  );
}

for (const [language, tag] of readIn('ru')) {
  test(
    `[A11Y-01] [ACC-01] [ACC-05] every state of the profile, in ${language}`,
    { tag },
    async ({ page, context }, { project }) => {
      const read = stateReader(page, project);
      const { t, open, button, field } = accountPage(page, language);
      await aPayingCustomer(context, SHOP, {}, { wallet: 125_000 });
      await open(profilePath());
      await expect(button('account.save')).toBeVisible();
      await read('profile');
      await field('account.first-name').fill('D');
      await page.getByLabel(t('account.email')).fill('nigora@');
      await button('account.save').click();
      await expect(page.getByText(t('account.invalid-email'))).toBeVisible();
      await read('refused details');
      await button('account.change').last().click();
      await page.getByLabel(t('account.current-password')).press('Enter');
      await expect(page.getByText(t('form.required')).first()).toBeVisible();
      await read('refused password');
      await button('account.cancel').click();
      await button('account.change').first().click();
      await field('account.new-phone').press('Enter');
      await expect(page.getByRole('alert').filter(VISIBLE).first()).toBeVisible();
      await read('refused phone');
      await field('account.new-phone').pressSequentially(freshPhone().slice('+998'.length));
      await field('account.new-phone').press('Enter');
      await expect(field('form.code')).toBeVisible();
      await read('the code of a new phone');
      await button('account.close').click();
      await expect(page.getByRole('dialog', { name: t('account.close-question') })).toBeVisible();
      await read('closing the account');
      await page.route('**/market-api/profile', (route) => route.abort());
      await page.reload();
      await expect(button('form.retry')).toBeVisible();
      // The browser may have scrolled content half below the head of the page.
      await page.evaluate(() => scrollTo(0, 0));
      await read('a profile that does not come');
    },
  );
}
