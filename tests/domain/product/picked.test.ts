import { expect, test } from 'vitest';
import { EXAMPLE_PRODUCT } from '#contract/catalogue/catalogue-example.ts';
import { samePicks, sortPicks } from '#domain/product/picked.ts';

const [variation] = EXAMPLE_PRODUCT.variations;
const pick = (productId: number, variationId = variation?.id ?? 0) => ({ productId, variationId });

test('what was picked is there, gone from the shop, or not answered for yet', () => {
  const known = new Map([
    [EXAMPLE_PRODUCT.id, EXAMPLE_PRODUCT],
    [7, null],
  ]);
  const there = pick(EXAMPLE_PRODUCT.id);
  const picks = [there, pick(7), pick(8), pick(EXAMPLE_PRODUCT.id, 1)];
  expect(sortPicks(picks, known)).toEqual({
    found: [{ pick: there, product: EXAMPLE_PRODUCT, variation }],
    gone: [pick(7), pick(EXAMPLE_PRODUCT.id, 1)],
    waiting: [pick(8)],
  });
  expect(sortPicks([there, there], known).found).toHaveLength(1);
});

test('two lists of the same variations are the same in any order', () => {
  expect(samePicks([pick(1, 1), pick(2, 2)], [pick(2, 2), pick(1, 1)])).toBe(true);
  expect(samePicks([pick(1, 1)], [pick(1, 1), pick(2, 2)])).toBe(false);
  expect(samePicks([pick(1, 1)], [pick(1, 3)])).toBe(false);
});
