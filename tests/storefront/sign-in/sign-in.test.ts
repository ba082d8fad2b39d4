// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { usernameOf } from '#domain/account/username.ts';
import { addLine, EMPTY_CART } from '#domain/cart/cart.ts';
import { fetchProfile, PROFILE_RETRY } from '#storefront/account/fetch-profile.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { keepPrivate } from '#storefront/session/private-page.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';
import {
  openSession,
  register,
  sendPasswordCode,
  sendSignInCode,
  setNewPassword,
  signInByCode,
  signInByPassword,
} from '#storefront/sign-in/sign-in.ts';
import { signOut } from '#storefront/sign-in/sign-out.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

const PHONE = '+998901112233';

beforeEach(() => {
  openPage('');
  history.replaceState(null, '', '/cart');
  $cart.set(EMPTY_CART);
  endSession();
});

const lastCode = async (host: ShopHost) => (await host.control('GET', '/shops/shop/messages')).json[0].code;

async function aCustomer(host: ShopHost) {
  const customer = await aShopper(host, 'shop', { phone: PHONE });
  await host.control('PUT', `/shops/shop/customers/${customer.id}/password`, { password: 'demo12' });
  return customer;
}

test('[AUT-01] phone and password, as they are typed, give a token, and the session has the profile', async () => {
  const host = await aShopHost();
  const { id } = await aCustomer(host);
  const login = await signInByPassword(usernameOf('8 (90) 111-22-33', false), 'demo12', 'shop');
  await openSession(login, true);
  expect($session.get()).toMatchObject({ token: login.token, user: { id, phoneNumbers: [PHONE] } });
});

test('[AUT-01] a wrong password and an unknown phone are refused in the same words', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  const refusal = { status: 422, code: 'wrong-credentials' };
  await expect(signInByPassword(usernameOf(PHONE, false), 'demo13', 'shop')).rejects.toMatchObject(refusal);
  await expect(signInByPassword('+998901112234', 'demo12', 'shop')).rejects.toMatchObject(refusal);
  expect($session.get().token).toBeNull();
});

test('[AUT-01] the profile is asked for again after 1 s, once', async () => {
  const host = await aShopHost();
  const { token } = await aCustomer(host);
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  await host.control('PUT', '/faults', [{ kind: 'status', status: 500, path: '/profile', times: 1 }]);
  const begun = performance.now();
  await expect(fetchProfile(token)).resolves.toMatchObject({ phoneNumbers: [PHONE] });
  expect(performance.now() - begun).toBeGreaterThanOrEqual(PROFILE_RETRY - 20);
  vi.useRealTimers();
  expect(host.requests).toEqual([
    `GET /market-api/profile as ${token}`,
    `GET /market-api/profile as ${token}`,
  ]);
});

test('[AUT-01] a token that is worth nothing is not asked for twice, and signs nobody in', async () => {
  const host = await aShopHost();
  await expect(openSession({ token: 'worthless', user: null }, true)).rejects.toMatchObject({ status: 401 });
  expect(host.requests).toHaveLength(1);
  expect($session.get().token).toBeNull();
});

test('[AUT-06] the code of a message gives token and user; a wrong one is refused', async () => {
  const host = await aShopHost();
  const { id } = await aCustomer(host);
  await sendSignInCode(PHONE);
  await expect(signInByCode(PHONE, '0000')).rejects.toMatchObject({ status: 422, code: 'wrong-code' });
  const login = await signInByCode(PHONE, await lastCode(host));
  expect(login).toMatchObject({ token: expect.any(String), user: { id } });
  await openSession(login, true);
  expect(host.requests.filter((request) => request.includes('/profile'))).toEqual([]);
});

test('[AUT-02] the code of a phone that nobody has registered stays good to register with', async () => {
  const host = await aShopHost();
  await sendSignInCode(PHONE);
  const code = await lastCode(host);
  await expect(signInByCode(PHONE, code)).rejects.toMatchObject({ status: 404 });
  const login = await register({
    profile: { phoneNumber: PHONE, firstName: 'Dilnoza', lastName: 'Karimova', gender: null },
    username: '998901112233',
    code,
    email: '',
    personType: 'physical',
    password: { first: 'demo12', second: 'demo12' },
  });
  expect(login.user).toMatchObject({ fullName: 'Dilnoza Karimova', username: '998901112233' });
});

test('[AUT-04] a new password by code signs in', async () => {
  const host = await aShopHost();
  const { id } = await aCustomer(host);
  await sendPasswordCode(PHONE);
  const body = { phoneNumber: PHONE, code: await lastCode(host), password: 'newer34' };
  const login = await setNewPassword(body, 'shop');
  await openSession(login, false);
  expect($session.get().user?.id).toBe(id);
});

test('[CRT-06] a guest’s cart is in the cart of the platform after sign-in', async () => {
  const host = await aShopHost();
  const shopper = await aCustomer(host);
  $cart.set(addLine(EMPTY_CART, aLine({ stock: { id: 1003, count: 10 }, variationId: 3, count: 2 })));
  await openSession(await signInByPassword(usernameOf(PHONE, false), 'demo12', 'shop'), true);
  const { json } = await shopper.call('GET', '/cart-detail');
  expect(json.sells[0].sellRecords).toMatchObject([{ stockId: 1003, count: 2 }]);
});

test('a cart that cannot be read keeps nobody outside', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  await host.control('PUT', '/faults', [{ kind: 'status', status: 500, path: '/cart-detail' }]);
  await openSession(await signInByPassword(usernameOf(PHONE, false), 'demo12', 'shop'), true);
  expect($session.get().token).not.toBeNull();
});

test('[ACC-07] signing out ends the token on the platform, and empties what this browser showed of it', async () => {
  const host = await aShopHost();
  const { token } = await aCustomer(host);
  await openSession({ token, user: null }, true);
  $cart.set(addLine(EMPTY_CART, aLine()));
  await signOut();
  expect([$session.get().token, $cart.get().lines]).toEqual([null, []]);
  await expect(fetchProfile(token)).rejects.toMatchObject({ status: 401 });
});

test('[ACC-07] if the platform does not answer, the token is gone from this browser all the same', async () => {
  const host = await aShopHost();
  const { token } = await aCustomer(host);
  await openSession({ token, user: null }, false);
  await host.control('PUT', '/faults', [{ kind: 'status', status: 500, path: '/auth/logout' }]);
  await signOut();
  expect([
    $session.get().token,
    JSON.stringify({ ...localStorage, ...sessionStorage }).includes(token),
  ]).toEqual([null, false]);
});

test('[ACC-07] a private page stays while somebody is signed in', async () => {
  const host = await aShopHost();
  const { token } = await aCustomer(host);
  await openSession({ token, user: null }, true);
  const stop = keepPrivate();
  expect(location.pathname).toBe('/cart');
  stop();
});
