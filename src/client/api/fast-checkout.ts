import type { fastCheckout } from '#contract/checkout.ts';
import type { CallAnswer, CallInput } from '#contract/define-call.ts';
import type { Order } from '#contract/order.ts';
import { callShop } from './call-shop.ts';
import { isCount, isText, shapeOf } from './guard.ts';
import { ORDER_TIMEOUT } from './order-calls.ts';

/** What an order in one click is asked for with, without its key. */
export type FastRequest = Omit<CallInput<typeof fastCheckout>['body'], 'orderKey'>;

const isPlaced = shapeOf<CallAnswer<typeof fastCheckout>>({
  order: shapeOf<Order>({ id: isCount, token: isText, total: isCount }),
});

/** Orders one product for a name and a phone; as a guest where the session has ended. Throws `CallError`. */
export async function sendFastOrder(
  request: FastRequest,
  orderKey: string,
  signal?: AbortSignal,
): Promise<Order> {
  const { order } = await callShop<typeof fastCheckout>(
    { method: 'POST', path: '/fast-checkout', auth: 'optional' },
    { body: { ...request, orderKey } },
    { check: isPlaced, timeoutMs: ORDER_TIMEOUT, retryAsGuest: true, ...(signal && { signal }) },
  );
  return order;
}
