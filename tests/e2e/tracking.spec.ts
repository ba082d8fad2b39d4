import { expect } from '@playwright/test';
import type { Tracking } from '#contract/order/delivery.ts';
import { inLanguage, orderPath, ordersPath } from '#domain/link/paths.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox } from './control.ts';
import { commandShop } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { orderByCall } from './order-by-call.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, type Offer, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const SHOP: DemoShop = 'dev';
const t = textsOf('ru');

/** There are enough pieces for as many orders as the tests make. */
const isPlenty = ({ product, variation: { tracking, stock, tiers } }: Offer) =>
  product.minOrder === 1 && tiers.length === 0 && (!tracking || stock.count >= 100);

// It is the same on every screen.
test('[CHK-07] a guest with the address of an order sees its driver move on a map until they are there, honest when nobody says where', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, browser, catalogueOf }) => {
  needsSandbox();
  const [{ variation }] = findOffers(await catalogueOf(SHOP), isPlenty);
  const customer = await aPayingCustomer(context, SHOP, {});
  const order = await orderByCall(customer, variation.stock.id);
  const move = () => commandShop(SHOP, 'PUT', `/orders/${order.id}/move-on`);
  await move();
  await move();
  const guest = await browser.newPage();
  const complaints = await watchPage(guest);
  await guest.clock.install();
  const told = guest.waitForResponse('**/driver-api/tracking/*');
  await guest.goto(shopUrl(SHOP, orderPath(order.token, order.id)));
  const panel = guest.getByRole('region', { name: t('tracking.title') });
  await guest.clock.runFor(100);
  await expect(panel.getByText(t('tracking.minutes', { count: 40 }), { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: t('tracking.call') })).toHaveAttribute(
    'href',
    /^tel:\+998\d{9}$/,
  );
  const driver = panel.locator('.way-mark--driver');
  const face = driver.locator('.way-mark__face');
  await expect(face).toBeVisible();
  await expect(panel.locator('.way-line__middle')).toHaveAttribute('points', /\d/);
  const answer = await told;
  expect(answer.request().headers()['auth-token']).toMatch(/^[\w-]{20,}$/);
  const before = await face.boundingBox();
  const turned = () => face.evaluate(({ style }) => style.rotate);
  const turn = await turned();
  const tracking: Tracking = await answer.json();
  const further = { position: tracking.to, heading: (tracking.heading + 90) % 360 };
  await guest.route('**/driver-api/tracking/*', (route) =>
    route.fulfill({ json: { ...tracking, ...further } }),
  );
  await guest.clock.runFor(5_100);
  await expect.poll(turned).not.toBe(turn);
  await expect.poll(async () => (await face.boundingBox())?.x).not.toBe(before?.x);

  await guest.unroute('**/driver-api/tracking/*');
  await guest.context().setOffline(true);
  await guest.clock.runFor(185_000);
  await expect(panel.getByText(t('tracking.old', { count: 3 }))).toBeVisible();
  await expect(driver).toHaveClass(/way-mark--old/);
  await expect(panel).toContainText(t('tracking.old-offline'));
  await guest.context().setOffline(false);
  await guest.clock.runFor(100);
  await expect(panel).not.toContainText(t('tracking.old-offline'));
  await expect(driver).not.toHaveClass(/way-mark--old/);
  await guest.clock.resume();
  expect(await violationsOn(guest)).toEqual([]);
  // Calls that failed while there was no connection.
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await guest.close();

  await page.goto(shopUrl(SHOP, inLanguage(ordersPath(), 'en', 'ru')));
  const en = textsOf('en');
  // The page also looks by itself: its calls after the first one wait until the button is pressed.
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  let looks = 0;
  await page.route('**/driver-api/tracking/*', async (route) => {
    looks += 1;
    if (looks > 1) await pressed;
    await route.fallback();
  });
  await page.getByRole('link', { name: en('tracking.follow') }).click();
  await expect(page.getByText(en('tracking.minutes', { count: 40 }), { exact: true })).toBeVisible();
  await move();
  await page.getByRole('button', { name: en('tracking.again') }).click();
  goOn();
  await expect(page.getByText(en('tracking.delivered'))).toBeVisible();
  await expect(page.getByText(en('order.next-delivered')).first()).toBeVisible();
  await expect(page.locator('.place-map')).toHaveCount(0);
});
