import { expect, test } from 'vitest';
import { bestValues, lowestPrices, oddValues } from '#domain/product/best-values.ts';

test.each<[string, string[], number[]]>([
  ['more memory', ['128 ГБ', '256 ГБ', '256 ГБ'], [1, 2]],
  ['a larger unit', ['512 ГБ', '1 ТБ'], [1]],
  ['with a word before', ['60 Гц', 'до 120 Гц'], [1]],
  ['grouped thousands and a comma', ['4 500 мА·ч', '5000 mAh', '12,5 mAh'], [1]],
  ['Uzbek units', ['60 Gs', '120 Gs'], [1]],
  ['all alike', ['8 ГБ', '8 ГБ'], []],
  ['a weight', ['1,7 кг', '2 кг'], []],
  ['one without a value', ['8 ГБ', ''], []],
  ['different units', ['8 ГБ', '120 Гц'], []],
  ['two numbers', ['2 × 8 ГБ', '1 × 16 ГБ'], []],
  ['one product', ['8 ГБ'], []],
])('[LST-02] the best of a characteristic is known by its unit: %s', (_, values, best) => {
  expect(bestValues(values)).toEqual(best);
});

test('[LST-02] the lowest price is named where prices differ', () => {
  expect(lowestPrices([300, 100, 100])).toEqual([1, 2]);
  expect(lowestPrices([100, 100])).toEqual([]);
  expect(lowestPrices([100])).toEqual([]);
});

test.each<[string[], number[]]>([
  [['Apple', 'apple ', 'Samsung'], [2]],
  [['a', 'b', 'c'], []],
  [['a', 'b'], []],
  [['a', 'a'], []],
  [['', 'a', 'a'], [0]],
])('[LST-02] of %j those unlike the most are %j', (values, odd) => {
  expect(oddValues(values)).toEqual(odd);
});
