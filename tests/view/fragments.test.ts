import { expect, test } from 'vitest';
import { PLACE_EDGE, withoutPlaceNumbers } from '#view/fragments.ts';

const place = (name: string, number: number) => `${PLACE_EDGE}${name}:${number}${PLACE_EDGE}`;

test('two renders of a page differ in the numbers of their places alone, whatever a shop says', () => {
  const page = (first: number, text: string) =>
    `<p>${text}${PLACE_EDGE}</p>${place('a_B-1', first)}7${place('a_B-1', first + 1)}`;
  expect(withoutPlaceNumbers(page(0, 'tea'))).toBe(withoutPlaceNumbers(page(9, 'tea')));
  expect(withoutPlaceNumbers(page(0, 'tea 1'))).not.toBe(withoutPlaceNumbers(page(0, 'tea 2')));
  expect(withoutPlaceNumbers(place('a', 1))).not.toBe(withoutPlaceNumbers(place('b', 1)));
});
