import { expect, test } from 'vitest';
import { groupSum, parseSum } from '#domain/pricing/typed-sum.ts';

test('[CAT-02] a sum is read with its separators and its fraction, or not at all', () => {
  const sums: [string, number | undefined][] = [
    ['5000000', 5_000_000],
    ['5 000 000', 5_000_000],
    ['5\u00A0000\u00A0000,00', 5_000_000],
    ['5.000.000', 5_000_000],
    ['5,000,000.50', 5_000_001],
    ['1 250 000 UZS', 1_250_000],
    ["125.000 so'm", 125_000],
    ['125,4', 125],
    ['0', 0],
    ['', undefined],
    ['5.000,000', undefined],
    ['12.34.56', undefined],
    ['0.125', undefined],
    ['-5', undefined],
    ['1e6', undefined],
    ['5 mln', undefined],
    ['9'.repeat(20), undefined],
  ];
  for (const [text, sum] of sums) expect(parseSum(text), text).toBe(sum);
});

test('[CAT-02] digits of a sum are grouped while it is typed, other texts stay as they are', () => {
  expect(groupSum('1234567')).toBe('1\u00A0234\u00A0567');
  expect(groupSum('1 2345')).toBe('12\u00A0345');
  for (const text of ['', '5 000 000,0', '12.5', 'abc']) expect(groupSum(text)).toBe(text);
});
