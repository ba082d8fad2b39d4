import { expect, test } from 'vitest';
import { fittingTable } from '#domain/product/fitting-table.ts';

const LETTERS = [['XS', 'S', 'M', 'L']];
const JEANS = [['28', '29', '30', '36']];
const SHOES = [['36', '37', '38', '39', '40', '44']];
/** Letters, and the numbers of the same sizes. */
const DRESSES = [
  ['XS', 'S', 'M', 'L'],
  ['42', '44', '46', '50'],
];

test('[PDP-13] the table that has most of a product’s sizes fits it, in whichever column they stand', () => {
  const tables = [LETTERS, JEANS, SHOES];
  expect(fittingTable(tables, ['36', '38', '40'])).toBe(2);
  expect(fittingTable(tables, ['28', '36'])).toBe(1);
  expect(fittingTable([SHOES, LETTERS, LETTERS], ['S', 'M'])).toBe(1);
  expect(fittingTable([SHOES, DRESSES], ['44', '50'])).toBe(1);
  expect(fittingTable(tables, ['2XL'])).toBe(-1);
  expect(fittingTable([], ['S'])).toBe(-1);
});
