import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper, type Shopper } from '../../../sandbox/a-shopper.ts';
import {
  anOrder,
  fillCart,
  finish,
  METHODS,
  messagesOf,
  pass,
  piecesOf,
  sellsOf,
} from '../../../sandbox/an-order.ts';

async function aHeldPayment(more: Readonly<Record<string, unknown>> = {}) {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const shopper = await aShopper(sandbox);
  const { status, json } = await finish(shopper, await fillCart(shopper, { 1001: 4 }), {
    paymentMethod: METHODS.card,
    ...more,
  });
  expect(status).toBe(402);
  return { sandbox, shopper, held: json };
}

/** The newest code that went to a phone. */
async function codeOf(sandbox: TestSandbox): Promise<string> {
  return (await messagesOf(sandbox)).find(({ kind }) => kind === 'payment')?.code ?? '';
}

function wrongCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

const confirm = (shopper: Shopper, transactionId: string, otp: string) =>
  shopper.call('PUT', `/sellgroups/confirm-held/${transactionId}`, { otp });
const hold = (shopper: Shopper, transactionId: string) =>
  shopper.call('PUT', `/sellgroups/re-hold/${transactionId}`);

test('[CHK-05] an order by card asks for payment with 402, keeps the goods, and is accepted by the code from the message', async () => {
  const { sandbox, shopper, held } = await aHeldPayment({ returnUrl: '/checkout' });
  expect(held).toMatchObject({ code: 'payment-required', amount: 400_000 });
  expect(await piecesOf(sandbox, 1)).toBe(6);
  expect(await sellsOf(shopper)).toEqual([]);
  const { json: waiting } = await sandbox.call('shop-key', `/orders/${held.orderToken}/${held.orderId}`);
  expect(waiting).toMatchObject({
    state: 'awaiting-payment',
    active: true,
    payment: { paid: false, transactionId: held.transactionId },
  });
  const [message] = await messagesOf(sandbox);
  expect(message).toMatchObject({
    phone: shopper.phone,
    kind: 'payment',
    code: expect.stringMatching(/^\d{6}$/),
  });
  const { status, json } = await confirm(shopper, held.transactionId, message?.code ?? '');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    returnUrl: '/checkout',
    order: { id: held.orderId, state: 'accepted', payment: { paid: true, transactionId: null } },
  });
  expect(json.order.history.map(({ state }: { state: string }) => state)).toEqual([
    'awaiting-payment',
    'accepted',
  ]);
  expect((await confirm(shopper, held.transactionId, 'again')).json).toEqual(json);
  expect(await hold(shopper, held.transactionId)).toMatchObject({
    status: 409,
    json: { code: 'already-paid' },
  });
});

test('[CHK-05] a code bears five wrong tries; a new code begins anew', async () => {
  const { sandbox, shopper, held } = await aHeldPayment();
  const code = await codeOf(sandbox);
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = await confirm(shopper, held.transactionId, wrongCode(code));
    expect(answered).toMatchObject({ status: 422, json: { code: 'wrong-code', field: 'otp' } });
  }
  expect(await confirm(shopper, held.transactionId, code)).toMatchObject({
    status: 429,
    json: { code: 'too-many-tries' },
  });
  expect((await hold(shopper, held.transactionId)).json).toMatchObject({
    transactionId: held.transactionId,
    left: 2,
  });
  const next = await codeOf(sandbox);
  if (next !== code) expect((await confirm(shopper, held.transactionId, code)).status).toBe(422);
  expect((await confirm(shopper, held.transactionId, next)).status).toBe(200);
});

test('[CHK-05] three new codes are sent, then no more', async () => {
  const { shopper, held } = await aHeldPayment();
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await hold(shopper, held.transactionId));
  expect(answers.map(({ status, json }) => (status === 200 ? json.left : json.code))).toEqual([
    2,
    1,
    0,
    'limit-reached',
  ]);
  expect(answers.at(-1)?.status).toBe(423);
});

