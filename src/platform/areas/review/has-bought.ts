import type { Shop } from '#platform/store/shop.ts';

/**
 * True if a customer has got a product: in an order that was delivered, or in what the shop knows from
 * before.
 */
export function hasBought(shop: Shop, customerId: number, productId: number): boolean {
  const found = shop.sql.get`
    SELECT 1 FROM purchase WHERE shop = ${shop.id} AND customer = ${customerId} AND product = ${productId}
    UNION ALL
    SELECT 1 FROM sold_record JOIN sell_group ON sell_group.id = sold_record.sell_group
      AND sell_group.shop = sold_record.shop
    WHERE sold_record.shop = ${shop.id} AND product = ${productId} AND customer = ${customerId}
      AND state = 'delivered'
    LIMIT 1`;
  return found !== undefined;
}

/** Notes that a customer has a product from before the platform kept orders. */
export function markPurchase(shop: Shop, customerId: number, productId: number): void {
  shop.sql.run`
    INSERT OR IGNORE INTO purchase (shop, customer, product)
    VALUES (${shop.id}, ${customerId}, ${productId})`;
}
