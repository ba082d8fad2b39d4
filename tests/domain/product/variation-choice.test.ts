import { expect, test } from 'vitest';
import {
  choose,
  isAllowed,
  matchingVariationId,
  nearestVariation,
  orderProperties,
  selectionOf,
} from '#domain/product/variation-choice.ts';

const [BLACK, WHITE, RED, SMALL, LARGE] = [1, 2, 3, 10, 11];
const a = (id: number, color: number, size: number, inStock = true) => ({
  id,
  inStock,
  values: { color, size },
});
/** Red comes in large only; black small is sold out. */
const variations = [
  a(101, BLACK, SMALL, false),
  a(102, BLACK, LARGE),
  a(103, WHITE, SMALL),
  a(104, RED, LARGE),
];

test('[PDP-06] color comes before all other properties, and these keep their order', () => {
  expect(
    orderProperties([{ code: 'size' }, { code: 'color' }, { code: 'memory' }]).map(({ code }) => code),
  ).toEqual(['color', 'size', 'memory']);
});

test('[PDP-06] without a choice every value is allowed', () => {
  expect([BLACK, WHITE, RED].every((id) => isAllowed(variations, {}, 'color', id))).toBe(true);
});

test('[PDP-06] a choice limits the other properties and not its own', () => {
  const selection = choose(variations, {}, 'color', RED);
  expect(isAllowed(variations, selection, 'size', LARGE)).toBe(true);
  expect(isAllowed(variations, selection, 'size', SMALL)).toBe(false);
  expect(isAllowed(variations, selection, 'color', WHITE)).toBe(true);
});

test('[PDP-06] a value that no longer fits is dropped, one that fits stays', () => {
  expect(choose(variations, { color: BLACK, size: SMALL }, 'color', RED)).toEqual({ color: RED });
  expect(choose(variations, { color: BLACK, size: LARGE }, 'color', RED)).toEqual({
    color: RED,
    size: LARGE,
  });
});

test('[PDP-06] all chosen reports the matching variation, anything less reports 0', () => {
  expect(matchingVariationId(variations, { color: WHITE, size: SMALL })).toBe(103);
  expect(matchingVariationId(variations, { color: WHITE })).toBe(0);
  expect(matchingVariationId(variations, { color: WHITE, size: LARGE })).toBe(0);
  expect(matchingVariationId(variations, {})).toBe(0);
});

test('[PDP-06] a product without properties is its only variation', () => {
  expect(matchingVariationId([{ id: 7, inStock: true, values: {} }], {})).toBe(7);
});

test('[PDP-06] of two variations with the same values the preferred one matches', () => {
  const twins = [a(1, BLACK, SMALL), a(2, BLACK, SMALL)];
  expect(matchingVariationId(twins, selectionOf(twins, 2), 2)).toBe(2);
});

test('[PDP-06] a value leads to the variation that keeps most of the choice, then to one in stock', () => {
  expect(nearestVariation(variations, { color: WHITE, size: SMALL }, 'color', BLACK)?.id).toBe(101);
  expect(nearestVariation(variations, {}, 'color', BLACK)?.id).toBe(102);
  expect(nearestVariation(variations, { color: WHITE, size: SMALL }, 'color', RED)?.id).toBe(104);
  expect(nearestVariation(variations, {}, 'color', 99)).toBeUndefined();
});
