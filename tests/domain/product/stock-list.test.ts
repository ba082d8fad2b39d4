import { expect, test } from 'vitest';
import { cheaperBy, parseStocks, putBack, type StockEntry } from '#domain/product/stock-list.ts';

const entry = (stockId: number): StockEntry => ({ stockId, variationId: stockId, productId: stockId });
const idsOf = (list: readonly StockEntry[]) => list.map(({ stockId }) => stockId);

test('a list of earlier times, without prices, is read, and a price that is none is dropped', () => {
  const ids = { stockId: 1001, variationId: 1, productId: 1 };
  expect(parseStocks(JSON.stringify([ids]))).toEqual([ids]);
  expect(parseStocks(JSON.stringify([{ ...ids, price: 500 }]))).toEqual([{ ...ids, price: 500 }]);
  for (const price of ['500', -1, 0.5, null, {}])
    expect(parseStocks(JSON.stringify([{ ...ids, price }]))).toEqual([ids]);
});

test('[SEC-03] what is no list is an empty one, and entries that cannot be read are dropped', () => {
  for (const text of ['', 'null', '{}', '7', '[', '"x"']) expect(parseStocks(text)).toEqual([]);
  expect(parseStocks('[null, 7, {"stockId": 1}, {"stockId": 2, "variationId": 2, "productId": 2}]')).toEqual([
    entry(2),
  ]);
});

test('what was taken out goes back where it stood', () => {
  const before = [1, 2, 3].map(entry);
  expect(idsOf(putBack([entry(1), entry(3)], before, new Set([2])))).toEqual([1, 2, 3]);
  expect(idsOf(putBack([], before, new Set([1, 2, 3])))).toEqual([1, 2, 3]);
});

test('what changed after something was taken out stays changed when it goes back', () => {
  const before = [1, 2, 3].map(entry);
  expect(idsOf(putBack([entry(3), entry(4)], before, new Set([2])))).toEqual([2, 3, 4]);
  expect(idsOf(putBack([entry(1), entry(3), entry(2)], before, new Set([2])))).toEqual([1, 2, 3]);
});

test('a product is cheaper by what its price fell since it was marked', () => {
  const marked = { ...entry(1), price: 120_000 };
  expect(cheaperBy(marked, 100_000)).toBe(20_000);
  expect(cheaperBy(marked, 120_000)).toBe(0);
  expect(cheaperBy(marked, 150_000)).toBe(0);
  expect(cheaperBy(entry(1), 100_000)).toBe(0);
});
