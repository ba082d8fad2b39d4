import { expect, test } from 'vitest';
import { aPageOrder, PAYME, type PageOrder, RETURN_URL } from './a-page-order.ts';

const SUM = 40_000_000;

/** Asks as the service does, with the key of the cash desk. */
async function ask({ post }: PageOrder, method: string, params: unknown, password = PAYME.key) {
  const response = await post('payme/shop', JSON.stringify({ jsonrpc: '2.0', id: 5, method, params }), {
    authorization: `Basic ${Buffer.from(`Paycom:${password}`).toString('base64')}`,
  });
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toMatchObject({ jsonrpc: '2.0', id: 5 });
  return answer;
}

function begin(paying: PageOrder, id: string, amount = SUM) {
  const account = { order_id: String(paying.order.id) };
  return ask(paying, 'CreateTransaction', { id, time: 1_800_000_000_000, amount, account });
}

test('[CHK-05] an order paid by Payme waits, keeps its goods and leads to the page of the cash desk', async () => {
  const paying = await aPageOrder(PAYME);
  expect(paying.method).toMatchObject({ gatewayType: 'card', held: false, name: { ru: 'Payme' } });
  expect(paying.placed.status).toBe(200);
  expect(paying.order).toMatchObject({
    state: 'awaiting-payment',
    payment: { paid: false, transactionId: null },
  });
  expect(await paying.pieces()).toBe(6);
  const [, list = ''] = /^https:\/\/checkout\.paycom\.uz\/(.+)$/.exec(paying.order.payment.payUrl) ?? [];
  const { id, token } = paying.order;
  expect(Buffer.from(list, 'base64').toString('utf8').split(';')).toEqual([
    `m=${PAYME.merchant}`,
    `ac.order_id=${id}`,
    `a=${SUM}`,
    `c=${RETURN_URL}?order=${id}&token=${token}`,
  ]);
});

test('[CHK-05] Payme checks, begins and makes a payment; the order is accepted, whatever is asked twice', async () => {
  const paying = await aPageOrder(PAYME);
  const account = { order_id: paying.order.id };
  expect(await ask(paying, 'CheckPerformTransaction', { amount: SUM, account })).toMatchObject({
    result: { allow: true },
  });
  const begun = await begin(paying, 'abc');
  expect(begun.result).toEqual({ create_time: expect.any(Number), transaction: 'abc', state: 1 });
  expect(await begin(paying, 'abc')).toEqual(begun);
  const made = await ask(paying, 'PerformTransaction', { id: 'abc' });
  expect(made.result).toEqual({ transaction: 'abc', perform_time: expect.any(Number), state: 2 });
  expect(await ask(paying, 'PerformTransaction', { id: 'abc' })).toEqual(made);
  expect(await paying.now()).toMatchObject({ state: 'accepted', payment: { paid: true, payUrl: null } });
  expect(await begin(paying, 'def')).toMatchObject({ error: { code: -31_052, data: 'order_id' } });
  const { result } = await ask(paying, 'GetStatement', { from: 1_799_999_999_999, to: 1_800_000_000_001 });
  expect(result.transactions).toEqual([
    {
      id: 'abc',
      time: 1_800_000_000_000,
      amount: SUM,
      account: { order_id: String(paying.order.id) },
      create_time: begun.result.create_time,
      perform_time: made.result.perform_time,
      cancel_time: 0,
      transaction: 'abc',
      state: 2,
      reason: null,
    },
  ]);
});

