import type { Shop } from '#platform/store/shop.ts';

/** Counts the pieces of a delivered order: what sells most is the most popular. */
export function recordSold(shop: Shop, orderId: number): void {
  const sold = shop.sql.all<{ product: number; pieces: number }>`
    SELECT product, sum(count) AS pieces FROM sold_record WHERE shop = ${shop.id} AND sell_group = ${orderId}
    GROUP BY product`;
  for (const { product, pieces } of sold) {
    shop.sql.run`
      UPDATE product SET popularity = popularity + ${pieces} WHERE shop = ${shop.id} AND id = ${product}`;
  }
}
