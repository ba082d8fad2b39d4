import type { Order } from '#contract/order/order.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Plan of an installment as the answer has it. */
export type InstallmentState = NonNullable<Order['installment']>;

/** By order, of the orders that are paid by months. `orderIds` is a JSON list. */
export function readInstallments(shop: Shop, orderIds: string): Map<number, InstallmentState> {
  const rows = shop.sql.all<InstallmentState & { orderId: number }>`
    SELECT sell_group AS orderId, data ->> '$.partner' AS partner, months, down_payment AS downPayment, monthly, total, state
    FROM installment WHERE shop = ${shop.id} AND sell_group IN (SELECT value FROM json_each(${orderIds}))`;
  return new Map(rows.map(({ orderId, ...installment }) => [orderId, installment]));
}

/** Kept part of a request: enough for the operator, and nothing that a thief could use. */
export interface InstallmentData {
  /** Last four digits of the card. */
  card: string;
  /** Decision that the partner will send. */
  outcome: 'approved' | 'rejected';
  /** The partner who lends; left out for the shop's own plan. */
  partner?: string | undefined;
}

/** Lender and payments of an installment. Sums are UZS. */
export type InstallmentTerms = Omit<InstallmentState, 'state'>;

/** Writes that an order is paid by months and waits for the answer. */
export function writeInstallment(
  shop: Shop,
  orderId: number,
  { partner, months, downPayment, monthly, total }: InstallmentTerms,
  data: InstallmentData,
): void {
  shop.sql.run`
    INSERT INTO installment (sell_group, shop, state, months, down_payment, monthly, total, data)
    VALUES (${orderId}, ${shop.id}, 'pending', ${months}, ${downPayment}, ${monthly}, ${total},
      ${JSON.stringify({ ...data, ...(partner !== null && { partner }) })})`;
}
