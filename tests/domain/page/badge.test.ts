import { expect, test } from 'vitest';
import { formatBadge } from '#domain/page/badge.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('[SHL-06] a badge for %i reads %s', (count, text) => {
  expect(formatBadge(count)).toBe(text);
});