test('[CHK-05] the goods are kept for 15 minutes after the last code, then they are free again', async () => {
  const { sandbox, shopper, held } = await aHeldPayment();
  const code = await codeOf(sandbox);
  await pass(sandbox, 14);
  expect(await piecesOf(sandbox, 1)).toBe(6);
  await hold(shopper, held.transactionId);
  await pass(sandbox, 14);
  expect(await piecesOf(sandbox, 1)).toBe(6);
  await pass(sandbox, 1);
  expect(await piecesOf(sandbox, 1)).toBe(10);
  for (const answered of [
    await confirm(shopper, held.transactionId, code),
    await hold(shopper, held.transactionId),
  ]) {
    expect(answered).toMatchObject({ status: 410, json: { code: 'hold-expired' } });
  }
  const { json } = await sandbox.call('shop-key', `/orders/${held.orderToken}/${held.orderId}`);
  expect(json).toMatchObject({
    state: 'canceled',
    active: false,
    payment: { paid: false, transactionId: null },
  });
});

test('a payment is its own customer’s only', async () => {
  const { sandbox, held } = await aHeldPayment();
  const code = await codeOf(sandbox);
  const stranger = await aShopper(sandbox, 'shop', { phone: '+998907654321' });
  const abroad = await aShopper(sandbox, 'other');
  for (const one of [stranger, abroad]) {
    expect((await confirm(one, held.transactionId, code)).status).toBe(404);
    expect((await hold(one, held.transactionId)).status).toBe(404);
  }
  expect((await confirm(stranger, 'nothing', code)).status).toBe(404);
  expect(
    (await sandbox.call('shop-key', `/sellgroups/re-hold/${held.transactionId}`, { method: 'PUT' })).status,
  ).toBe(401);
});

test('a held order sent again with its key asks for the same payment', async () => {
  const { sandbox, shopper } = await aHeldPayment();
  const sells = await fillCart(shopper, { 1001: 1 });
  const wish = { paymentMethod: METHODS.card, orderKey: 'wish-0001' };
  const [first, second] = [await finish(shopper, sells, wish), await finish(shopper, sells, wish)];
  expect(first.status).toBe(402);
  expect(second).toMatchObject({ status: 402, json: first.json });
  expect(await piecesOf(sandbox, 1)).toBe(5);
});

test('[ACC-05] the wallet pays an order that it covers, and nothing it does not', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox, 'shop', { wallet: 150_000 });
  const balance = async () => (await shopper.call('GET', '/wallet')).json.wallet.totalCash;
  const poor = await finish(shopper, await fillCart(shopper, { 1001: 2 }), { paymentMethod: METHODS.wallet });
  expect(poor).toMatchObject({ status: 422, json: { code: 'wallet-too-low', field: 'paymentMethod' } });
  expect(await piecesOf(sandbox, 1)).toBe(10);
  expect((await sellsOf(shopper))[0]?.sellRecords[0]?.count).toBe(2);
  const order = await anOrder(shopper, { 1001: 1 }, { paymentMethod: METHODS.wallet });
  expect(order).toMatchObject({ total: 120_000, payment: { gatewayType: 'wallet', paid: true } });
  expect(await balance()).toBe(30_000);
  await sandbox.control('PUT', `/shops/shop/orders/${order.id}/cancel`);
  expect(await balance()).toBe(150_000);
  expect(await piecesOf(sandbox, 1)).toBe(10);
});

test('[ACC-05] two orders at once do not spend the wallet twice', async () => {
  const sandbox = await aSandbox([aShopSeed({ product: (index) => ({ supplierId: 1 + index }) })]);
  const shopper = await aShopper(sandbox, 'shop', { wallet: 130_000 });
  const sells = await fillCart(shopper, { 1001: 1 });
  const answers = await Promise.all(
    [1, 2].map(() => finish(shopper, sells, { paymentMethod: METHODS.wallet })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await shopper.call('GET', '/wallet')).json.wallet.totalCash).toBe(10_000);
});
