import type { WritableAtom } from 'nanostores';
import { keptAtom } from './kept-atom.ts';

/** A product that a shopper marked, by its stock. */
export interface StockEntry {
  stockId: number;
  variationId: number;
  productId: number;
}

export type StockList = WritableAtom<readonly StockEntry[]>;

/**
 * A saved list of products, newest last, shared by all open tabs. Entries that cannot be read are dropped.
 */
export function createStockList(key: string): StockList {
  return keptAtom<readonly StockEntry[]>(key, [], { encode: JSON.stringify, decode: parseEntries });
}

/** Puts a product in, or takes it out where its stock is in already. Returns whether it is in now. */
export function toggleStock($list: StockList, entry: StockEntry): boolean {
  const list = $list.get();
  const others = list.filter(({ stockId }) => stockId !== entry.stockId);
  const added = others.length === list.length;
  $list.set(added ? [...list, entry] : others);
  return added;
}

/** Whether a stock is in a list. */
export function hasStock(list: readonly StockEntry[], stockId: number): boolean {
  return list.some((entry) => entry.stockId === stockId);
}

function parseEntries(text: string): StockEntry[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: Partial<StockEntry> | null): value is StockEntry {
  return [value?.stockId, value?.variationId, value?.productId].every(Number.isSafeInteger);
}
