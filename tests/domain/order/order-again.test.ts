import { expect, test } from 'vitest';
import { getVariation, type VariationDetail } from '#contract/catalogue/variation.ts';
import { type OrderRecord, orderExample } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { addAgain, orderAgain } from '#domain/order/order-again.ts';

const detail: VariationDetail = getVariation.answer.parse(getVariation.example?.answer);
const { id } = detail.data.variation;
const textOf = (text: Localized) => text.ru ?? '';
const name = textOf(detail.data.variation.name);

function aRecord(record: Partial<OrderRecord> = {}): OrderRecord {
  const [sold] = orderExample.sells[0]?.sellRecords ?? [];
  if (!sold) throw new Error('The example has no record.');
  return { ...sold, variationId: id, count: 2, price: detail.data.newPrice, ...record };
}

const again = (record: OrderRecord, changes: Partial<VariationDetail['data']> = {}) =>
  orderAgain([record], new Map([[id, { ...detail, data: { ...detail.data, ...changes } }]]), textOf);

test('[CHK-06] what is there as it was goes into the cart without a word', () => {
  const { lines, notes } = again(aRecord());
  expect(notes).toEqual([]);
  expect(lines).toMatchObject([
    { variationId: id, productId: detail.product.id, count: 2, newPrice: 2_990_000, name },
  ]);
});

test('[CHK-06] another price is today’s, and both are said', () => {
  const { lines, notes } = again(aRecord({ price: 2_500_000 }));
  expect(lines[0]?.newPrice).toBe(2_990_000);
  expect(notes).toEqual([{ kind: 'price', name, was: 2_500_000, now: 2_990_000 }]);
});

test('[CHK-06] of what has become few the rest is put in, of what is sold out or gone nothing', () => {
  const few = again(aRecord(), { count: 1 });
  expect(few.lines.map(({ count }) => count)).toEqual([1]);
  expect(few.notes).toEqual([{ kind: 'fewer', name, count: 1 }]);
  expect(again(aRecord(), { count: 0 })).toEqual({ lines: [], notes: [{ kind: 'sold-out', name }] });
  const gone = aRecord({ name: { ru: 'Чайник' } });
  expect(orderAgain([gone], new Map(), textOf)).toEqual({
    lines: [],
    notes: [{ kind: 'gone', name: 'Чайник' }],
  });
});

test('[CHK-06] of what is in the cart already the larger count stays', () => {
  const { lines } = again(aRecord());
  const more = lines.map((line) => ({ ...line, count: 5 }));
  expect(addAgain(addAgain(EMPTY_CART, lines), more).lines).toMatchObject([{ count: 5 }]);
  expect(addAgain(addAgain(EMPTY_CART, more), lines).lines).toMatchObject([{ count: 5 }]);
});
