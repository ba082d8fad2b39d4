import type { CallAnswer, CallInput } from '#contract/call/define-call.ts';
import { COUNT, TEXT } from '#contract/call/shape.ts';
import { confirmHeldPayment, finishOrder, type PaymentRequired } from '#contract/order/checkout.ts';
import { listOrders, type Order } from '#contract/order/order.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';

/** Body of an order. */
export type OrderRequest = CallInput<typeof finishOrder>['body'];

/** Milliseconds that an order may take: goods and money are booked meanwhile. */
export const ORDER_TIMEOUT = 20_000;

/** Number of last orders among which a lost one is looked for. */
const LAST_ORDERS = 10;

/** Sends an order with its key. Throws `CallError`; with 402 its failure is a `PaymentRequired`. */
export function sendOrder(
  request: Readonly<Record<string, unknown>>,
  orderKey: string,
  signal?: AbortSignal,
): Promise<CallAnswer<typeof finishOrder>> {
  return callShop(
    finishOrder,
    // The kept request was made of an `OrderRequest`; the platform checks it in any case.
    { body: { ...(request as OrderRequest), orderKey } },
    { timeoutMs: ORDER_TIMEOUT, signal },
  );
}

/** The shopper's last orders, newest first. Throws `CallError`. */
export async function listLastOrders(signal?: AbortSignal): Promise<Order[]> {
  const { items } = await callShop(listOrders, { query: { page: 1, size: LAST_ORDERS } }, { signal });
  return items;
}

const PAYMENT = { transactionId: TEXT, orderId: COUNT, orderToken: TEXT, amount: COUNT };

/** Payment that HTTP 402 asks for; undefined if it says nothing usable. */
export function paymentOf(failure: unknown): PaymentRequired | undefined {
  return hasShape<PaymentRequired>(failure, PAYMENT) ? failure : undefined;
}

/** Pays a held order by its code. Throws `CallError`. */
export async function confirmPayment(transactionId: string, otp: string): Promise<Order> {
  const { order } = await callShop(
    confirmHeldPayment,
    { params: { transactionId }, body: { otp } },
    { timeoutMs: ORDER_TIMEOUT },
  );
  return order;
}
