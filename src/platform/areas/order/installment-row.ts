import type { Order } from '#contract/order/order.ts';
import { type InstallmentPlan, planPayment } from '#domain/installment/installment.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Plan of an installment as the answer has it. */
export type InstallmentState = NonNullable<Order['installment']>;

/** By order, of the orders that are paid by months. `orderIds` is a JSON list. */
export function readInstallments(shop: Shop, orderIds: string): Map<number, InstallmentState> {
  const rows = shop.sql.all<InstallmentState & { orderId: number }>`
    SELECT sell_group AS orderId, months, down_payment AS downPayment, monthly, total, state
    FROM installment WHERE shop = ${shop.id} AND sell_group IN (SELECT value FROM json_each(${orderIds}))`;
  return new Map(rows.map(({ orderId, ...installment }) => [orderId, installment]));
}

/** Kept part of a request: enough for the operator, and nothing that a thief could use. */
export interface InstallmentData {
  /** Last four digits of the card. */
  card: string;
  /** Decision that the partner will send. */
  outcome: 'approved' | 'rejected';
}

/** Writes that an order is paid by months and waits for the answer; `toPay` is in UZS. */
export function writeInstallment(
  shop: Shop,
  orderId: number,
  plan: InstallmentPlan,
  toPay: number,
  data: InstallmentData,
): void {
  const { downPayment, monthly, total } = planPayment(toPay, plan);
  shop.sql.run`
    INSERT INTO installment (sell_group, shop, state, months, down_payment, monthly, total, data)
    VALUES (${orderId}, ${shop.id}, 'pending', ${plan.mounth}, ${downPayment}, ${monthly}, ${total},
      ${JSON.stringify(data)})`;
}
