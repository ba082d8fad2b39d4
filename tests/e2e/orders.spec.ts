import { expect, type Page } from '@playwright/test';
import type { Order } from '#contract/order/order.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { cartPath, orderPath, ordersPath, productPath } from '#domain/link/paths.ts';
import { needsSandbox } from './control.ts';
import { aCustomer, commandShop } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, type Offer, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const SHOP: DemoShop = 'dev';
const t = textsOf('ru');

const ADDRESS = {
  countryCode: 'UZ',
  latitude: 41.3275,
  longitude: 69.2811,
  administrativeArea: 'Ташкент',
  locality: 'Юнусабадский район',
  addressLine1: 'ул. Амира Темура, 10',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** There are enough pieces for as many orders as the tests make. */
const isPlenty = ({ product, variation: { tracking, stock, tiers } }: Offer) =>
  product.minOrder === 1 && tiers.length === 0 && (!tracking || stock.count >= 100);

/** Orders one piece of a stock so many times, in cash, from a page of the shop. */
function order(page: Page, token: string, stock: StockId, times: number): Promise<Order[]> {
  return page.evaluate(
    async ([bearer, stockId, count, shippingAddress]) => {
      const call = async (method: string, path: string, body?: object) => {
        const answer = await fetch(`/market-api${path}`, {
          method,
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { items } = await call('GET', '/payment-methods');
      const { id: paymentMethod } = items.find(({ cash }: { cash: boolean }) => cash);
      const orders = [];
      for (let made = 0; made < count; made += 1) {
        await call('POST', '/add-to-cart', { stock: stockId, quantity: 1 });
        const { sells } = await call('GET', '/cart-detail');
        const ids = sells.filter((sell: { deleted: boolean }) => !sell.deleted);
        const finished = await call('POST', '/sellgroups/finish', {
          sells: ids.map(({ id }: { id: number }) => id),
          paymentMethod,
          shippingAddress,
        });
        orders.push(finished.order);
      }
      return orders;
    },
    [token, stock, times, ADDRESS] as const,
  );
}

test('[CHK-06] purchases stand apart and by pages, are ordered again, and each order opens by its address', async ({
  page,
  browser,
  catalogueOf,
}) => {
  needsSandbox();
  const [{ variation }] = findOffers(await catalogueOf(SHOP), isPlenty);
  const customer = await aCustomer(SHOP);
  await page.goto(shopUrl(SHOP, cartPath()));
  await page.evaluate(
    (token) =>
      localStorage.setItem('session:v1', JSON.stringify({ token, user: null, location: null, history: [] })),
    customer.token,
  );
  const complaints = await watchPage(page);
  await page.goto(shopUrl(SHOP, ordersPath()));
  await expect(page.getByRole('heading', { name: t('order.no-active') })).toBeVisible();

  const orders = await order(page, customer.token, variation.stock.id, 12);
  const [last, ...finished] = orders.reverse();
  if (!last) throw new Error('No order was made.');
  for (const { id } of finished) await commandShop(SHOP, 'PUT', `/orders/${id}/cancel`);
  await page.reload();
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveText([t('order.number', { id: last.id })]);
  await expect(page.getByText(t('order.next-accepted'))).toBeVisible();

  const tabs = page.getByRole('navigation', { name: t('order.tabs') });
  await tabs.getByRole('link', { name: t('order.finished') }).click();
  await expect(page).toHaveURL(shopUrl(SHOP, `${ordersPath()}?state=finished`));
  await expect(cards).toHaveCount(10);
  await expect(page.getByText(t('order.state-canceled')).first()).toBeVisible();
  await page.getByRole('link', { name: t('order.page', { page: 2 }) }).click();
  await expect(page).toHaveURL(shopUrl(SHOP, `${ordersPath()}?state=finished&page=2`));
  await expect(cards).toHaveText([t('order.number', { id: finished.at(-1)?.id ?? 0 })]);
  await page.goBack();
  await expect(cards).toHaveCount(10);
  await page
    .getByRole('button', { name: t('order.again') })
    .first()
    .click();
  await expect(page.getByText(t('order.again-done', { count: 1 }))).toBeVisible();
  await page.getByRole('link', { name: t('order.to-cart') }).click();
  await expect(page).toHaveURL(shopUrl(SHOP, cartPath()));
  await expect(shopPage(page).cart.lines).toHaveCount(1);

  const guest = await browser.newPage();
  await guest.goto(shopUrl(SHOP, orderPath(last.token, last.id)));
  await expect(guest.getByRole('heading', { name: t('order.number', { id: last.id }) })).toBeVisible();
  await expect(guest.locator('[aria-current=step]')).toContainText(t('order.state-accepted'));
  await expect(guest.getByText(ADDRESS.addressLine1)).toBeVisible();
  expect(await guest.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  // Pages that are linked from here do not learn the address, which opens the order.
  await guest
    .getByRole('link', { name: variation.name.ru ?? '' })
    .first()
    .click();
  await expect(guest).toHaveURL(shopUrl(SHOP, productPath(variation.id)));
  expect(await guest.evaluate(() => document.referrer)).toBe('');
  await guest.goto(shopUrl(SHOP, orderPath('q3JxJ2l0b1c5eHZ5d2l6YQ', last.id)));
  await expect(guest.getByRole('heading', { name: t('order.not-found') })).toBeVisible();
  await guest.close();
  expect(complaints).toEqual([]);
});
