import { Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Pieces of a stock in an order. */
export interface StockCount {
  stockId: number;
  count: number;
}

/**
 * Takes pieces out of a stock that is counted, for the caller's transaction. Throws 409 `over-stock` that names `field` where there are not so
 * many, so a stock is never below 0.
 */
export function takeStock(shop: Shop, { stockId, count }: StockCount, field: string): void {
  const taken = shop.sql.run`
    UPDATE variation SET count = count - ${count}, data = json_set(data, '$.stock.count', count - ${count})
    WHERE shop = ${shop.id} AND stock = ${stockId} AND count >= ${count}`;
  if (taken > 0) return;
  const left = shop.sql.get<{ count: number }>`SELECT count FROM variation WHERE shop = ${shop.id} AND stock = ${stockId}`?.count ?? 0;
  throw new Refusal(409, { code: 'over-stock', message: `Only ${left} of the stock ${stockId} are left, not ${count}.`, field });
}

/** Puts pieces back. A stock that the shop has removed meanwhile stays removed. */
export function returnStock(shop: Shop, { stockId, count }: StockCount): void {
  shop.sql.run`
    UPDATE variation SET count = count + ${count}, data = json_set(data, '$.stock.count', count + ${count})
    WHERE shop = ${shop.id} AND stock = ${stockId}`;
}
