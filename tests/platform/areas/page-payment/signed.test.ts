import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { aPageOrder, type PageOrder, SIGNED } from './a-page-order.ts';

function transactionOf({ order }: PageOrder): string {
  return new URL(order.payment.payUrl).searchParams.get('transaction') ?? '';
}

/** Sends a message as a service does, signed with the shared secret unless another is named. */
async function tell(
  paying: PageOrder,
  type: string,
  data: Readonly<Record<string, unknown>> = {},
  { secret = SIGNED.key, at = new Date() } = {},
) {
  const whole = { transaction: transactionOf(paying), amount: 400_000, number: 'P-1', ...data };
  const body = JSON.stringify({ type, data: whole });
  const response = await paying.post('signed/shop', body, {
    'webhook-id': 'message-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('message-1', at, body),
  });
  return { status: response.status, json: await response.json() };
}

test('[CHK-05] the address of a page is signed, and its message settles the order, once', async () => {
  const paying = await aPageOrder(SIGNED);
  const url = new URL(paying.order.payment.payUrl);
  const { signature, ...fields } = Object.fromEntries(url.searchParams);
  expect(fields).toMatchObject({
    shop: 'shop',
    order: String(paying.order.id),
    amount: '400000',
    currency: 'UZS',
  });
  const secret = Buffer.from(SIGNED.key.slice(6), 'base64');
  const own = createHmac('sha256', secret).update(new URLSearchParams(fields).toString()).digest('base64url');
  expect(signature).toBe(own);

  const transaction = transactionOf(paying);
  const message = [paying, 'payment.paid', { transaction }] as const;
  expect(await tell(...message)).toEqual({ status: 200, json: { order: paying.order.id, state: 'paid' } });
  expect(await tell(paying, 'payment.paid', { transaction })).toMatchObject({ status: 200 });
  const order = await paying.now();
  expect(order).toMatchObject({ state: 'accepted', payment: { paid: true } });
  expect(order.history).toHaveLength(2);
});

test('[CHK-05] a message with another secret, from long ago, for another sum or of no payment pays nothing', async () => {
  const paying = await aPageOrder(SIGNED);
  const foreign = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  expect(await tell(paying, 'payment.paid', {}, { secret: foreign })).toMatchObject({ status: 401 });
  const old = new Date(Date.now() - 3_600_000);
  expect(await tell(paying, 'payment.paid', {}, { at: old })).toMatchObject({ status: 401 });
  expect((await paying.post('signed/shop', '{}')).status).toBe(401);
  expect(await tell(paying, 'payment.paid', { amount: 1 })).toMatchObject({ status: 422 });
  expect(await tell(paying, 'payment.paid', { transaction: 'none' })).toMatchObject({ status: 404 });
  expect(await tell(paying, 'payment.stolen')).toMatchObject({ status: 400 });
  expect(await tell(paying, 'payment.refunded')).toMatchObject({ status: 409 });
  expect(await paying.now()).toMatchObject({ state: 'awaiting-payment', payment: { paid: false } });
});

test('[CHK-05] what is paid too late is refused, so that the service gives it back', async () => {
  const paying = await aPageOrder(SIGNED);
  await paying.pass(31);
  expect(await tell(paying, 'payment.paid')).toMatchObject({ status: 409, json: { code: 'over' } });
  expect(await paying.now()).toMatchObject({ state: 'canceled', payment: { paid: false, payUrl: null } });
});

test('[CHK-05] a canceled order owes its money until the service says that it went back', async () => {
  const paying = await aPageOrder(SIGNED);
  const transaction = transactionOf(paying);
  await tell(paying, 'payment.paid', { transaction });
  await paying.sandbox.control('PUT', `/shops/shop/orders/${paying.order.id}/cancel`);
  expect(await paying.pieces()).toBe(10);
  expect(await tell(paying, 'payment.refunded', { transaction })).toMatchObject({
    status: 200,
    json: { state: 'refunded' },
  });
  expect(await tell(paying, 'payment.refunded', { transaction })).toMatchObject({ status: 200 });
  expect(await tell(paying, 'payment.paid', { transaction })).toMatchObject({ status: 409 });
});

test('the secrets of a payment service are in no answer', async () => {
  const paying = await aPageOrder(SIGNED);
  const answers = [
    JSON.stringify(paying.placed.json),
    JSON.stringify((await paying.shopper.call('GET', '/payment-methods')).json),
    JSON.stringify((await paying.sandbox.control('GET', '/shops/shop/payment-methods')).json),
  ];
  for (const answer of answers) expect(answer).not.toContain('whsec_');
});
