import { expect, test } from 'vitest';
import { SLOT_EDGE, withoutSlotNumbers } from '#publisher/render/astro/slot.ts';

const slot = (name: string, number: number) => `${SLOT_EDGE}${name}:${number}${SLOT_EDGE}`;

test('two renders of a page differ in the numbers of their slots alone, whatever a shop says', () => {
  const page = (first: number, text: string) =>
    `<p>${text}${SLOT_EDGE}</p>${slot('a_B-1', first)}7${slot('a_B-1', first + 1)}`;
  expect(withoutSlotNumbers(page(0, 'tea'))).toBe(withoutSlotNumbers(page(9, 'tea')));
  expect(withoutSlotNumbers(page(0, 'tea 1'))).not.toBe(withoutSlotNumbers(page(0, 'tea 2')));
  expect(withoutSlotNumbers(slot('a', 1))).not.toBe(withoutSlotNumbers(slot('b', 1)));
});
