import { expect, test } from 'vitest';
import { neighbours } from '#publisher/pull/neighbours.ts';

const ringOf = (size: number, count: number) =>
  [
    ...neighbours(
      Array.from({ length: size }, (_, index) => index + 1),
      count,
    ),
  ].map(({ item, next }) => [item, ...next]);

test('each item has those that follow in the ring', () => {
  expect(ringOf(5, 2)).toEqual([
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
    [4, 5, 1],
    [5, 1, 2],
  ]);
});

test.each([0, 1, 2, 3, 4, 5, 9])(
  'in a ring of %i nobody is its own neighbour, and nobody comes twice',
  (size) => {
    const rows = ringOf(size, 4);
    expect(rows.map(([item]) => item)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
    for (const row of rows) {
      expect(new Set(row).size).toBe(row.length);
      expect(row).toHaveLength(Math.min(size, 5));
    }
  },
);
