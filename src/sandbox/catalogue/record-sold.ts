import type { Shop } from '../shop.ts';

/** Counts the pieces of a delivered order: what sells most is the most popular. */
export function recordSold(shop: Shop, orderId: number): void {
  shop.sql.run`
    UPDATE product SET popularity = popularity + sold.pieces
    FROM (SELECT product AS id, sum(count) AS pieces FROM sold_record WHERE shop = ${shop.id} AND sell_group = ${orderId} GROUP BY product) AS sold
    WHERE product.shop = ${shop.id} AND product.id = sold.id`;
}
