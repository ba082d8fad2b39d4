import type { WritableAtom } from 'nanostores';
import type { StockId } from '#contract/value/primitive.ts';
import type { KeptKey, Owner } from '#domain/account/kept-name.ts';
import { hasStock, parseStocks, putBack, type StockEntry } from '#domain/product/stock-list.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

export type StockList = WritableAtom<readonly StockEntry[]>;

/** A saved list of products, newest last, shared by all open tabs. */
export function createStockList(key: KeptKey, owner: Owner): StockList {
  return keptAtom<readonly StockEntry[]>(key, owner, [], { encode: JSON.stringify, decode: parseStocks });
}

/** Adds products; the entry of a stock that is in the list already stays as it is. */
export function addStocks($list: StockList, entries: readonly StockEntry[]): void {
  const list = $list.get();
  $list.set([...list, ...entries.filter(({ stockId }) => !hasStock(list, stockId))]);
}

/** Removes products. Returns a function that puts them back in their places. */
export function dropStocks($list: StockList, stockIds: readonly StockId[]): () => void {
  const before = $list.get();
  const taken = new Set(stockIds);
  $list.set(before.filter(({ stockId }) => !taken.has(stockId)));
  return () => $list.set(putBack($list.get(), before, taken));
}
