import { expect, test } from 'vitest';
import { type OrderDraft, orderFault } from '#domain/order/order-fault.ts';

const WHOLE: OrderDraft = {
  address: { addressLine1: 'Amir Temur 10' },
  pickUp: false,
  branchId: undefined,
  method: { wallet: false },
  groups: 1,
  faulty: undefined,
  unanswered: undefined,
  goods: 200_000,
  total: 220_000,
  shippingFailed: false,
  balance: undefined,
  minOrderSum: 200_000,
  note: '',
  notLoaded: [],
};

test('[CHK-04] an order that is whole may be sent', () => {
  expect(orderFault(WHOLE)).toBeUndefined();
  expect(orderFault({ ...WHOLE, method: { wallet: true }, balance: 220_000 })).toBeUndefined();
  expect(
    orderFault({ ...WHOLE, method: { wallet: true } }),
    'the platform says what is in it',
  ).toBeUndefined();
});

test.for<[string, string, Partial<OrderDraft>]>([
  ['address', 'no-address-selected', { address: undefined }],
  ['address', 'no-street', { address: { addressLine1: null } }],
  ['address', 'no-street', { address: { addressLine1: 'ул. Навои' } }],
  ['branch', 'no-franchise-selected', { pickUp: true }],
  ['payment', 'payment-method', { method: undefined }],
  ['goods', 'sell-not-available', { groups: 0, goods: 0 }],
  ['goods', 'order-too-small', { goods: 199_999 }],
  ['shipping', 'shipping-service-not-found', { shippingFailed: true }],
  ['note', 'note-too-long', { note: 'x'.repeat(1001) }],
  ['payment', 'wallet-too-low', { method: { wallet: true }, balance: 219_999 }],
])('[CHK-04] what is wrong with the %s is told as %s', ([part, code, change]) => {
  expect(orderFault({ ...WHOLE, ...change })).toEqual({ part, code });
});

test('[CHK-04] a part that did not load is told as that, not as a choice of the shopper', () => {
  const notLoaded = ['address', 'shipping', 'payment'] as const;
  const faultOf = (change: Partial<OrderDraft>) => orderFault({ ...WHOLE, notLoaded, ...change });
  expect(faultOf({ address: undefined })).toEqual({ part: 'address', code: 'not-loaded' });
  expect(faultOf({ method: undefined })).toEqual({ part: 'payment', code: 'not-loaded' });
  expect(faultOf({ shippingFailed: true })).toEqual({ part: 'shipping', code: 'not-loaded' });
  expect(faultOf({ goods: 199_999 })).toEqual({ part: 'goods', code: 'order-too-small' });
});

test('[CHK-03] [CHK-04] the line that keeps the order from being sent is named', () => {
  expect(orderFault({ ...WHOLE, groups: 0, faulty: { id: 41 } })).toEqual({
    part: 'goods',
    code: 'over-stock',
    recordId: 41,
  });
  expect(orderFault({ ...WHOLE, unanswered: { id: 42 } })).toMatchObject({
    code: 'unanswered',
    recordId: 42,
  });
});
