import { expect, type Locator, type Page } from '@playwright/test';
import { formatPrice } from '#domain/pricing/price.ts';
import type { PayingCustomer } from '#sandbox/demo/paying-customer.ts';
import { needsSandbox } from './control.ts';
import { commandShop, lastCode } from './customer.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { aPaymentPage } from './payment-page.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');
const price = (sum: number) => formatPrice(sum, t('shell.currency'));
const ORDER = '**/sellgroups/finish';

const orderButton = (page: Page) => page.getByRole('button', { name: t('checkout.order') });
const part = (page: Page, key: 'goods' | 'address' | 'shipping' | 'time' | 'payment') =>
  page.getByRole('region', { name: t(`checkout.${key}`) });

async function open(page: Page, shop: 'local' | 'test' | 'dev'): Promise<void> {
  await page.goto(shopUrl(shop, '/checkout'));
  await expect(part(page, 'shipping').getByRole('radio').first()).toBeVisible();
}

async function ordersOf({ call }: PayingCustomer) {
  return call<{ total: number; items: { id: number; total: number; state: string }[] }>(
    'GET',
    '/customer-sell',
  );
}

test.beforeEach(() => needsSandbox());

test('[CHK-01] [CHK-02] [CHK-03] [CHK-08] a guest has the cart, a customer the checkout: services and their prices, ways to pay by seller, an interval, and the order is made', async ({
  page,
  context,
  catalogueOf,
}) => {
  await page.goto(shopUrl('test', '/checkout'));
  await expect(page).toHaveURL(shopUrl('test', '/cart'));

  const offers = findOffers(await catalogueOf('test'), isScarce);
  const { items: methods } = await methodsOf(page);
  const picky = methods.find(({ supplierIds, installment }) => supplierIds && !installment);
  const taken = offers.find(({ variation }) => picky?.supplierIds?.includes(variation.stock.supplierId));
  const left = offers.find(({ variation }) => !picky?.supplierIds?.includes(variation.stock.supplierId));
  if (!picky || !taken || !left) throw new Error('All sellers of the marketplace take every way to pay.');
  const customer = await aPayingCustomer(context, 'test', {
    [taken.variation.stock.id]: 1,
    [left.variation.stock.id]: 1,
  });
  await open(page, 'test');

  // A seller that does not take the way to pay is left out with a sentence.
  await part(page, 'payment')
    .getByText(picky.name.ru ?? '')
    .click();
  await expect(part(page, 'goods').getByRole('status')).toContainText(picky.name.ru ?? '');

  // The fee of a service is part of the sum.
  const service = part(page, 'shipping').locator('.choice').first();
  await service.click();
  const told = (await service.locator('.choice__price').textContent()) ?? '';
  await expect(page.getByRole('complementary', { name: t('checkout.sum') })).toContainText(told);

  await part(page, 'time').getByText(t('checkout.time-preorder')).click();
  await expect(page.getByLabel(t('checkout.time-day'))).toBeVisible();
  await orderButton(page).click();
  if (picky.held) await page.getByRole('button', { name: t('checkout.otp-later') }).click();
  else await expect(page).toHaveURL(/\/checkout\/done\?/);
  const { items, total } = await ordersOf(customer);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ shippingTime: { type: 'preorder' }, payment: { methodId: picky.id } });
});

test('[CHK-01] the checkout has a lean frame, folded goods, the address on the first screen and the sum in sight', async ({
  page,
  context,
  catalogueOf,
  isMobile,
}) => {
  const offers = findOffers(await catalogueOf('local'), isScarce).slice(0, 3);
  const name = offers[0]?.variation.name.ru ?? '';
  const goods = Object.fromEntries(offers.map(({ variation }) => [variation.stock.id, 1]));
  await aPayingCustomer(context, 'local', goods);
  await open(page, 'local');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: t('shell.cart') })).toHaveAttribute('href', '/cart');
  await expect(banner.getByRole('link', { name: t('shell.help') })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: t('shell.quickMenu') })).toHaveCount(0);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Возврат и обмен товара' })).toBeVisible();
  const height = async (one: Locator) => (await one.boundingBox())?.height ?? 0;
  expect(await height(banner)).toBeLessThanOrEqual(64);
  expect(await height(foot)).toBeLessThanOrEqual(isMobile ? 240 : 120);
  expect(await height(part(page, 'goods'))).toBeLessThanOrEqual(200);

  await expect(part(page, 'address').getByRole('radio').first()).toBeInViewport();
  await expect(part(page, 'goods').getByText(name)).toBeHidden();
  await part(page, 'goods').locator('summary').click();
  await expect(part(page, 'goods').getByText(name)).toBeVisible();
  const recipient = page.getByRole('region', { name: t('checkout.recipient') });
  await expect(recipient).toContainText(/\+998\s\d\d\s\d{3}\s\d\d\s\d\d/);
  const order = orderButton(page).filter({ visible: true });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(order).toBeInViewport();
  const chip = part(page, 'time').locator('.chip');
  for (const one of await chip.all()) expect(await height(one)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

// Tested on phones, where it is done most.
test('[CHK-05] an order by card opens the dialog for its code; wrong codes, another code, closing and loading again lose nothing', {
  tag: ON_PHONES,
}, async ({ page, context, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('local'), isScarce);
  const customer = await aPayingCustomer(context, 'local', { [variation.stock.id]: 1 });
  await open(page, 'local');
  await part(page, 'payment').getByText(t('checkout.pay-held')).click();
  await orderButton(page).click();

  const dialog = page.getByRole('dialog', { name: t('checkout.otp-title') });
  const code = dialog.getByLabel(t('form.code'));
  await expect(code).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/1[45]:\d\d/);
  await code.fill('000000');
  await dialog.getByRole('button', { name: t('checkout.otp-pay'), exact: true }).click();
  await expect(dialog.getByText(t('checkout.otp-wrong'))).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: t('checkout.held-enter') }).click();
  await code.fill(await lastCode('local', customer.phone, 'payment'));
  await dialog.getByRole('button', { name: t('checkout.otp-pay'), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/done\?/);
  await expect(page.getByText(t('checkout.done-next'))).toBeVisible();
  const { items, total } = await ordersOf(customer);
  expect([total, items[0]?.state]).toEqual([1, 'accepted']);
  await expect(page.getByText(String(items[0]?.id), { exact: true })).toBeVisible();
});

