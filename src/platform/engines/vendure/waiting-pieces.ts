import type { Shop } from '#platform/store/shop.ts';

/**
 * Pieces of each stock in orders that Vendure does not know of: they wait for their payment or approval, or
 * to be told. `isPlaced` is true for an order that it knows.
 */
export function readWaitingPieces(shop: Shop, isPlaced: (orderId: number) => boolean): Map<number, number> {
  const rows = shop.sql.all<{ orderId: number; stock: number; pieces: number }>`
    SELECT sell_group.id AS orderId, stock, count AS pieces
    FROM sold_record JOIN sell_group ON sell_group.id = sold_record.sell_group
    WHERE sell_group.shop = ${shop.id} AND tracked = 1 AND state <> 'canceled'
      AND (state IN ('awaiting-payment', 'awaiting-approval') OR sell_group.id IN (
        SELECT body ->> '$.id' FROM order_out WHERE shop = ${shop.id} AND kind = 'engine'))`;
  const pieces = new Map<number, number>();
  for (const row of rows)
    if (!isPlaced(row.orderId)) pieces.set(row.stock, (pieces.get(row.stock) ?? 0) + row.pieces);
  return pieces;
}
