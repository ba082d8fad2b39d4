import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { StockId } from '#contract/value/primitive.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Pieces by the id of their stock. */
export type Pieces = ReadonlyMap<StockId, number>;

/**
 * Pieces that a feed counts among what there is, though orders have taken them: until those are paid or
 * approved, or the program that counts the pieces knows of them. Of one product where it is given.
 */
export function readKeptPieces(shop: Pick<Shop, 'id' | 'sql'>, product?: Product): Pieces {
  const stocks = product ? JSON.stringify(product.variations.map(({ stock }) => stock.id)) : null;
  const rows = shop.sql.all<{ stock: StockId; pieces: number }>`
    SELECT stock, sum(sold_record.count) AS pieces
    FROM sold_record JOIN sell_group ON sell_group.id = sold_record.sell_group
    WHERE sell_group.shop = ${shop.id} AND tracked = 1
      AND (state IN ('awaiting-payment', 'awaiting-approval') OR state <> 'canceled' AND EXISTS (
        SELECT 1 FROM exchange LEFT JOIN exchange_order ON exchange_order.shop = exchange.shop
          AND exchange_order.sell_group = sell_group.id
        WHERE exchange.shop = sell_group.shop AND known IS NULL
          AND (created_at >= since OR state <> 'delivered')))
      AND (${stocks} IS NULL OR stock IN (SELECT value FROM json_each(${stocks})))
    GROUP BY stock`;
  return new Map(rows.map(({ stock, pieces }) => [stock, pieces]));
}

/** The product without the pieces that orders keep. */
export function withoutKept(product: Product, kept: Pieces): Product {
  if (product.variations.every(({ stock }) => !kept.has(stock.id))) return product;
  return {
    ...product,
    variations: product.variations.map((variation) => {
      const { stock, tracking } = variation;
      const pieces = tracking ? (kept.get(stock.id) ?? 0) : 0;
      return { ...variation, stock: { ...stock, count: Math.max(0, stock.count - pieces) } };
    }),
  };
}
