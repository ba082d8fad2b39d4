import type { CallAnswer, CallInput } from '#contract/call/define-call.ts';
import type {
  confirmHeldPayment,
  finishOrder,
  PaymentRequired,
  reHoldPayment,
} from '#contract/order/checkout.ts';
import type { getOrder, listOrders, Order } from '#contract/order/order.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** What an order is asked for with. */
export type OrderRequest = CallInput<typeof finishOrder>['body'];

/** How long an order may take, in milliseconds: goods and money are booked meanwhile. */
export const ORDER_TIMEOUT = 20_000;

/** Orders that are looked through for the one whose answer got lost. */
const LAST_ORDERS = 10;

/** Whether an answer is an order, as far as pages rely on it. */
export const isOrder = shapeOf<Order>({
  id: isCount,
  token: isText,
  state: isText,
  total: isCount,
  payment: isRecord,
  sells: listOf(
    shapeOf({ sellRecords: listOf(shapeOf({ stockId: isCount, count: isCount, name: isRecord })) }),
  ),
});

/** Sends an order with its key. Throws `CallError`; with 402 its failure is a `PaymentRequired`. */
export function sendOrder(
  request: Readonly<Record<string, unknown>>,
  orderKey: string,
  signal?: AbortSignal,
): Promise<CallAnswer<typeof finishOrder>> {
  return callShop<typeof finishOrder>(
    { method: 'POST', path: '/sellgroups/finish', auth: 'bearer' },
    // What is kept was made of an `OrderRequest`; the platform checks it in any case.
    { body: { ...(request as OrderRequest), orderKey } },
    {
      check: shapeOf<CallAnswer<typeof finishOrder>>({ order: isOrder }),
      timeoutMs: ORDER_TIMEOUT,
      ...(signal && { signal }),
    },
  );
}

/** The shopper's last orders, newest first. Throws `CallError`. */
export async function readLastOrders(signal?: AbortSignal): Promise<Order[]> {
  const { items } = await callShop<typeof listOrders>(
    { method: 'GET', path: '/customer-sell', auth: 'bearer' },
    { query: { page: 1, size: LAST_ORDERS } },
    { check: shapeOf<CallAnswer<typeof listOrders>>({ items: listOf(isOrder) }), ...(signal && { signal }) },
  );
  return items;
}

/** One order by its token. Throws `CallError`. */
export function readOrderByToken(token: string, id: number, signal?: AbortSignal): Promise<Order> {
  return callShop<typeof getOrder>(
    { method: 'GET', path: '/orders/{token}/{id}' },
    { params: { token, id } },
    { check: isOrder, ...(signal && { signal }) },
  );
}

const isPayment = shapeOf<PaymentRequired>({
  transactionId: isText,
  orderId: isCount,
  orderToken: isText,
  amount: isCount,
});

/** What HTTP 402 says of the payment; undefined where it says nothing usable. */
export function paymentOf(failure: unknown): PaymentRequired | undefined {
  return isPayment(failure) ? failure : undefined;
}

/** Pays a held order by its code. Throws `CallError`. */
export async function confirmPayment(transactionId: string, otp: string): Promise<Order> {
  const { order } = await callShop<typeof confirmHeldPayment>(
    { method: 'PUT', path: '/sellgroups/confirm-held/{transactionId}', auth: 'bearer' },
    { params: { transactionId }, body: { otp } },
    { check: shapeOf<CallAnswer<typeof confirmHeldPayment>>({ order: isOrder }), timeoutMs: ORDER_TIMEOUT },
  );
  return order;
}

/** Asks for another code, which keeps the goods for 15 minutes more. Throws `CallError`. */
export function askPaymentCode(transactionId: string): Promise<CallAnswer<typeof reHoldPayment>> {
  return callShop<typeof reHoldPayment>(
    { method: 'PUT', path: '/sellgroups/re-hold/{transactionId}', auth: 'bearer' },
    { params: { transactionId } },
    { check: shapeOf<CallAnswer<typeof reHoldPayment>>({ expiresAt: isText, left: isCount }) },
  );
}