// A wide screen has tabs.
test('[CHK-05] an order is paid on a page of a payment service: the browser that comes back pays nothing, the message does', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, catalogueOf }) => {
  const service = await aPaymentPage('dev');
  try {
    const [offer] = findOffers(await catalogueOf('dev'), isScarce);
    await aPayingCustomer(context, 'dev', { [offer?.variation.stock.id ?? 0]: 1 });
    await open(page, 'dev');
    await part(page, 'payment').getByText(t('checkout.pay-page')).click();
    await orderButton(page).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
    const address = page.url();
    // "Back" shows the order and leads nowhere by itself.
    await page.goBack();
    const waiting = page.getByRole('main').getByRole('status');
    const payHere = page.getByRole('main').getByRole('link', { name: /^Оплатить/ });
    await expect(payHere).toHaveAttribute('href', address);
    await payHere.click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/checkout\/done\?order=\d+&token=/);
    await expect(waiting).toContainText('ждёт оплаты');

    expect(await service.tellPaid(address)).toBe(200);
    await expect(page.getByText(/^Оплачено:/)).toBeVisible();
    await expect(payHere).toHaveCount(0);
    await page.getByRole('link', { name: t('checkout.to-order') }).click();
    await expect(page.getByText(t('order.paid'), { exact: true }).first()).toBeVisible();
  } finally {
    await service.close();
  }
});

test('[CHK-04] nothing is ordered twice: a lost answer, a double click, a second tab, a reload and the way back', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('local'), isScarce);
  const customer = await aPayingCustomer(context, 'local', { [variation.stock.id]: 1 });
  await open(page, 'local');
  const other = await context.newPage();
  await open(other, 'local');

  // The platform takes the order, and its answer gets lost, again and again.
  await context.route(ORDER, async (route) => {
    await customer.call('POST', '/sellgroups/finish', route.request().postDataJSON());
    await route.abort('connectionreset');
  });
  await orderButton(page).dblclick();
  await expect(page.getByText(t('checkout.asking'))).toBeVisible();
  await orderButton(other).click();
  await expect(other.getByText(t('checkout.elsewhere'))).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(t('checkout.asking')).or(page.getByText(t('checkout.elsewhere'))),
  ).toBeVisible();
  await context.unroute(ORDER);
  await expect(page).toHaveURL(/\/checkout\/done\?/);
  await expect(other).toHaveURL(/\/checkout\/done\?/);
  expect((await ordersOf(customer)).total).toBe(1);

  await page.goBack();
  await page.goto(shopUrl('local', '/checkout'));
  const { items } = await ordersOf(customer);
  await expect(page.getByText(t('checkout.ordered-title', { number: items[0]?.id ?? 0 }))).toBeVisible();
  expect((await ordersOf(customer)).total).toBe(1);
});

test('[ACC-05] the wallet pays what it covers, and says what it lacks', async ({
  page,
  context,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('local'), isScarce);
  const wallet = variation.newPrice - 1;
  const customer = await aPayingCustomer(context, 'local', { [variation.stock.id]: 1 }, { wallet });
  await open(page, 'local');
  const way = part(page, 'payment')
    .locator('.choice')
    .filter({ hasText: price(wallet) });
  await way.click();
  await orderButton(page).click();
  await expect(part(page, 'payment').getByRole('alert')).toHaveText(t('checkout.refused-wallet-too-low'));
  expect((await ordersOf(customer)).total).toBe(0);

  await commandShop('local', 'POST', `/customers/${customer.id}/wallet`, {
    amount: 50_000_000,
    reason: 'e2e',
  });
  await page.reload();
  await part(page, 'payment')
    .locator('.choice')
    .filter({ hasText: price(wallet + 50_000_000) })
    .click();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/done\?/);
  const { items } = await ordersOf(customer);
  await expect(page.getByText(t('checkout.done-paid', { sum: price(items[0]?.total ?? 0) }))).toBeVisible();
  const left = await customer.call<{ wallet: { totalCash: number } }>('GET', '/wallet');
  expect(left.wallet.totalCash).toBe(wallet + 50_000_000 - (items[0]?.total ?? 0));
});

interface Method {
  id: number;
  name: { ru?: string };
  supplierIds: number[] | null;
  installment: boolean;
  held: boolean;
}

function methodsOf(page: Page): Promise<{ items: Method[] }> {
  return page.evaluate(async () => (await fetch('/market-api/payment-methods')).json());
}
