// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { NO_PUSH, VISIT_MS } from '#domain/notification/push-record.ts';
import { PUSH_CACHE, PUSH_WORDS_PATH } from '#domain/notification/push-words.ts';
import { $push } from '#storefront/notifications/push.store.ts';
import { pushWay } from '#storefront/notifications/push-way.ts';
import { reconcilePush } from '#storefront/notifications/reconcile-push.ts';
import { turnPushOff, turnPushOn } from '#storefront/notifications/turn-push.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';
import { openSession } from '#storefront/sign-in/sign-in.ts';
import { signOut } from '#storefront/sign-in/sign-out.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';
import { aPushBrowser } from './a-push-browser.ts';

const NEWS = 'The shop has news for you';

/** Two customers of a shop, and the platform's messages to each. */
async function aShop() {
  const host = await aShopHost();
  const [first, second] = [await aShopper(host), await aShopper(host, 'shop', { phone: '+998907654321' })];
  const devices = async ({ id }: { id: number }): Promise<{ token: string; platform: number }[]> =>
    (await host.control('GET', `/shops/shop/customers/${id}`)).json.devices;
  const signIn = ({ token }: { token: string }, remember = true) =>
    openSession({ token, user: null }, remember);
  return { host, first, second, devices, signIn };
}

beforeEach(() => {
  openPage('');
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  $push.set(NO_PUSH);
});

test('[ACC-06] a press asks the browser, subscribes with the key of the shop and tells the platform of it', async () => {
  const { host, first, devices, signIn } = await aShop();
  const browser = aPushBrowser();
  await signIn(first);
  await reconcilePush();
  expect([browser.asked, pushWay()]).toEqual([0, 'web']);
  expect(await turnPushOn(NEWS)).toBe(true);
  const { json } = await host.call('shop-key', '/push-key');
  expect(browser.current).toEqual({ endpoint: 'https://push.example/1', key: json.publicKey });
  expect(await devices(first)).toEqual([{ token: 'https://push.example/1', platform: 1 }]);
  const words = await (await caches.open(PUSH_CACHE)).match(PUSH_WORDS_PATH);
  expect(JSON.parse((await words?.text()) ?? '')).toMatchObject({ news: NEWS, language: 'en' });

  await turnPushOff();
  expect([browser.current, await devices(first), $push.get().wanted]).toEqual([null, [], false]);
});

test('[ACC-06] a token without a profile is asked whose it is', async () => {
  const { first, devices } = await aShop();
  aPushBrowser();
  $session.set({ ...GUEST, token: first.token });
  await turnPushOn(NEWS);
  expect(await devices(first)).toHaveLength(1);
});

test('[ACC-06] after a refusal only the next press asks again, and nothing is sent', async () => {
  const { host, first, signIn } = await aShop();
  const browser = aPushBrowser();
  browser.answer = 'default';
  await signIn(first);
  expect(await turnPushOn(NEWS)).toBe(false);
  await reconcilePush();
  expect([browser.asked, $push.get().wanted, browser.endpoints]).toEqual([1, false, []]);
  expect(host.requests.filter((one) => one.includes('/users/resource'))).toEqual([]);
});

test('[ACC-06] if the push service or the platform does not answer, nothing is on', async () => {
  const { host, first, devices, signIn } = await aShop();
  const browser = aPushBrowser();
  await signIn(first);
  browser.isOffline = true;
  await expect(turnPushOn(NEWS)).rejects.toThrow('Registration failed');
  browser.isOffline = false;
  await host.control('PUT', '/faults', [{ kind: 'status', status: 500, path: '/users/resource', times: 1 }]);
  await expect(turnPushOn(NEWS)).rejects.toMatchObject({ status: 500 });
  expect([$push.get().wanted, browser.current, await devices(first)]).toEqual([false, null, []]);
});

test('[ACC-06] signing out takes the browser from the customer, and the next one gets what is theirs alone', async () => {
  const { first, second, devices, signIn } = await aShop();
  const browser = aPushBrowser();
  await signIn(first);
  await turnPushOn(NEWS);
  await signOut();
  expect([browser.current, await devices(first), $push.get().told]).toEqual([null, [], null]);

  await signIn(second);
  await reconcilePush();
  expect(await devices(second)).toEqual([{ token: 'https://push.example/2', platform: 1 }]);
  expect([await devices(first), browser.asked]).toEqual([[], 1]);
});

test('[ACC-06] a session that ends without a word, and a platform that does not answer, leave no subscription', async () => {
  const { host, first, signIn } = await aShop();
  const browser = aPushBrowser();
  await signIn(first);
  await turnPushOn(NEWS);
  endSession();
  await reconcilePush();
  expect([browser.current, $push.get().told]).toEqual([null, null]);

  await signIn(first);
  await reconcilePush();
  await host.control('PUT', '/faults', [{ kind: 'status', status: 500 }]);
  await signOut();
  expect([browser.current, $push.get().told]).toEqual([null, null]);
});

test('[ACC-06] a customer who is not remembered leaves nothing behind that outlives the tab', async () => {
  const { host, first, devices, signIn } = await aShop();
  aPushBrowser('granted');
  await signIn(first, false);
  $push.set({ ...NO_PUSH, wanted: true, app: { platform: 2, token: 'phone' } });
  await reconcilePush();
  expect(await devices(first)).toEqual([]);
  expect(host.requests.filter((one) => one.includes('/users/resource'))).toEqual([]);
});

test('[ACC-06] a subscription that expired and a key that was changed are healed at the next visit', async () => {
  const { first, devices, signIn } = await aShop();
  const browser = aPushBrowser();
  await signIn(first);
  await turnPushOn(NEWS);
  browser.expire();
  await reconcilePush();
  expect(await devices(first)).toEqual([{ token: 'https://push.example/2', platform: 1 }]);

  browser.current = { endpoint: 'https://push.example/2', key: 'BOldKey' };
  await reconcilePush();
  expect(browser.current?.key).toBe('BOldKey');
  await reconcilePush(Date.now() + VISIT_MS);
  expect([browser.current?.key === 'BOldKey', await devices(first)]).toEqual([
    false,
    [{ token: 'https://push.example/3', platform: 1 }],
  ]);
});

test('[ACC-06] the platform is asked once a visit, and not at all where nobody wants to be told', async () => {
  const { host, first, signIn } = await aShop();
  aPushBrowser();
  const asked = () => host.requests.filter((one) => /push-key|users\/resource/.test(one)).length;
  await signIn(first);
  await reconcilePush();
  expect(asked()).toBe(0);
  await turnPushOn(NEWS);
  const before = asked();
  await reconcilePush();
  await reconcilePush();
  expect(asked()).toBe(before);
  await reconcilePush(Date.now() + VISIT_MS);
  expect(asked()).toBe(before + 2);
});

test('[ACC-06] a permission that the shopper takes back ends the registration', async () => {
  const { first, devices, signIn } = await aShop();
  const browser = aPushBrowser();
  await signIn(first);
  await turnPushOn(NEWS);
  browser.permission = 'denied';
  browser.expire();
  await reconcilePush();
  expect([await devices(first), $push.get().told]).toEqual([[], null]);
});

test('[ACC-06] messages without web push: iOS wants the shop on the home screen', () => {
  expect(pushWay()).toBe('none');
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: false }));
  expect(pushWay()).toBe('install');
  vi.unstubAllGlobals();
  $push.set({ ...NO_PUSH, app: { platform: 3, token: 'phone' } });
  expect(pushWay()).toBe('app');
});
