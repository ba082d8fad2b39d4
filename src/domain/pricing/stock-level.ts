/** Counts up to this are shown as low. */
export const LOW_STOCK_COUNT = 5;

export type StockLevel = 'in' | 'low' | 'out';

/** How much is left, in words. Where the shop does not count pieces there is always enough. */
export function stockLevel(count: number, tracking: boolean): StockLevel {
  if (!tracking) return 'in';
  if (count <= 0) return 'out';
  return count <= LOW_STOCK_COUNT ? 'low' : 'in';
}
