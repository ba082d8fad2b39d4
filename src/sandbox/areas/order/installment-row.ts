import type { Order } from '#contract/order.ts';
import type { Shop } from '#sandbox/store/shop.ts';

/** How the months of an order stand, as its answer has them. */
export type InstallmentState = NonNullable<Order['installment']>;

/** By order, of the orders that are paid by months. `orderIds` is a JSON list. */
export function readInstallments(shop: Shop, orderIds: string): Map<number, InstallmentState> {
  const rows = shop.sql.all<InstallmentState & { orderId: number }>`
    SELECT sell_group AS orderId, months, down_payment AS downPayment, monthly, total, state
    FROM installment WHERE shop = ${shop.id} AND sell_group IN (SELECT value FROM json_each(${orderIds}))`;
  return new Map(rows.map(({ orderId, ...installment }) => [orderId, installment]));
}
