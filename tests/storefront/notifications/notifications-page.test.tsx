// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { NOTIFICATIONS_PER_PAGE } from '#domain/notification/notification.ts';
import { NO_PUSH } from '#domain/notification/push-record.ts';
import { NotificationsPage } from '#storefront/notifications/NotificationsPage.tsx';
import messageKeys from '#storefront/notifications/NotificationsPage.tsx?messages';
import { $push } from '#storefront/notifications/push.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { anAccount, textsFor } from '../account/an-account.ts';
import { until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { aPushBrowser } from './a-push-browser.ts';

type Account = Awaited<ReturnType<typeof anAccount>>;

const PROPS = {
  language: 'en' as const,
  languages: ['ru', 'uz', 'en'] as const,
  messages: textsFor(messageKeys),
};

interface Notice {
  title: string;
  body?: string;
  url?: string;
  imageUrl?: string;
}

const told = ({ host, shopper }: Account, notice: Notice) =>
  host.control('POST', `/shops/shop/customers/${shopper.id}/notifications`, notice);

/** The page at an address, after these events of the account. */
async function open(before: (account: Account) => Promise<unknown> = async () => {}, search = '') {
  const account = await anAccount();
  await before(account);
  const { json: user } = await account.shopper.call('GET', '/profile');
  $session.set({ ...$session.get(), user });
  history.replaceState(null, '', `/en/notifications${search}`);
  const island = await renderIsland(NotificationsPage, PROPS);
  const titles = () =>
    [...island.island.querySelectorAll('.notification__title')].map(({ textContent }) => textContent);
  const unread = async () => (await account.shopper.call('GET', '/notifications')).json.unread;
  return { ...account, ...island, titles, unread };
}

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  $push.set(NO_PUSH);
});

test('[ACC-06] the newest comes first with its picture, text and way; what is new is marked, and read once it was seen', async () => {
  const { html, faults, titles, island, text, unread, leave } = await open(async (account) => {
    await told(account, {
      title: 'Order 7 accepted',
      body: 'Soon we call',
      url: '/order-details/abcdefgh/7',
    });
    await account.shopper.call('PATCH', '/notifications/read');
    await told(account, {
      title: 'Sale',
      url: 'https://other.example/category/tea?sort=new',
      imageUrl: '/market-api/media/a.png',
    });
  });
  expect(html).toContain('skeleton');
  expect(faults).toEqual([]);
  await until(() => expect(titles()).toEqual(['NewSale', 'Order 7 accepted']));
  const hrefs = [...island.querySelectorAll('.notification a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/en/category/tea?sort=new', '/en/order-details/abcdefgh/7']);
  expect(island.querySelector('.notification img')?.getAttribute('src')).toBe('/market-api/media/a.png');
  expect(text()).toContain('Soon we call');
  expect(island.querySelectorAll('time')).toHaveLength(2);
  expect(island.querySelector('.notification__image--none use')?.getAttribute('href')).toContain('#box');
  // Both are of one day, which stands above them.
  expect(
    [...island.querySelectorAll('h2.notification-day')].map(({ textContent }) => textContent),
  ).toHaveLength(1);
  expect(island.querySelector('time')?.textContent).toMatch(/^\d{2}:\d{2}$/);
  await vi.waitFor(async () => expect(await unread()).toBe(0));
  // Seen notifications keep their mark on the page.
  expect(titles()).toEqual(['NewSale', 'Order 7 accepted']);
  await leave();
});

test('[ACC-06] twenty are on a page, and the address names the others', async () => {
  expect(NOTIFICATIONS_PER_PAGE).toBe(20);
  const many = async (account: Account) => {
    for (let at = 1; at <= 21; at += 1) await told(account, { title: `News ${at}` });
  };
  const first = await open(many);
  await until(() => expect(first.titles()).toHaveLength(20));
  expect(first.titles()[0]).toBe('NewNews 21');
  expect(first.named('Older').getAttribute('href')).toBe('/en/notifications?page=2');
  expect(first.text()).toContain('1 of 2');
  await first.leave();

  const second = await open(many, '?page=2');
  await until(() => expect(second.titles()).toEqual(['NewNews 1']));
  expect(second.named('Newer').getAttribute('href')).toBe('/en/notifications');
  await second.leave();
});

test('[ACC-06] without notifications the page says what would be there, and a page too far leads back', async () => {
  const none = await open();
  await until(() => expect(none.text()).toContain('No notifications yet'));
  expect(none.named('Go to the catalogue').getAttribute('href')).toBe('/en/category');
  await none.leave();
  const far = await open(async (account) => told(account, { title: 'One' }), '?page=9');
  await until(() => expect(far.text()).toContain('There are no notifications on this page'));
  expect(far.named('To the newest').getAttribute('href')).toBe('/en/notifications');
  await far.leave();
});

test('[ACC-06] if notifications do not come the page says so and asks again, by a press and when the network is back', async () => {
  const { host, text, named, click, titles, leave } = await open(async (account) => {
    await told(account, { title: 'One' });
    await account.host.control('PUT', '/faults', [{ kind: 'status', status: 500, path: '/notifications' }]);
  });
  await until(() => expect(text()).toContain('Try again'));
  await host.control('PUT', '/faults', []);
  await click(named('Try again'));
  await until(() => expect(titles()).toHaveLength(1));
  await leave();
});

test('[ACC-06] the switch asks the browser at a press alone, says how it stands, and turns off again', async () => {
  const browser = aPushBrowser();
  const { text, find, click, leave } = await open();
  const toggle = () => find('[role=switch]');
  await until(() => expect(toggle().getAttribute('aria-checked')).toBe('false'));
  expect([browser.asked, text().includes('even when the site is closed')]).toEqual([0, true]);

  browser.answer = 'default';
  await click(toggle());
  await until(() => expect(text()).toContain('Your browser is waiting for your permission'));
  browser.answer = 'granted';
  browser.isOffline = true;
  await click(toggle());
  await until(() => expect(text()).toContain('Something went wrong. Check your connection'));
  expect(toggle().getAttribute('aria-checked')).toBe('false');
  browser.isOffline = false;
  await click(toggle());
  await until(() =>
    expect(text()).toContain('On in this browser. After you sign out, nothing is sent here.'),
  );
  expect(toggle().getAttribute('aria-checked')).toBe('true');
  await click(toggle());
  await until(() => expect(toggle().getAttribute('aria-checked')).toBe('false'));
  expect(browser.current).toBeNull();

  browser.answer = 'denied';
  await click(toggle());
  await until(() => expect(text()).toContain('set “Notifications” to “Allow”'));
  await leave();
});

test('[ACC-06] without a switch the page says why', async () => {
  const none = await open();
  await until(() => expect(none.text()).toContain('This browser does not support notifications'));
  expect(none.island.querySelector('[role=switch]')).toBeNull();
  await none.leave();

  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  const apple = await open();
  await until(() => expect(apple.text()).toContain('“Add to Home Screen”'));
  await apple.leave();
  Reflect.deleteProperty(navigator, 'standalone');

  $push.set({ ...NO_PUSH, app: { platform: 2, token: 'phone' } });
  const app = await open();
  await until(() => expect(app.text()).toContain('Notifications come to the app'));
  await app.leave();
});
