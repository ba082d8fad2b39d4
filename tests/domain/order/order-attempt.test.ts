import { expect, test } from 'vitest';
import { type Order, orderExample } from '#contract/order/order.ts';
import {
  digestOf,
  findOrder,
  mayResend,
  nextStep,
  type OrderAttempt,
  type OrderIntent,
  outcomeOf,
  RESEND_WITHIN,
} from '#domain/order/order-attempt.ts';
import { parseAttempt } from '#domain/order/order-attempt-schema.ts';

function anIntent(more: Partial<OrderIntent> = {}): OrderIntent {
  return {
    customerId: 5,
    request: { sells: [7], paymentMethod: 1, shippingAddress: 3, note: '', shownTotal: 400_000 },
    stocks: [{ id: 1003, count: 2 }],
    lines: [41],
    shown: 400_000,
    ...more,
  };
}

function anAttempt(more: Partial<OrderAttempt> = {}): OrderAttempt {
  const { lines: _lines, ...intent } = anIntent();
  return {
    ...intent,
    key: 'key-of-the-intent',
    digest: digestOf(anIntent()),
    at: 1000,
    keyed: true,
    lastOrderId: 0,
    outcome: { kind: 'open' },
    ...more,
  };
}

function anOrder(more: Partial<Order> = {}): Order {
  return { ...orderExample, ...more };
}

const PLACED = { kind: 'placed', order: { id: 501, token: 'abc', total: 400_000 } } as const;

test('[CHK-04] an intent is told by who orders, what is sent and which lines of the cart it takes', () => {
  const digest = digestOf(anIntent());
  expect(digestOf(anIntent())).toBe(digest);
  const request = { note: '', shippingAddress: 3, paymentMethod: 1, sells: [7] };
  expect(digestOf(anIntent({ request: { ...request, shownTotal: 1 } }))).toBe(digest);
  for (const other of [
    { customerId: 6 },
    { lines: [42] },
    { stocks: [{ id: 1003, count: 3 }] },
    { request: { ...request, note: 'ring twice' } },
    { request: { ...request, paymentMethod: 2 } },
  ])
    expect(digestOf(anIntent(other)), JSON.stringify(other)).not.toBe(digest);
});

test('[CHK-04] nothing is ordered twice: an open attempt is settled first, a placed one is shown, a new intent gets a new key', () => {
  const changed = anIntent({ lines: [42] });
  expect(nextStep(undefined, anIntent())).toEqual({ kind: 'begin', key: undefined });
  expect(nextStep(anAttempt(), anIntent())).toEqual({ kind: 'resolve' });
  expect(nextStep(anAttempt(), changed)).toEqual({ kind: 'resolve' });
  expect(nextStep(anAttempt({ outcome: PLACED }), anIntent())).toEqual({ kind: 'show' });
  expect(nextStep(anAttempt({ outcome: PLACED }), changed)).toEqual({ kind: 'begin', key: undefined });
  const refused = anAttempt({ outcome: { kind: 'refused' } });
  expect(nextStep(refused, anIntent())).toEqual({ kind: 'begin', key: 'key-of-the-intent' });
  const canceled = anAttempt({ outcome: { ...PLACED, kind: 'canceled' } });
  expect(nextStep(canceled, anIntent())).toEqual({ kind: 'begin', key: undefined });
  expect(nextStep(refused, changed)).toEqual({ kind: 'begin', key: undefined });
  expect(nextStep(anAttempt({ customerId: 6 }), anIntent())).toEqual({ kind: 'begin', key: undefined });
});

test('[CHK-04] a request without an answer is sent again by itself for 15 minutes', () => {
  expect(RESEND_WITHIN).toBe(900_000);
  expect(mayResend(anAttempt(), 1000 + 899_999)).toBe(true);
  expect(mayResend(anAttempt(), 1000 + 900_000)).toBe(false);
  expect(mayResend(anAttempt({ outcome: { kind: 'refused' } }), 1000)).toBe(false);
});

test('[CHK-04] without keys the order of an attempt is found among the last ones by what was ordered after the newest before', () => {
  const attempt = anAttempt({ keyed: false, lastOrderId: 500 });
  const ours = anOrder({ id: 502 });
  const otherGoods = anOrder({
    id: 503,
    sells: orderExample.sells.map((sell) => ({
      ...sell,
      sellRecords: sell.sellRecords.map((record) => ({ ...record, count: 1 })),
    })),
  });
  const before = anOrder({ id: 500 });
  expect(findOrder(attempt, [otherGoods, ours, before])).toBe(ours);
  expect(findOrder(attempt, [otherGoods, before, anOrder({ id: 499 })])).toBeUndefined();
  expect(findOrder({ ...attempt, lastOrderId: 0 }, [])).toBeUndefined();
});

test('[INS-04] a request for an installment is found among installments alone, any other order among the rest', () => {
  const request = anAttempt({ keyed: false, lastOrderId: 500, installment: true });
  const byMonths = anOrder({ id: 502, source: 'installment' });
  const before = anOrder({ id: 500 });
  expect(findOrder(request, [anOrder({ id: 503 }), byMonths, before])).toBe(byMonths);
  expect(findOrder(anAttempt({ keyed: false, lastOrderId: 500 }), [byMonths, before])).toBeUndefined();
  expect(parseAttempt(JSON.stringify(request))).toEqual(request);
});

test('[CHK-05] an order that waits for its code is no placed one, and a canceled one is none', () => {
  expect(outcomeOf(anOrder())).toEqual({
    kind: 'placed',
    order: { id: 501, token: orderExample.token, total: 400_000 },
  });
  const payment = { ...orderExample.payment, transactionId: 'tx' };
  expect(outcomeOf(anOrder({ state: 'awaiting-payment', payment }))).toEqual({
    kind: 'held',
    payment: {
      transactionId: 'tx',
      orderId: 501,
      orderToken: orderExample.token,
      amount: 400_000,
      expiresAt: null,
      sentAt: null,
    },
  });
  expect(outcomeOf(anOrder({ state: 'canceled' }))).toMatchObject({ kind: 'canceled', order: { id: 501 } });
});

test('[SEC-03] a kept attempt is read again, and what is none is dropped', () => {
  for (const attempt of [
    anAttempt(),
    anAttempt({ outcome: PLACED, shown: null }),
    anAttempt({ outcome: { ...PLACED, kind: 'canceled' } }),
  ])
    expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt);
  for (const text of [null, '', 'null', '[]', '{}', '{"key":', JSON.stringify({ ...anAttempt(), key: '' })])
    expect(parseAttempt(text)).toBeUndefined();
  const broken = { ...anAttempt(), outcome: { kind: 'placed', order: { id: 'x' } } };
  expect(parseAttempt(JSON.stringify(broken))).toBeUndefined();
});
