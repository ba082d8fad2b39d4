import { randomUUID } from 'node:crypto';
import { changeState, rereadOrder } from '#platform/areas/order/change-state.ts';
import { pay } from '#platform/areas/order/move-order.ts';
import { type OrderRow, readOrderRow } from '#platform/areas/order/order-row.ts';
import type { PaymentServiceKind } from '#platform/areas/payment/payment-services.ts';
import { minutesAfter } from '#platform/store/clock.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Time that the goods of an order are kept for a shopper who was sent to pay. */
const PAY_MINUTES = 30;

/** Time that they are kept at least once the service says that the shopper is paying. */
const PAYING_MINUTES = 15;

/** The payment of an order on a page of a payment service. */
export interface PagePayment {
  transactionId: string;
  orderId: number;
  kind: PaymentServiceKind;
  /** UZS. */
  amount: number;
  state: 'waiting' | 'paid' | 'expired' | 'to-refund' | 'refunded';
  /** Number of the payment at the service. */
  paidBy: string | null;
}

/** Has an order wait for its payment on a page of a service; for the caller's transaction. */
export function openPagePayment(shop: Shop, order: OrderRow, kind: PaymentServiceKind, now: Date): void {
  shop.sql.run`
    INSERT INTO page_payment (transaction_id, shop, sell_group, kind, amount, state)
    VALUES (${randomUUID()}, ${shop.id}, ${order.id}, ${kind}, ${order.total}, 'waiting')`;
  const until = minutesAfter(now, PAY_MINUTES).toISOString();
  shop.sql.run`UPDATE sell_group SET next_at = ${until} WHERE shop = ${shop.id} AND id = ${order.id}`;
}

/** The payment of an order by this service; undefined where there is none. */
export function findPaymentOfOrder(
  shop: Shop,
  kind: PaymentServiceKind,
  orderId: number,
): PagePayment | undefined {
  return shop.sql.get<PagePayment>`
    SELECT transaction_id AS transactionId, sell_group AS orderId, kind, amount, state, paid_by AS paidBy
    FROM page_payment WHERE shop = ${shop.id} AND kind = ${kind} AND sell_group = ${orderId}`;
}

/** The payment of this number of ours; undefined where there is none. */
export function findPayment(
  shop: Shop,
  kind: PaymentServiceKind,
  transactionId: string,
): PagePayment | undefined {
  return shop.sql.get<PagePayment>`
    SELECT transaction_id AS transactionId, sell_group AS orderId, kind, amount, state, paid_by AS paidBy
    FROM page_payment WHERE shop = ${shop.id} AND kind = ${kind} AND transaction_id = ${transactionId}`;
}

/** Payments that a person has to give back at their service. */
export function listRefundsDue(shop: Shop): PagePayment[] {
  return shop.sql.all<PagePayment>`
    SELECT transaction_id AS transactionId, sell_group AS orderId, kind, amount, state, paid_by AS paidBy
    FROM page_payment WHERE shop = ${shop.id} AND state = 'to-refund' ORDER BY sell_group`;
}

/** Keeps the goods while the shopper pays. */
export function keepWhilePaying(shop: Shop, { orderId }: PagePayment, now: Date): void {
  const until = minutesAfter(now, PAYING_MINUTES).toISOString();
  shop.sql.run`
    UPDATE sell_group SET next_at = max(next_at, ${until})
    WHERE shop = ${shop.id} AND id = ${orderId} AND state = 'awaiting-payment'`;
}

/** Takes a payment that waits as made, under its number at the service; for the caller's transaction. */
export function settle(shop: Shop, { orderId, transactionId }: PagePayment, paidBy: string, now: Date): void {
  pay(shop, rereadOrder(shop, orderId), now);
  shop.sql.run`
    UPDATE page_payment SET paid_by = ${paidBy}
    WHERE shop = ${shop.id} AND transaction_id = ${transactionId}`;
}

/**
 * Takes a payment as given back by its service: an order that was not canceled yet is, with its goods. False
 * where the goods were delivered, so that nothing changes. For the caller's transaction.
 */
export function takeBack(shop: Shop, { orderId, transactionId }: PagePayment, now: Date): boolean {
  const order = readOrderRow(shop, orderId);
  if (order?.state === 'delivered') return false;
  if (order && order.state !== 'canceled') changeState(shop, order, 'canceled', now);
  shop.sql.run`
    UPDATE page_payment SET state = 'refunded' WHERE shop = ${shop.id} AND transaction_id = ${transactionId}`;
  return true;
}
