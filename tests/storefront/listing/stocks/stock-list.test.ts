// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { $compare } from '#storefront/compare/compare.store.ts';
import { addStocks, dropStocks } from '#storefront/listing/stocks/stock-list.ts';

const entry = (stockId: number) => ({ stockId, variationId: stockId, productId: stockId, price: 1000 });
const ids = () => $compare.get().map(({ stockId }) => stockId);

beforeEach(() => $compare.set([]));

test('products are added once, newest last, and keep their first price', () => {
  addStocks($compare, [entry(1)]);
  addStocks($compare, [{ ...entry(1), price: 5 }, entry(2)]);
  expect($compare.get()).toEqual([entry(1), entry(2)]);
  expect(JSON.parse(localStorage.getItem('compare:v1') ?? '')).toEqual([entry(1), entry(2)]);
});

test('products are removed, and the returned function puts them back', () => {
  addStocks($compare, [entry(1), entry(2), entry(3)]);
  const undo = dropStocks($compare, [2]);
  expect(ids()).toEqual([1, 3]);
  const undoAll = dropStocks($compare, [1, 3]);
  expect(ids()).toEqual([]);
  undoAll();
  expect(ids()).toEqual([1, 3]);
  undo();
  expect(ids()).toEqual([1, 2, 3]);
});
