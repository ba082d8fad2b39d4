// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { getWallet } from '#contract/account/wallet.ts';
import { addToCart } from '#contract/cart/cart.ts';
import { getProduct, listPrices } from '#contract/catalogue/catalogue.ts';
import { finishOrder } from '#contract/order/checkout.ts';
import { GUEST } from '#domain/account/session.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { onPaymentRequired } from '#storefront/platform-client/payment-required.ts';
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { aPlatform } from '../platform.ts';
import { openPage } from '../static-page.ts';

beforeEach(() => {
  openPage('');
  history.replaceState(null, '', '/product/7?a=1');
  $session.set(GUEST);
});

async function errorOf(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof CallError)) throw new Error('expected a CallError', { cause: error });
  return error;
}

/** A host that answers everything with one status and body. */
async function aHostThatAnswers(answer: { status?: number; body: unknown }) {
  const host = await aPlatform(() => answer);
  onTestFinished(() => host.close());
  return host;
}

/** Addresses of sign-in that shoppers were sent to; they stay where they are. */
function watchSignIn(): string[] {
  const sent: string[] = [];
  const keep = (event: Event) => {
    sent.push((event as CustomEvent<{ href: string }>).detail.href);
    event.preventDefault();
  };
  document.addEventListener(UNAUTHORISED_EVENT, keep);
  onTestFinished(() => document.removeEventListener(UNAUTHORISED_EVENT, keep));
  return sent;
}

test('a call goes to the own host and gives the answer that was checked', async () => {
  const host = await aShopHost();
  const product = await callShop(getProduct, { params: { id: 3 } });
  expect(product.variations.map(({ sku }) => sku)).toEqual(['shop-3', 'shop-4']);
  expect(host.requests).toEqual(['GET /market-api/3/product']);
});

test('parameters and queries are written so that they arrive as they are', async () => {
  const host = await aHostThatAnswers({ body: {} });
  await callShop(getProduct, { params: { id: 'a/b?c' } }, { unchecked: true });
  await callShop(listPrices, { query: { ids: '1,2' } }, { unchecked: true });
  expect(host.urls).toEqual([
    'GET /market-api/a%2Fb%3Fc/product',
    'GET /market-api/variations/prices?ids=1,2',
  ]);
});

test('a call takes what its path, query and body have', () => {
  // Never called: TypeScript reads it.
  const wrong = () => [
    // @ts-expect-error no such field
    callShop(addToCart, { body: { stock: 1, count: 1 } }),
    // @ts-expect-error the path has a parameter
    callShop(getProduct, {}),
  ];
  expect(wrong).toBeTypeOf('function');
});

test('a refusal is one error with status, code, field and the words of the platform', async () => {
  await aShopHost();
  const error = await errorOf(callShop(addToCart, { body: { stock: 1001, quantity: 0 } }));
  expect(error).toMatchObject({
    kind: 'refused',
    call: 'POST /add-to-cart',
    status: 400,
    code: 'invalid',
    field: 'quantity',
  });
  expect(error.message).toContain('quantity');
});

test('whatever is not an answer is the same error of another kind', async () => {
  const product = () => errorOf(callShop(getProduct, { params: { id: 3 } }));
  const answer: { status?: number; body: unknown } = { body: '<html>' };
  const host = await aHostThatAnswers(answer);
  expect(await product()).toMatchObject({ kind: 'answer', status: 200 });
  answer.body = { id: 'seven' };
  expect(await product()).toMatchObject({ kind: 'answer', status: 200 });
  Object.assign(answer, { status: 502, body: 'Bad gateway' });
  expect(await product()).toMatchObject({ kind: 'refused', status: 502, code: undefined });
  await host.close();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await product()).toMatchObject({ kind: 'network', status: undefined });
});

test('an answer that breaks a rule is none, and one that is not checked is taken as it is', async () => {
  await aHostThatAnswers({ body: { wallet: { totalCash: 5 } } });
  const rule = ({ wallet }: { wallet: { totalCash: number } }) => wallet.totalCash > 5;
  expect(await callShop(getWallet, {})).toEqual({ wallet: { totalCash: 5 } });
  expect(await errorOf(callShop(getWallet, {}, { rule }))).toMatchObject({ kind: 'answer', status: 200 });
  expect(await callShop(getProfile, {}, { unchecked: true })).toEqual({ wallet: { totalCash: 5 } });
});

test('a call ends when its time is over, and when its signal says so', async () => {
  const host = await aShopHost();
  await host.control('PUT', '/faults', [{ kind: 'latency', ms: 5000 }]);
  const product = (options: object) => errorOf(callShop(getProduct, { params: { id: 3 } }, options));
  expect(await product({ timeoutMs: 50 })).toMatchObject({
    kind: 'timeout',
    message: 'GET /{id}/product did not answer within 50 ms.',
  });
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  expect(await product({ signal: stop.signal })).toMatchObject({ kind: 'aborted' });
  expect(await product({ signal: stop.signal })).toMatchObject({ kind: 'aborted' });
});

