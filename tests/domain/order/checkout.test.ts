import { expect, test } from 'vitest';
import type { Sell, SellRecord } from '#contract/cart/cart.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/order/payment.ts';
import {
  checkoutGroups,
  checkoutMethods,
  faultyRecord,
  goodsSums,
  orderableSum,
  recordFault,
  startMethod,
  startService,
} from '#domain/order/checkout.ts';

function aRecord(id: number, more: Partial<SellRecord> = {}, count = 2, left = 10): SellRecord {
  return {
    id,
    variationId: id,
    stockId: 1000 + id,
    variation: {
      id,
      name: { ru: 'вещь' },
      sku: '',
      unit: { ru: 'шт' },
      properties: [],
      stock: { id: 1000 + id, count: left, supplierId: 1 },
      tracking: true,
      newPrice: 100_000,
      oldPrice: 120_000,
      tiers: [],
      productId: id,
      minOrder: 2,
      image: null,
    },
    count,
    price: 100_000,
    subtotal: 100_000 * count,
    discount: 20_000 * count,
    deleted: false,
    available: true,
    location: null,
    propertyValues: [],
    ...more,
  };
}

function aSell(id: number, paymentMethodIds: number[], sellRecords = [aRecord(id)]): Sell {
  return {
    id,
    supplier: { id, name: `seller ${id}` },
    sellRecords,
    paymentMethodIds,
    subtotal: 200_000,
    discount: 40_000,
    deleted: sellRecords.every(({ deleted }) => deleted),
    available: true,
  };
}

const [cash] = listPaymentMethods.example?.answer
  ? (listPaymentMethods.answer.parse(listPaymentMethods.example.answer).items as [PaymentMethod])
  : [];

function aMethod(id: number, more: Partial<PaymentMethod> = {}): PaymentMethod {
  if (!cash) throw new Error('the contract has no example of a payment method');
  return { ...cash, id, sort: id, ...more };
}

test('[CHK-03] a sell is available only if its supplier takes the chosen way to pay', () => {
  const cart = { sells: [aSell(1, [1, 2]), aSell(2, [1])] };
  const availableWith = (method: number | undefined) =>
    checkoutGroups(cart, method).map(({ id, available }) => [id, available]);
  expect(availableWith(2)).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(availableWith(undefined)).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(goodsSums(checkoutGroups(cart, 2))).toEqual({ subtotal: 200_000, discount: 40_000 });
  expect(goodsSums(checkoutGroups(cart, 1))).toEqual({ subtotal: 400_000, discount: 80_000 });
});

test('[CRT-04] what was taken out is not seen at the checkout', () => {
  const out = aRecord(1, { deleted: true });
  expect(
    checkoutGroups({ sells: [aSell(1, [1], [out]), aSell(2, [1], [out, aRecord(2)])] }, 1),
  ).toMatchObject([{ id: 2, records: [{ id: 2 }] }]);
});

test('[CHK-03] a line says why it cannot be ordered', () => {
  expect(recordFault(aRecord(1))).toBeUndefined();
  expect(recordFault(aRecord(1, { available: false }, 5, 3))).toEqual({ kind: 'over-stock', left: 3 });
  const limited = { ...aRecord(1).variation, maxOrder: 5 };
  const many = aRecord(1, { available: false, variation: limited }, 6);
  expect(recordFault(many)).toEqual({ kind: 'above-maximum', left: 5 });
  expect(orderableSum(many)).toEqual({ count: 5, subtotal: 500_000, discount: 100_000 });
  expect(recordFault(aRecord(1, { available: false }, 1))).toEqual({ kind: 'below-minimum', least: 2 });
  expect(recordFault(aRecord(1, { available: false }, 2, 1))).toEqual({ kind: 'sold-out' });
  expect(recordFault(aRecord(1, { available: false }))).toEqual({ kind: 'gone' });
});

test('[CHK-03] the way to pay of last time comes first, else the one that most suppliers take; no installment', () => {
  const methods = checkoutMethods([aMethod(3), aMethod(4, { installment: true }), aMethod(1), aMethod(2)]);
  expect(methods.map(({ id }) => id)).toEqual([1, 2, 3]);
  const cart = { sells: [aSell(1, [1, 2]), aSell(2, [2])] };
  expect(startMethod(methods, cart, 3)?.id).toBe(3);
  expect(startMethod(methods, cart, 9)?.id).toBe(2);
  expect(startMethod([], cart, null)).toBeUndefined();
});

test('[CHK-02] shipping is free by default: the first service that takes nothing, else the cheapest', () => {
  const offers = [
    { id: 1, price: 20_000 },
    { id: 2, price: 0 },
    { id: 3, price: 0 },
    { id: 4, price: 45_000 },
  ];
  expect(startService(offers, null)?.id).toBe(2);
  expect(startService(offers, 4)?.id).toBe(4);
  expect(startService(offers.filter(({ price }) => price !== 0).toReversed(), null)?.id).toBe(1);
  expect(startService([], 1)).toBeUndefined();
});

test('[CHK-03] sums reckon with the pieces that are left, and a line alone in its sell is not nothing', () => {
  const short = aRecord(1, { available: false }, 5, 3);
  const gone = aRecord(2, { available: false });
  const [group] = checkoutGroups({ sells: [{ ...aSell(1, [1], [short]), available: false }] }, 1);
  expect(group).toMatchObject({ available: true, subtotal: 300_000, discount: 60_000 });
  const groups = checkoutGroups({ sells: [aSell(1, [1], [gone, short, aRecord(3)])] }, 1);
  expect(goodsSums(groups)).toEqual({ subtotal: 500_000, discount: 100_000 });
  expect(faultyRecord(groups)?.id).toBe(2);
  const apart = { sells: [{ ...aSell(1, [1], [gone]), available: false }, aSell(2, [1], [aRecord(3)])] };
  expect(faultyRecord(checkoutGroups(apart, 1)), 'the rest can be ordered').toBeUndefined();
});
