import { expect, test } from 'vitest';
import { discountPercent, formatDiscount, formatPrice, tierPrice } from '#domain/pricing/price.ts';

test.each([
  [0, '0\u00A0UZS'],
  [999, '999\u00A0UZS'],
  [1000, '1\u00A0000\u00A0UZS'],
  [1_250_000, '1\u00A0250\u00A0000\u00A0UZS'],
  [1_999_999.6, '2\u00A0000\u00A0000\u00A0UZS'],
  [-45_000, '−45\u00A0000\u00A0UZS'],
])('[I18N-06] %d is shown as %s', (price, text) => {
  expect(formatPrice(price, 'UZS')).toBe(text);
});

test.each([
  [85, 100, 15],
  [2, 3, 33],
  [1, 3, 67],
  [0, 100, 100],
  [100, 100, 0],
  [120, 100, 0],
  [50, 0, 0],
])('[CAT-08] %i instead of %i is a discount of %i percent', (newPrice, oldPrice, percent) => {
  expect(discountPercent(newPrice, oldPrice)).toBe(percent);
});

test('[CAT-08] a discount label has a minus sign, and no text where the discount rounds to nothing', () => {
  expect(formatDiscount(15)).toBe('−15%');
  expect(formatDiscount(discountPercent(999, 1000))).toBe('');
});

const tiers = [
  { min: 5, max: 9, fixedDiscount: 1000 },
  { min: 10, max: null, fixedDiscount: 3000 },
];

test.each([
  [4, 20_000],
  [5, 19_000],
  [9, 19_000],
  [10, 17_000],
  [5000, 17_000],
])('[PDP-09] %i pieces cost %i each', (quantity, price) => {
  expect(tierPrice(20_000, tiers, quantity)).toBe(price);
});

test('[PDP-09] a tier never makes a price negative', () => {
  expect(tierPrice(500, tiers, 10)).toBe(0);
});
