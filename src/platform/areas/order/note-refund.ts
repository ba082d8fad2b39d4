import { changeBalance } from '#platform/areas/wallet/balance.ts';
import type { Shop } from '#platform/store/shop.ts';
import { notifyCustomer } from './change-state.ts';
import type { OrderRow } from './order-row.ts';
import { refundText } from './order-text.ts';

/**
 * Notes that `refunded` UZS of an order, at most all of it, have gone back by now, and tells the shopper what
 * is new; `isTold` is for an order whose cancel has just been told. A wallet gets back what it had paid.
 * False where that much was known. For the caller's transaction.
 */
export function noteRefund(
  shop: Shop,
  order: OrderRow,
  refunded: number,
  now: Date,
  { isTold = false } = {},
): boolean {
  const all = Math.min(refunded, order.total);
  const sum = all - order.refunded;
  if (sum <= 0) return false;
  shop.sql.run`UPDATE sell_group SET refunded = ${all} WHERE shop = ${shop.id} AND id = ${order.id}`;
  if (order.payment === 'wallet' && order.paid === 1 && order.customer !== null) {
    const reason = `order ${order.id} refunded`;
    changeBalance(shop, order.customer, { amount: sum, kind: 'refund', orderId: order.id, reason }, now);
  }
  if (!isTold) notifyCustomer(shop, order, refundText(shop, order, { sum, all }), 'order', now);
  return true;
}
