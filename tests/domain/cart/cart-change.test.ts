import { expect, test } from 'vitest';
import { cartTotal, cheaperSince, countItems, isSoldOut, setCount } from '#domain/cart/cart.ts';
import { acknowledge, changedLines, markGone, noteRefusal, updatePrices } from '#domain/cart/cart-change.ts';
import { parseCart } from '#domain/cart/cart-schema.ts';
import { aLine } from './cart-line.ts';

const cart = { lines: [aLine({ count: 5 })] };
const update = { variationId: 11, newPrice: 100_000, oldPrice: 100_000, count: 10 };

test('a line remembers the price and the count that the shopper saw, over several changes', () => {
  const once = updatePrices(cart, [{ ...update, newPrice: 120_000, count: 4 }]);
  expect(once.lines[0]).toMatchObject({ newPrice: 120_000, count: 4, was: { price: 100_000, count: 5 } });
  const twice = updatePrices(once, [{ ...update, newPrice: 90_000, count: 2 }]);
  expect(twice.lines[0]).toMatchObject({ newPrice: 90_000, count: 2, was: { price: 100_000, count: 5 } });
  expect(changedLines(twice)).toHaveLength(1);
});

test('a price that is as it was before is no change', () => {
  const up = updatePrices(cart, [{ ...update, newPrice: 120_000 }]);
  const back = updatePrices(up, [update]);
  expect(back.lines[0]).toEqual(cart.lines[0]);
});

test('a line knows by how much it is cheaper or dearer than when it was put in, whatever was seen since', () => {
  const at = (cart: Parameters<typeof updatePrices>[0], newPrice: number) =>
    acknowledge(updatePrices(cart, [{ ...update, newPrice, oldPrice: newPrice }]));
  const since = ({ lines: [line = aLine()] }: Parameters<typeof updatePrices>[0]) => cheaperSince(line);
  const cheaper = at(cart, 80_000);
  expect(since(cart)).toBe(0);
  expect(since(cheaper)).toBe(20_000);
  const dearer = at(cheaper, 130_000);
  expect(since(dearer)).toBe(-30_000);
  expect(since(parseCart(JSON.stringify(dearer)))).toBe(-30_000);
  const back = at(dearer, 100_000);
  expect(back.lines[0]).not.toHaveProperty('added');
  expect(since(at(back, 90_000))).toBe(10_000);
  // Of a price by quantity it is the difference at that quantity.
  const tiers = [{ min: 5, max: null, fixedDiscount: 95_000 }];
  expect(since(at({ lines: [aLine({ count: 5, tiers })] }, 90_000))).toBe(5_000);
});

test('what was seen is forgotten; a count that the shopper sets clears the notes about it', () => {
  const changed = updatePrices(cart, [{ ...update, newPrice: 120_000, count: 4 }]);
  expect(changedLines(acknowledge(changed))).toEqual([]);
  expect(setCount(changed, 1, 3).lines[0]?.was).toEqual({ price: 100_000 });
  const refused = noteRefusal(cart, 1, 'no', 0);
  expect(changedLines(refused).map((line) => line.refused)).toEqual(['no']);
  expect(setCount(refused, 1, 3).lines[0]?.refused).toBeUndefined();
});

test('[CRT-02] what the shop sells no more is reckoned with nowhere, and comes back with its price', () => {
  const gone = markGone({ lines: [aLine({ tracking: false })] }, 1);
  expect([countItems(gone), cartTotal(gone), gone.lines.every(isSoldOut)]).toEqual([0, 0, true]);
  expect(updatePrices(gone, [{ ...update, newPrice: 100_000 }]).lines[0]).not.toHaveProperty('gone');
  expect(updatePrices(cart, [], [11]).lines[0]?.gone).toBe(true);
  expect(updatePrices(cart, [], [12]).lines[0]?.gone, 'was not asked about').toBeUndefined();
});

test('[CRT-06] a count that the platform refuses goes back to the one that it has', () => {
  expect(noteRefusal({ lines: [aLine({ count: 5 })] }, 1, 'no', 2).lines[0]?.count).toBe(2);
  expect(noteRefusal({ lines: [aLine({ count: 5 })] }, 1, 'no', 0).lines[0]?.count).toBe(5);
});
