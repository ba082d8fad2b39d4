import { type BrowserContext, expect, type LaunchOptions, type Page } from '@playwright/test';
import { logoutPath, notificationsPath, profilePath } from '#domain/link/paths.ts';
import { needsSandbox } from './control.ts';
import type { DemoShop } from './demo-shops.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { aPushService } from './push-service.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test as base } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { devicesOf, tell } from './told-customer.ts';
import { watchPage } from './watch-page.ts';
import { wholeBrowser } from './whole-browser.ts';

const SHOP: DemoShop = 'local';
const t = textsOf('ru');

/** The shell of Chromium, which other tests run in, has no notifications. */
const executablePath = wholeBrowser();
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath && { executablePath }) }),
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(needsSandbox);

/** Titles of the notifications that the system shows for the shop. */
const shownBySystem = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown
      .map(({ title, body, data }) => ({ title, body, data }))
      .sort((a, b) => (a.title < b.title ? -1 : 1));
  });

// Push service and subscription are ours, since no test reaches that of a browser's maker. Encryption,
// worker, event and display are real. Not covered: delivery by a maker's service, and a press on the system's
// notification, whose event the test sends to the worker itself.
test('[ACC-06] web push: asked for by a press, a banner on the open page, by the system without one, and nothing after signing out', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context }) => {
  test.skip(executablePath === undefined, 'The shell of Chromium has no notifications.');
  const service = await aPushService(context);
  const { origin } = new URL(shopUrl(SHOP));
  await context.grantPermissions(['notifications'], { origin });
  const { id } = await aPayingCustomer(context, SHOP, {}, { address: false });
  const complaints = await watchPage(page);
  await page.goto(shopUrl(SHOP, notificationsPath()));
  const toggle = page.getByRole('switch', { name: t('notification.push') });
  await expect(toggle).not.toBeChecked();
  expect(await devicesOf(SHOP, id)).toEqual([]);
  await toggle.click();
  await expect(page.getByText(t('notification.push-on'))).toBeVisible();
  expect(await devicesOf(SHOP, id)).toMatchObject([{ platform: 1 }]);

  // The page asks how many are new as soon as it listens to the worker.
  const counted = page.waitForResponse(/\/notifications\?page=1&size=1$/);
  await page.goto(shopUrl(SHOP, profilePath()));
  await counted;
  await tell(SHOP, id, { title: 'Заказ в пути', body: 'Курьер выехал', url: '/profile/orders?page=2' });
  await expect.poll(() => service.messages).toHaveLength(1);
  const [message = ''] = service.messages;
  await service.deliver(page, origin, message);
  const banner = page.getByRole('status').filter({ hasText: 'Заказ в пути' });
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/profile/orders?page=2');
  await expect(page.locator('[data-unread]')).toHaveText('1');
  expect(await shownBySystem(page)).toEqual([]);

  // No page of the shop is open now; an unreadable message still says that there is news.
  await page.goto('about:blank');
  for (const text of [message, '{"title":']) await service.deliver(page, origin, text);
  await page.goto(shopUrl(SHOP));
  expect(await shownBySystem(page)).toEqual([
    { title: 'Voltra', body: t('notification.push-news'), data: '/notifications' },
    { title: 'Заказ в пути', body: 'Курьер выехал', data: '/profile/orders?page=2' },
  ]);
  await press(context, 'Заказ в пути');
  await expect(page).toHaveURL(shopUrl(SHOP, '/profile/orders?page=2'));

  await page.goto(shopUrl(SHOP, logoutPath()));
  await page.getByRole('button', { name: t('sign-in.out') }).click();
  await expect(page.getByRole('heading', { name: t('sign-in.out-done') })).toBeVisible();
  await expect.poll(() => devicesOf(SHOP, id)).toEqual([]);
  expect(complaints).toEqual([]);
  await service.close();
});

/** Globals of a service worker that a page does not have. */
interface WorkerGlobals {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** Tells the worker that the notification of the system was pressed. */
async function press(context: BrowserContext, title: string): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async (pressed) => {
    const worker = globalThis as unknown as WorkerGlobals;
    const shown = await worker.registration.getNotifications();
    const notification = shown.find((one) => one.title === pressed);
    if (notification) dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
  }, title);
}
