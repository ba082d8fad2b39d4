import { expect, type Page } from '@playwright/test';
import { inLanguage, loginPath, notificationsPath, profilePath } from '#domain/link/paths.ts';
import { needsSandbox } from './control.ts';
import type { DemoShop } from './demo-shops.ts';
import { stateReader } from './flow-state.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { devicesOf, tell } from './told-customer.ts';
import { watchPage } from './watch-page.ts';

const SHOP: DemoShop = 'local';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(needsSandbox);

test('[ACC-06] the page shows what one was told, newest first; it is read once seen, and leads to path and query on this shop', async ({
  page,
  context,
}, { project }) => {
  const language = project.use.isMobile ? 'uz' : 'ru';
  const texts = textsOf(language);
  const path = (to: string) => shopUrl(SHOP, inLanguage(to, language, 'ru'));
  const read = stateReader(page, project);
  await page.goto(path(notificationsPath()));
  const from = inLanguage(notificationsPath(), language, 'ru');
  await expect(page).toHaveURL(path(loginPath(from)));

  const { id } = await aPayingCustomer(context, SHOP, {}, { address: false });
  await tell(SHOP, id, {
    title: 'Заказ № 7 принят',
    body: 'Скоро позвонит оператор.',
    url: '/profile/orders?page=2',
  });
  await tell(SHOP, id, { title: 'Скидки', url: 'https://other.example/search/tea?sort=name-asc' });
  await page.goto(path(profilePath()));
  const way = page.getByRole('navigation', { name: texts('account.nav') }).getByRole('link', {
    name: new RegExp(`^${texts('account.nav-notifications')}\\s*2$`),
  });
  await way.click();
  const list = page.getByRole('list', { name: texts('notification.list') });
  await expect(list.getByRole('listitem')).toHaveText([/Скидки/, /Заказ № 7 принят.*Скоро позвонит/s]);
  await expect(list.getByText(texts('notification.new'), { exact: true })).toHaveCount(2);
  await expect(page.locator('[data-unread]')).toBeHidden();
  await read('notifications');

  await list.getByRole('link', { name: 'Скидки' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path('/search/tea?sort=name-asc'));
  await page.goBack();
  await expect(list.getByText(texts('notification.new'), { exact: true })).toHaveCount(0);
});

// Apps show the shop on phones, by the same script on every screen.
test('[ACC-06] an app that shows the shop registers as platform 2 or 3, shows its messages as a banner and leads by their address', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context }) => {
  const { id } = await aPayingCustomer(context, SHOP, {}, { address: false });
  const complaints = await watchPage(page);
  await page.addInitScript(() => {
    Object.assign(window, { shopApp: [{ type: 'token', platform: 2, token: 'android-token' }] });
  });
  await page.goto(shopUrl(SHOP));
  await expect.poll(() => devicesOf(SHOP, id)).toEqual([{ token: 'android-token', platform: 2 }]);
  await say(page, { type: 'token', platform: 3, token: 'ios-token' });
  await expect.poll(() => devicesOf(SHOP, id)).toEqual([{ token: 'ios-token', platform: 3 }]);

  const url = 'https://other.example/profile/orders?page=2';
  await say(page, { type: 'message', title: 'Заказ в пути', body: 'Курьер выехал', url });
  const banner = page.getByRole('status').filter({ hasText: 'Заказ в пути' });
  await expect(banner.getByText('Курьер выехал')).toBeVisible();
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/profile/orders?page=2');
  await say(page, { type: 'open', url: 'javascript:alert(1)' });
  await say(page, { type: 'open', url });
  await expect(page).toHaveURL(shopUrl(SHOP, '/profile/orders?page=2'));
  expect(complaints).toEqual([]);
});

/** Sends a message as an app does, in the page. */
async function say(page: Page, word: object): Promise<void> {
  await page.evaluate((one) => {
    const app = window as Window & { shopApp?: object[] };
    app.shopApp ??= [];
    app.shopApp.push(one);
    dispatchEvent(new Event('shop-app'));
  }, word);
}
