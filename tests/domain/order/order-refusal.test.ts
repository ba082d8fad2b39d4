import { expect, test } from 'vitest';
import { z } from 'zod';
import { finishOrder } from '#contract/order/checkout.ts';
import { readRefusal } from '#domain/order/order-refusal.ts';

test('[CHK-04] a refusal stands beside what it is about', () => {
  const refused = (code: string, field?: string) => readRefusal({ kind: 'refused', code, field });
  expect(refused('over-stock', 'sellRecords.41')).toEqual({
    part: 'goods',
    code: 'over-stock',
    recordId: 41,
  });
  expect(refused('below-minimum', 'sellRecords.41')).toMatchObject({ part: 'goods', recordId: 41 });
  expect(refused('sell-not-available', 'sells.7')).toEqual({
    part: 'goods',
    code: 'sell-not-available',
    sellId: 7,
  });
  expect(refused('empty-sell', 'sells.7')).toMatchObject({ part: 'goods', sellId: 7 });
  expect(refused('not-found', 'sells')).toEqual({ part: 'goods', code: 'empty-sell' });
  expect(refused('not-found', 'shippingAddress')).toEqual({ part: 'address', code: 'address-gone' });
  for (const code of ['no-address-selected', 'wrong-country', 'wrong-place'])
    expect(refused(code, 'shippingAddress')).toEqual({ part: 'address', code });
  expect(refused('shipping-service-not-found')).toMatchObject({ part: 'shipping' });
  expect(refused('shipping-time', 'shippingTime')).toMatchObject({ part: 'time' });
  expect(refused('payment-method', 'paymentMethod')).toMatchObject({ part: 'payment' });
  expect(refused('wallet-too-low', 'paymentMethod')).toMatchObject({ part: 'payment' });
  expect(refused('order-key-used')).toMatchObject({ part: 'order' });
  expect(refused('toString')).toEqual({ part: 'order', code: 'other' });
});

test('[CHK-04] no refusal of the contract is without a place', () => {
  for (const status of [409, 422]) {
    const schema = finishOrder.failures?.[status];
    const { properties } = z.toJSONSchema(schema ?? z.never());
    const codes = z.object({ enum: z.array(z.string()) }).parse(properties?.['code']).enum;
    for (const code of codes) expect(readRefusal({ kind: 'refused', code }).code, code).not.toBe('other');
  }
});
