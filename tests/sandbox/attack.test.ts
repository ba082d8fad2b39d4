import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { printedErrors } from '../printed.ts';
import { aFile } from './a-file.ts';
import { lastCode, PHONE, register, send, signIn } from './a-registration.ts';
import { type Answered, aSandbox, type TestSandbox } from './a-sandbox.ts';
import { aShopSeed } from './a-shop.ts';
import { aShopper, type Shopper } from './a-shopper.ts';
import { fillCart, finish, HOME, METHODS, pass, piecesOf } from './an-order.ts';

/** Begins a call of a shopper and keeps its body back; the result sends it and gives the answer. */
async function aSlowCall(
  sandbox: TestSandbox,
  shopper: Shopper,
  method: string,
  path: string,
): Promise<(body: unknown) => Promise<Answered>> {
  const headers = {
    'security-key': 'shop-key',
    authorization: `Bearer ${shopper.token}`,
    'transfer-encoding': 'chunked',
  };
  const sent = request(`${sandbox.url}/market-api${path}`, { method, headers });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(' ');
  await wait(50);
  return async (body) => {
    sent.end(JSON.stringify(body));
    const [response] = await answer;
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode ?? 0, headers: new Headers(), json: JSON.parse(text) };
  };
}

test('whoever signs out while a request is still on its way is signed out for it, too', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const end = await aSlowCall(sandbox, shopper, 'POST', '/add-to-cart');
  await shopper.call('POST', '/auth/logout');
  expect(await end({ stock: 1001, quantity: 1 })).toMatchObject({
    status: 401,
    json: { code: 'wrong-token' },
  });
});

test('a payment whose code comes after its time is over is not made, however early its request began', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { json } = await finish(shopper, await fillCart(shopper, { 1001: 4 }), {
    paymentMethod: METHODS.card,
  });
  const otp = await lastCode(sandbox);
  const end = await aSlowCall(sandbox, shopper, 'PUT', `/sellgroups/confirm-held/${json.transactionId}`);
  await pass(sandbox, 16);
  expect(await end({ otp })).toMatchObject({ status: 410, json: { code: 'hold-expired' } });
  expect(await piecesOf(sandbox, 1)).toBe(10);
});

test('a password that was reset is not overwritten by a change that was under way', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await register(sandbox);
  await send(sandbox, 'POST', '/request-password', { phoneNumber: PHONE });
  const code = await lastCode(sandbox);
  const change = { password: { current: 'demo12', first: 'thief34', second: 'thief34' } };
  const [reset, changed] = await Promise.all([
    send(sandbox, 'PUT', '/request-password/change', { phoneNumber: PHONE, code, password: 'owner56' }),
    send(sandbox, 'POST', `/customers/${json.user.id}`, change, { token: json.jwtToken }),
  ]);
  expect(reset.status).toBe(200);
  // Whichever comes first: the change fails, or the reset comes after it.
  expect([200, 401]).toContain(changed.status);
  expect((await signIn(sandbox, PHONE, 'owner56')).status).toBe(200);
  expect((await signIn(sandbox, PHONE, 'thief34')).status).toBe(422);
});

test('a fault of the sandbox is answered with 500 where the request had a body, too', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { id } = await aShopper(sandbox, 'shop', { wallet: 5 });
  const said = printedErrors();
  const answered = await sandbox.control('POST', `/shops/shop/customers/${id}/wallet`, {
    amount: Number.MAX_SAFE_INTEGER,
  });
  expect(said).toEqual([expect.stringContaining(`/customers/${id}/wallet failed in the platform:`)]);
  expect(answered).toMatchObject({ status: 500, json: { code: 'broken' } });
  expect((await sandbox.control('GET', '/shops/shop/customers')).json.items[0].balance).toBe(5);
});

test('the clock is not moved to where no date can be written', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await sandbox.control('PUT', '/clock', { advanceSeconds: Number.MAX_SAFE_INTEGER })).status).toBe(
    400,
  );
  expect((await sandbox.call('shop-key', '/menus')).status).toBe(200);
});

test('a field named as the prototype of objects is a field like any other', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await sandbox.control('POST', '/shops/shop/purchases', { customer: shopper.id, product: 1 });
  const form = new FormData();
  form.append('product', '1');
  form.append('__proto__', aFile('png'));
  const headers = { authorization: `Bearer ${shopper.token}` };
  const review = await sandbox.call('shop-key', '/review', { method: 'POST', headers, body: form });
  expect(review).toMatchObject({ status: 400, json: { field: '__proto__' } });
  const patch = JSON.parse('{"__proto__":{"active":false},"settings":{"__proto__":{"cartActive":false}}}');
  const market = await sandbox.control('PUT', '/shops/shop/market', patch);
  expect([market.status, market.json.settings.cartActive, ({} as Record<string, unknown>)['active']]).toEqual(
    [200, true, undefined],
  );
});

test('an order worth more than a number can hold is refused, and the shop goes on', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const dear = 1_000_000_000_000;
  await sandbox.control('PUT', '/shops/shop/market', { settings: { maxOrderPieces: 0 } });
  await sandbox.control('PUT', '/shops/shop/variations/1', { newPrice: dear, oldPrice: dear, count: 9_999 });
  const order = (count: number) =>
    shopper.call('POST', '/fast-checkout', {
      name: 'Dilnoza',
      phone: '901234567',
      stock: 1001,
      count,
      shippingAddress: { countryCode: 'UZ' },
      coordinate: HOME,
    });
  expect(await order(9_999)).toMatchObject({ status: 422, json: { code: 'invalid', field: 'count' } });
  expect((await order(2)).json.order.total).toBe(2 * dear);
  expect((await shopper.call('GET', '/customer-sell')).json.total).toBe(1);
});
