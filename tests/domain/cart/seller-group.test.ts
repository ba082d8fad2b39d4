import { expect, test } from 'vitest';
import { groupBySeller } from '#domain/cart/seller-group.ts';
import { aLine } from './cart-line.ts';

const named = (id: number, supplierId: number, seller?: string) => {
  const { seller: _, ...line } = aLine({ supplierId, stock: { id, count: 1 } });
  return seller === undefined ? line : { ...line, seller };
};

test('lines go to their sellers, sellers in the order of their first lines', () => {
  const groups = groupBySeller([
    named(1, 5, 'Bek'),
    named(2, 9),
    named(3, 5, 'Bek'),
    named(4, 9, 'Tea House'),
  ]);
  expect(groups.map(({ seller, lines }) => [seller, lines.map(({ stock }) => stock.id)])).toEqual([
    ['Bek', [1, 3]],
    ['Tea House', [2, 4]],
  ]);
});

test('a seller whom nobody has told has no name', () => {
  expect(groupBySeller([named(1, 5)])).toMatchObject([{ supplierId: 5, seller: undefined }]);
});
