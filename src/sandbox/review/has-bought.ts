import type { Shop } from '../shop.ts';

/** Whether a customer has got a product: in an order that was delivered, or in what the shop knows from before. */
export function hasBought(shop: Shop, customerId: number, productId: number): boolean {
  const known = shop.sql.get`
    SELECT 1 FROM purchase WHERE shop = ${shop.id} AND customer = ${customerId} AND product = ${productId}`;
  return known !== undefined;
}

/** Notes that a customer has a product from before the platform kept orders. */
export function markPurchase(shop: Shop, customerId: number, productId: number): void {
  shop.sql.run`INSERT OR IGNORE INTO purchase (shop, customer, product) VALUES (${shop.id}, ${customerId}, ${productId})`;
}
