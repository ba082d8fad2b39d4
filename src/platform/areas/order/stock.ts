import type { StockId } from '#contract/value/primitive.ts';
import { stockLevel } from '#domain/pricing/stock-level.ts';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Pieces of a stock in an order. */
export interface StockCount {
  stockId: StockId;
  count: number;
}

interface Changed {
  variation: number;
  left: number;
}

/**
 * Takes pieces out of a stock that is counted, for the caller's transaction. Throws 409 `over-stock` that
 * names `field` where there are not so many, so a stock is never below 0.
 */
export function takeStock(shop: Shop, { stockId, count }: StockCount, field: string, now: Date): void {
  const changed = shop.sql.get<Changed>`
    UPDATE variation SET count = count - ${count}, data = json_set(data, '$.stock.count', count - ${count})
    WHERE shop = ${shop.id} AND stock = ${stockId} AND count >= ${count}
    RETURNING id AS variation, count AS left`;
  if (!changed) {
    const left =
      shop.sql.get<{
        count: number;
      }>`SELECT count FROM variation WHERE shop = ${shop.id} AND stock = ${stockId}`?.count ?? 0;
    throw new Refusal(409, {
      code: 'over-stock',
      message: `Only ${left} of the stock ${stockId} are left, not ${count}.`,
      field,
    });
  }
  noteLevel(shop, changed, changed.left + count, now);
}

/** Puts pieces back. A stock that the shop has removed meanwhile stays removed. */
export function returnStock(shop: Shop, { stockId, count }: StockCount, now: Date): void {
  const changed = shop.sql.get<Changed>`
    UPDATE variation SET count = count + ${count}, data = json_set(data, '$.stock.count', count + ${count})
    WHERE shop = ${shop.id} AND stock = ${stockId} RETURNING id AS variation, count AS left`;
  if (changed) noteLevel(shop, changed, changed.left - count, now);
}

/** Pages say plenty, little or nothing; no change is reported while that stays as it is. */
function noteLevel(shop: Shop, { variation, left }: Changed, before: number, now: Date): void {
  if (stockLevel(left, true) === stockLevel(before, true)) return;
  recordChange(shop, [{ kind: 'variation', id: String(variation) }], now);
}
