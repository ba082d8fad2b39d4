import { expect, test } from 'vitest';
import {
  addLine,
  cartSubtotal,
  cartTotal,
  countItems,
  EMPTY_CART,
  emptyCart,
  isSoldOut,
  lineSum,
  removeLine,
  setCount,
} from '#domain/cart/cart.ts';
import { updatePrices } from '#domain/cart/cart-change.ts';
import { aLine } from './cart-line.ts';

const other = aLine({
  variationId: 22,
  stock: { id: 2, count: 4 },
  newPrice: 30_000,
  oldPrice: 40_000,
  count: 2,
});
const cart = { lines: [aLine({ count: 3 }), other] };

test('[CRT-01] adding replaces the line of the same stock where it stands', () => {
  const next = addLine(cart, aLine({ count: 5, newPrice: 90_000 }));
  expect(next.lines.map(({ stock, count, newPrice }) => [stock.id, count, newPrice])).toEqual([
    [1, 5, 90_000],
    [2, 2, 30_000],
  ]);
});

test('[CRT-01] a stock that the cart does not have goes to the end', () => {
  const next = addLine(cart, aLine({ stock: { id: 3, count: 1 } }));
  expect(next.lines.map(({ stock }) => stock.id)).toEqual([1, 2, 3]);
});

test('[CRT-01] the sum of a line is its price times its count', () => {
  expect(lineSum(aLine({ newPrice: 12_500, count: 4 }))).toBe(50_000);
});

test('[CRT-01] tiers lower the price of every piece of a line', () => {
  expect(
    lineSum(aLine({ newPrice: 10_000, count: 3, tiers: [{ min: 3, max: null, fixedDiscount: 700 }] })),
  ).toBe(27_900);
});

test('the total is what is paid, the subtotal what it was before discounts', () => {
  expect(cartTotal(cart)).toBe(360_000);
  expect(cartSubtotal(cart)).toBe(380_000);
  expect(countItems(cart)).toBe(5);
});

test.each([
  [7, 7],
  [10, 10],
  [11, 10],
  [5000, 10],
  [2.9, 2],
])('[CRT-02] a count of %d becomes %i where the stock has 10', (wanted, count) => {
  expect(setCount(cart, 1, wanted).lines[0]?.count).toBe(count);
});

test('[CRT-02] the count stops at the stock count only where the shop counts pieces', () => {
  const untracked = { lines: [aLine({ tracking: false, stock: { id: 1, count: 0 } })] };
  expect(setCount(untracked, 1, 250).lines[0]?.count).toBe(250);
});

test.each([0, -1])('[CRT-02] a count of %i removes the line', (count) => {
  expect(setCount(cart, 1, count).lines.map(({ stock }) => stock.id)).toEqual([2]);
});

test('[CRT-02] a count below the minimum order is forced up to it', () => {
  expect(setCount({ lines: [aLine({ minOrder: 4, count: 6 })] }, 1, 2).lines[0]?.count).toBe(4);
});

test('a stock that is not in the cart changes nothing', () => {
  expect(setCount(cart, 99, 3)).toEqual(cart);
  expect(removeLine(cart, 99)).toEqual(cart);
});

test('removing takes out one line, emptying all', () => {
  expect(removeLine(cart, 2).lines).toEqual([cart.lines[0]]);
  expect(emptyCart()).toEqual(EMPTY_CART);
});

test('current prices are laid over, and a count comes down to what is left', () => {
  const next = updatePrices(cart, [{ variationId: 11, newPrice: 80_000, oldPrice: 100_000, count: 2 }]);
  expect(next.lines[0]).toMatchObject({
    newPrice: 80_000,
    oldPrice: 100_000,
    count: 2,
    stock: { id: 1, count: 2 },
  });
  expect(next.lines[1]).toBe(other);
});

test('what is sold out stays in the cart and counts nothing in the sums', () => {
  const next = updatePrices(cart, [{ variationId: 11, newPrice: 80_000, oldPrice: 100_000, count: 0 }]);
  expect(next.lines[0]?.count).toBe(3);
  expect(cartTotal(next)).toBe(60_000);
  expect(setCount(next, 1, 5).lines[0]?.count).toBe(3);
});

test('a line of which fewer are left than can be ordered counts as sold out', () => {
  const next = updatePrices({ lines: [aLine({ minOrder: 4, count: 6 })] }, [
    { variationId: 11, newPrice: 80_000, oldPrice: 100_000, count: 3 },
  ]);
  expect(next.lines.map((line) => [line.count, isSoldOut(line)])).toEqual([[6, true]]);
  expect(cartTotal(next)).toBe(0);
});
