// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_PUSH } from '#domain/notification/push-record.ts';
import { $push } from '#storefront/notifications/push.store.ts';
import { startPush } from '#storefront/notifications/start-push.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { endSession } from '#storefront/session/session-change.ts';
import { openSession } from '#storefront/sign-in/sign-in.ts';
import { signOut } from '#storefront/sign-in/sign-out.ts';
import { startToasts } from '#storefront/ui/toast.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { find, openPage, toastTexts } from '../static-page.ts';
import { aPushBrowser } from './a-push-browser.ts';

interface AppWindow extends Window {
  shopApp?: unknown[] | undefined;
}

const page: AppWindow = window;

/** Sends a message as an app does, before or after the page listens. */
const appSays = (word: unknown) => {
  page.shopApp ??= [];
  page.shopApp.push(word);
};

openPage('<a>Notifications<span class="badge" data-unread hidden></span></a>');
startToasts(pageTranslate());

beforeEach(() => {
  find('#toasts').replaceChildren();
  endSession();
  localStorage.clear();
  $push.set(NO_PUSH);
  page.shopApp = undefined;
});

test('[ACC-06] an app hands over its token before the page listens; it is sent once a customer, after they signed in', async () => {
  const host = await aShopHost();
  const [first, second] = [await aShopper(host), await aShopper(host, 'shop', { phone: '+998907654321' })];
  const devices = async ({ id }: { id: number }) =>
    (await host.control('GET', `/shops/shop/customers/${id}`)).json.devices;
  const sent = () => host.requests.filter((one) => one.startsWith('POST /market-api/users/resource')).length;
  appSays({ type: 'token', platform: 2, token: 'fGk3' });
  startPush();
  await vi.waitFor(() => expect($push.get().app).toEqual({ platform: 2, token: 'fGk3' }));
  expect(sent()).toBe(0);

  await openSession({ token: first.token, user: null }, true);
  await vi.waitFor(async () => expect(await devices(first)).toEqual([{ token: 'fGk3', platform: 2 }]));
  appSays({ type: 'token', platform: 2, token: 'fGk3' });
  for (const word of [null, 'token', { type: 'token' }, { type: 'token', platform: 1, token: 'x' }])
    appSays(word);
  // An app gets another token now and then.
  appSays({ type: 'token', platform: 3, token: 'apns' });
  await vi.waitFor(async () => expect(await devices(first)).toEqual([{ token: 'apns', platform: 3 }]));
  expect(sent()).toBe(2);

  await signOut();
  expect(await devices(first)).toEqual([]);
  await openSession({ token: second.token, user: null }, true);
  await vi.waitFor(async () => expect(await devices(second)).toEqual([{ token: 'apns', platform: 3 }]));
  expect([await devices(first), sent()]).toEqual([[], 3]);
});

test('[ACC-06] a message that an app or the worker hands over shows as the banner, and the count of new ones follows', async () => {
  const host = await aShopHost();
  const shopper = await aShopper(host);
  const browser = aPushBrowser();
  await openSession({ token: shopper.token, user: null }, true);
  startPush();
  await vi.waitFor(() => expect(find('[data-unread]').hidden).toBe(true));
  const notice = { title: 'Order 7', body: 'On its way', url: '/order-details/abcdefgh/7?a=1' };
  await host.control('POST', `/shops/shop/customers/${shopper.id}/notifications`, notice);

  appSays({ type: 'message', ...notice, image_url: null });
  expect([find('.toast b').textContent, toastTexts()]).toEqual(['Order 7', ['On its way']]);
  expect(find<HTMLAnchorElement>('.toast a').getAttribute('href')).toBe('/en/order-details/abcdefgh/7?a=1');
  await vi.waitFor(() => expect(find('[data-unread]').textContent).toBe('1'));
  expect(find('[data-unread]').hidden).toBe(false);

  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const text = JSON.stringify({ ...notice, title: 'Order 8', image_url: null });
  browser.workerSays({ kind: 'push', text }, [port2 as unknown as MessagePort]);
  expect([await answer, find('.toast b').textContent]).toEqual(['shown', 'Order 8']);
  port1.close();
});

test('[ACC-06] an invalid message changes nothing', async () => {
  const browser = aPushBrowser();
  startPush();
  const words = [
    undefined,
    7,
    {},
    { type: 'message', title: '' },
    { type: 'open', url: 'javascript:alert(1)' },
  ];
  for (const word of words) appSays(word);
  for (const data of [null, { kind: 'push' }, { kind: 'push', text: '{' }, { kind: 'push', text: '{}' }])
    browser.workerSays(data);
  expect([toastTexts(), location.pathname]).toEqual([[], '/']);
});
