import { expect, test } from 'vitest';
import { type CartWish, dropWish, parseWishes, putWish } from '#domain/cart/cart-wish.ts';

const aWish = (wish: Partial<CartWish> = {}): CartWish => ({
  stockId: 1,
  variationId: 11,
  count: 2,
  before: 1,
  at: 100,
  ...wish,
});

test('the last wish for a stock counts, in the place of the first, and is told from it', () => {
  const wishes = [aWish(), aWish({ stockId: 2 })].reduce(putWish, []);
  const next = putWish(wishes, aWish({ count: 5, before: 2 }));
  expect(next.map(({ stockId, count, before }) => [stockId, count, before])).toEqual([
    [1, 5, 1],
    [2, 2, 1],
  ]);
  expect(next[0]?.at).toBeGreaterThan(100);
});

test('a wish that was told goes; one that came meanwhile stays', () => {
  const [first] = [aWish()].reduce(putWish, []);
  const next = putWish([aWish()], aWish({ count: 0 }));
  expect(first && dropWish(next, first)).toEqual(next);
  expect(dropWish(next, next[0] ?? aWish())).toEqual([]);
});

test('[SEC-03] saved wishes that cannot be read are dropped', () => {
  const saved = [aWish(), null, 7, aWish({ stockId: 2, count: -1 }), { ...aWish(), stockId: 'x' }, []];
  expect(parseWishes(JSON.stringify(saved))).toEqual([aWish()]);
  for (const text of [undefined, '', 'null', '{}', '"x"', '[{']) expect(parseWishes(text)).toEqual([]);
});
