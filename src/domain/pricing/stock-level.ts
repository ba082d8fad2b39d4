/** Counts up to this are shown as low. */
export const LOW_STOCK_COUNT = 5;

export type StockLevel = 'in' | 'low' | 'out';

/** The stock in words. A shop that does not count pieces always has enough. */
export function stockLevel(count: number, tracking: boolean): StockLevel {
  if (!tracking) return 'in';
  if (count <= 0) return 'out';
  return count <= LOW_STOCK_COUNT ? 'low' : 'in';
}
