import { expect, test } from 'vitest';
import {
  highestQuantity,
  lowestQuantity,
  requestQuantity,
  shownMinimumOrder,
  shownQuantity,
} from '#domain/pricing/quantity.ts';

const rule = { minOrder: 1, stockCount: 5, tracking: true };
const tiers = [
  { min: 10, max: null, fixedDiscount: 300 },
  { min: 4, max: 9, fixedDiscount: 100 },
];

test('[PDP-08] a new product starts with one piece, or with its minimum order', () => {
  expect(lowestQuantity({ minOrder: 1 })).toBe(1);
  expect(lowestQuantity({ minOrder: 6 })).toBe(6);
});

test('[PDP-08] a promotion that begins below the minimum order lowers it, one above it forces nobody to buy more', () => {
  expect(lowestQuantity({ minOrder: 6, tiers })).toBe(4);
  expect(lowestQuantity({ minOrder: 1, tiers })).toBe(1);
});

test('[PDP-08] a quantity over the stock is refused and stays as it was', () => {
  expect(requestQuantity(3, 6, rule)).toEqual({ quantity: 3, refused: true });
  expect(requestQuantity(3, 5, rule)).toEqual({ quantity: 5, refused: false });
});

test('[PDP-08] where the stock fell below the quantity, asking for less leads to what is there, and more is refused', () => {
  expect(requestQuantity(9, 8, rule)).toEqual({ quantity: 5, refused: true });
  expect(requestQuantity(9, 5, rule)).toEqual({ quantity: 5, refused: false });
  expect(requestQuantity(9, 10, rule)).toEqual({ quantity: 9, refused: true });
  expect(requestQuantity(9, 8, { ...rule, minOrder: 6 })).toEqual({ quantity: 9, refused: true });
});

test('[PDP-08] an order takes no more than the shop allows, unless the minimum or a tier of the thing is higher', () => {
  const limited = { ...rule, stockCount: 50, maxOrder: 5 };
  expect(highestQuantity(limited)).toBe(5);
  expect(highestQuantity({ ...limited, stockCount: 3 })).toBe(3);
  expect(highestQuantity({ ...limited, tracking: false })).toBe(5);
  expect(highestQuantity({ ...limited, minOrder: 8 })).toBe(8);
  expect(highestQuantity({ ...limited, tiers })).toBe(10);
  expect(requestQuantity(3, 6, limited)).toEqual({ quantity: 3, refused: true });
});

test('[PDP-08] without tracking the stock refuses nothing', () => {
  expect(requestQuantity(3, 600, { ...rule, tracking: false })).toEqual({ quantity: 600, refused: false });
});

test.each([-4, 0, 0.4, 2])('[PDP-08] %d is forced up to the minimum order', (wanted) => {
  expect(requestQuantity(4, wanted, { ...rule, minOrder: 3 })).toEqual({ quantity: 3, refused: false });
});

test.each([
  [0, 1],
  [-3, 1],
  [0.4, 1],
  [Number.NaN, 1],
  [7.9, 7],
])('[PDP-08] %d is shown as %i', (quantity, shown) => {
  expect(shownQuantity(quantity)).toBe(shown);
});

test.each([
  [1, 'less'],
  [2, 'less'],
  [3, 3],
  [12, 12],
])('[PDP-08] a minimum order of %i is shown as %s', (minOrder, shown) => {
  expect(shownMinimumOrder(minOrder)).toBe(shown);
});

test('without tracking there is no end', () => {
  expect(highestQuantity({ stockCount: 0, tracking: false })).toBeGreaterThan(1000);
});