test('[AUT-05] status 401 clears the stored user and sends to the sign-in page, which knows the way back', async () => {
  const host = await aShopHost();
  const sent = watchSignIn();
  const { token } = await aShopper(host);
  $session.set({ ...GUEST, token });
  await callShop(getProfile, {});
  expect(sent).toEqual([]);
  await host.control('PUT', '/clock', { advanceSeconds: 31 * 86_400 });
  expect(await errorOf(callShop(getProfile, {}))).toMatchObject({
    status: 401,
    code: 'wrong-token',
  });
  expect($session.get()).toEqual(GUEST);
  expect(localStorage.getItem('session:v1')).toBeNull();
  // The page is in English, the shop's default language is Russian.
  expect(sent).toEqual(['/en/login?from=%2Fproduct%2F7%3Fa%3D1']);
  expect(host.requests).toEqual([
    `GET /market-api/profile as ${token}`,
    `GET /market-api/profile as ${token}`,
  ]);
});

test('[AUT-05] a guest who needs to be signed in is sent there too, but not away from the sign-in page', async () => {
  await aShopHost();
  const sent = watchSignIn();
  const guest = { ...GUEST, history: [{ name: 'Home', latitude: 41.3, longitude: 69.2 }] };
  $session.set(guest);
  await errorOf(callShop(getProfile, {}));
  expect([sent.length, $session.get()]).toEqual([1, guest]);
  history.replaceState(null, '', '/en/login');
  await errorOf(callShop(getProfile, {}));
  expect(sent).toHaveLength(1);
});

test('[AUT-05] a new session of another tab stays signed in', async () => {
  await aShopHost();
  const sent = watchSignIn();
  $session.set({ ...GUEST, token: 'old' });
  const call = errorOf(callShop(getProfile, {}));
  $session.set({ ...GUEST, token: 'new' });
  expect((await call).status).toBe(401);
  expect($session.get().token).toBe('new');
  expect(sent).toEqual([]);
});

test('[AUT-05] a call that was asked for leads to signing in also where another one found out first', async () => {
  const host = await aShopHost();
  const sent = watchSignIn();
  $session.set({ ...GUEST, token: 'expired' });
  await host.control('PUT', '/faults', [{ kind: 'latency', ms: 300, path: '/wallet' }]);
  const asked = errorOf(callShop(getWallet, {}));
  await errorOf(callShop(getProfile, {}, { unasked: true }));
  expect([$session.get().token, sent]).toEqual([null, []]);
  expect((await asked).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test('[ACC-07] an answer to a session that has ended meanwhile is dropped, and leads nowhere', async () => {
  const host = await aShopHost();
  const sent = watchSignIn();
  const { token } = await aShopper(host);
  $session.set({ ...GUEST, token });
  await host.control('PUT', '/faults', [{ kind: 'latency', ms: 300, path: '/profile' }]);
  const profile = errorOf(callShop(getProfile, {}));
  endSession();
  expect(await profile).toMatchObject({ status: 401, code: 'session-over' });
  expect(sent).toEqual([]);
});

test('[AUT-05] a shop whose key is wrong signs nobody out', async () => {
  await aHostThatAnswers({
    status: 401,
    body: { code: 'wrong-key', message: 'The header security-key is missing.' },
  });
  const sent = watchSignIn();
  $session.set({ ...GUEST, token: 'good' });
  expect(await errorOf(callShop(getProfile, {}))).toMatchObject({
    status: 401,
    code: 'wrong-key',
  });
  expect([$session.get().token, sent]).toEqual(['good', []]);
});

test('[CHK-05] status 402 hands the transaction to whoever shows the payment', async () => {
  await aHostThatAnswers({
    status: 402,
    body: { code: 'payment-required', message: 'Confirm the payment.', transactionId: 't-1', amount: 5000 },
  });
  const payments: string[] = [];
  const stop = onPaymentRequired(({ transactionId, amount }) => payments.push(`${transactionId} ${amount}`));
  $session.set({ ...GUEST, token: 'good' });
  const finish = () => errorOf(callShop(finishOrder, { body: { sells: [1], paymentMethod: 1 } }));
  expect(await finish()).toMatchObject({ status: 402, code: 'payment-required' });
  expect(payments).toEqual(['t-1 5000']);
  stop();
  await finish();
  expect(payments).toHaveLength(1);
});

test('[CRT-05] a guest adds without a token; an add that gets 401 for who is signed in is made again as a guest', async () => {
  const host = await aShopHost();
  const sent = watchSignIn();
  const add = () => callShop(addToCart, { body: { stock: 1003, quantity: 2 } }, { retryAsGuest: true });
  await add();
  $session.set({ ...GUEST, token: 'expired' });
  expect(await add()).toMatchObject({ sellRecords: [{ stockId: 1003, count: 2 }] });
  expect(host.requests).toEqual([
    'POST /market-api/add-to-cart',
    'POST /market-api/add-to-cart as expired',
    'POST /market-api/add-to-cart',
  ]);
  expect([$session.get().token, sent]).toEqual([null, []]);
});

test('a signed-in shopper sends the token where a call looks at it, and nowhere else', async () => {
  const host = await aShopHost();
  const { token } = await aShopper(host);
  $session.set({ ...GUEST, token });
  await callShop(getProduct, { params: { id: 3 } });
  await callShop(addToCart, { body: { stock: 1003, quantity: 1 } });
  expect(host.requests).toEqual(['GET /market-api/3/product', `POST /market-api/add-to-cart as ${token}`]);
});
