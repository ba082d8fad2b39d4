import { expect, test } from 'vitest';
import { stockLevel } from '#domain/pricing/stock-level.ts';

test.each([
  [0, true, 'out'],
  [1, true, 'low'],
  [5, true, 'low'],
  [6, true, 'in'],
  [0, false, 'in'],
])('[PDP-10] %i pieces with tracking %s is the level %s', (count, tracking, level) => {
  expect(stockLevel(count, tracking)).toBe(level);
});
