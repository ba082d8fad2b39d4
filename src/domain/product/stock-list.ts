import { isCount } from '#contract/value/is-count.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** A product that a shopper marked, by its stock. */
export interface StockEntry {
  stockId: StockId;
  variationId: number;
  productId: number;
  /** UZS of one piece when it was marked; lists of earlier times lack it. */
  price?: number;
}

/** True if a stock is in a list. */
export function hasStock(list: readonly StockEntry[], stockId: StockId): boolean {
  return list.some((entry) => entry.stockId === stockId);
}

/**
 * A list with what was taken out of it again, each where it stood `before`; what changed meanwhile stays
 * changed.
 */
export function putBack(
  list: readonly StockEntry[],
  before: readonly StockEntry[],
  taken: ReadonlySet<StockId>,
): StockEntry[] {
  const old = before.filter(({ stockId }) => taken.has(stockId) || hasStock(list, stockId));
  return [...old, ...list.filter(({ stockId }) => !hasStock(old, stockId))];
}

/** UZS that a product costs less than when it was marked; 0 where it does not, or nobody knows. */
export function cheaperBy({ price }: StockEntry, now: number): number {
  return price === undefined ? 0 : Math.max(0, price - now);
}

/** Reads a saved list. Entries that cannot be read are dropped, and so is a price that is none. */
export function parseStocks(text: string): StockEntry[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((entry) => parseEntry(entry) ?? []) : [];
  } catch {
    return [];
  }
}

function parseEntry(value: unknown): StockEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { stockId, variationId, productId, price } = value;
  if (!parseStockId(stockId) || !isCount(variationId) || !isCount(productId)) return undefined;
  return { stockId: parseStockId(stockId), variationId, productId, ...(isCount(price) && { price }) };
}