test('[CHK-05] Payme is refused in its own words: a wrong key, order, sum, method and transaction', async () => {
  const paying = await aPageOrder(PAYME);
  const account = { order_id: String(paying.order.id) };
  const check = (params: unknown) => ask(paying, 'CheckPerformTransaction', params);
  expect(await ask(paying, 'CheckPerformTransaction', { amount: SUM, account }, 'other')).toMatchObject({
    error: { code: -32_504, message: { ru: expect.any(String), uz: expect.any(String) } },
  });
  expect(await check({ amount: SUM - 1, account })).toMatchObject({ error: { code: -31_001 } });
  for (const order_id of ['999', '0', 'x', "1' OR 1"])
    expect(await check({ amount: SUM, account: { order_id } })).toMatchObject({
      error: { code: -31_050, data: 'order_id' },
    });
  expect(await check({ amount: SUM })).toMatchObject({ error: { code: -32_600 } });
  expect(await ask(paying, 'Constructor', {})).toMatchObject({ error: { code: -32_601 } });
  expect(await ask(paying, 'PerformTransaction', { id: 'none' })).toMatchObject({ error: { code: -31_003 } });
  expect((await paying.post('payme/other', '{}')).status).toBe(404);
  expect((await paying.post('payme/shop/more', '{}')).status).toBe(404);
  expect(await (await paying.post('payme/shop', 'not json')).json()).toMatchObject({
    error: { code: -32_504 },
  });
  expect(await paying.now()).toMatchObject({ state: 'awaiting-payment' });
});

test('[CHK-05] one payment is under way for an order at a time; one that was dropped makes room', async () => {
  const paying = await aPageOrder(PAYME);
  await begin(paying, 'first');
  expect(await begin(paying, 'second')).toMatchObject({ error: { code: -31_051 } });
  const dropped = await ask(paying, 'CancelTransaction', { id: 'first', reason: 3 });
  expect(dropped.result).toEqual({ transaction: 'first', cancel_time: expect.any(Number), state: -1 });
  expect(await ask(paying, 'CancelTransaction', { id: 'first', reason: 3 })).toEqual(dropped);
  expect(await ask(paying, 'PerformTransaction', { id: 'first' })).toMatchObject({
    error: { code: -31_008 },
  });
  expect((await begin(paying, 'second')).result).toMatchObject({ state: 1 });
  await ask(paying, 'PerformTransaction', { id: 'second' });
  expect(await paying.now()).toMatchObject({ state: 'accepted', payment: { paid: true } });
});

test('[CHK-05] an order that nobody pays within half an hour gives its goods back, and cannot be paid any more', async () => {
  const paying = await aPageOrder(PAYME);
  await paying.pass(29);
  // The shopper is typing the number of a card.
  await begin(paying, 'slow');
  await paying.pass(14);
  expect(await paying.pieces()).toBe(6);
  await paying.pass(2);
  expect(await paying.pieces()).toBe(10);
  expect(await paying.now()).toMatchObject({ state: 'canceled', cancelReason: 'not-paid' });
  expect(await ask(paying, 'PerformTransaction', { id: 'slow' })).toMatchObject({ error: { code: -31_008 } });
});

test('[CHK-05] money that Payme gives back cancels the order and frees its goods', async () => {
  const paying = await aPageOrder(PAYME);
  await begin(paying, 'abc');
  await ask(paying, 'PerformTransaction', { id: 'abc' });
  const back = await ask(paying, 'CancelTransaction', { id: 'abc', reason: 5 });
  expect(back.result).toEqual({ transaction: 'abc', cancel_time: expect.any(Number), state: -2 });
  expect(await paying.now()).toMatchObject({ state: 'canceled', payment: { paid: false } });
  expect(await paying.pieces()).toBe(10);
  expect(await ask(paying, 'CheckTransaction', { id: 'abc' })).toMatchObject({
    result: { state: -2, reason: 5 },
  });
});

test('[CHK-05] money of a delivered order is not given back by Payme alone', async () => {
  const paying = await aPageOrder(PAYME);
  await begin(paying, 'abc');
  await ask(paying, 'PerformTransaction', { id: 'abc' });
  for (let step = 0; step < 3; step += 1)
    await paying.sandbox.control('PUT', `/shops/shop/orders/${paying.order.id}/move-on`);
  expect(await paying.now()).toMatchObject({ state: 'delivered' });
  expect(await ask(paying, 'CancelTransaction', { id: 'abc', reason: 5 })).toMatchObject({
    error: { code: -31_007 },
  });
});
