import { expect, test } from 'vitest';
import { type Order, orderExample } from '#contract/order/order.ts';
import { awaitsPayment, orderSteps } from '#domain/order/order-progress.ts';

const at = (minute: number) => `2026-03-01T09:0${minute}:00.000Z`;
const anOrder = (order: Partial<Order>): Order => ({ ...orderExample, ...order });
const kindsOf = (order: Order) => orderSteps(order).map(({ state, kind }) => `${kind} ${state}`);

test('[CHK-06] an active order shows what it went through, where it stands and what comes', () => {
  const order = anOrder({
    state: 'operator-called',
    history: [
      { state: 'accepted', at: at(0) },
      { state: 'operator-called', at: at(5) },
    ],
  });
  expect(kindsOf(order)).toEqual([
    'done accepted',
    'now operator-called',
    'later on-the-way',
    'later delivered',
  ]);
  expect(orderSteps(order).map((step) => step.at)).toEqual([at(0), at(5), undefined, undefined]);
});

test('[CHK-06] what is fetched is on no way, and what waits has all steps before it', () => {
  expect(kindsOf(anOrder({ pickUp: true }))).toEqual([
    'now accepted',
    'later operator-called',
    'later delivered',
  ]);
  const waiting = anOrder({ state: 'awaiting-payment', history: [{ state: 'awaiting-payment', at: at(0) }] });
  expect(kindsOf(waiting)).toEqual([
    'now awaiting-payment',
    'later accepted',
    'later operator-called',
    'later on-the-way',
    'later delivered',
  ]);
});

test('[CHK-06] nothing comes after an order is over', () => {
  const canceled = anOrder({
    state: 'canceled',
    active: false,
    history: [
      { state: 'accepted', at: at(0) },
      { state: 'canceled', at: at(3) },
    ],
  });
  expect(kindsOf(canceled)).toEqual(['done accepted', 'done canceled']);
});

test('[CHK-05] an order waits for its payment while there is a transaction to confirm', () => {
  const payment = { ...orderExample.payment, transactionId: 'b0a1c2d3' };
  expect(awaitsPayment({ state: 'awaiting-payment', payment })).toBe(true);
  expect(awaitsPayment({ state: 'awaiting-payment', payment: orderExample.payment })).toBe(false);
  expect(awaitsPayment({ state: 'canceled', payment })).toBe(false);
});
