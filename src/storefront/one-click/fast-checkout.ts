import type { CallInput } from '#contract/call/define-call.ts';
import { fastCheckout } from '#contract/order/checkout.ts';
import type { Order } from '#contract/order/order.ts';
import { ORDER_TIMEOUT } from '#storefront/order/order-calls.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** Body of an order in one click, without its key. */
export type FastRequest = Omit<CallInput<typeof fastCheckout>['body'], 'orderKey'>;

/** Orders one product for a name and a phone. Throws `CallError`. */
export async function sendFastOrder(
  request: FastRequest,
  orderKey: string,
  signal?: AbortSignal,
): Promise<Order> {
  const { order } = await callShop(
    fastCheckout,
    { body: { ...request, orderKey } },
    { timeoutMs: ORDER_TIMEOUT, signal },
  );
  return order;
}
