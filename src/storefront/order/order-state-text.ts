import type { Order, OrderState } from '#contract/order/order.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** Message for a state; goods that the shopper fetches are not called delivered. */
export function stateKey(state: OrderState, pickUp: boolean): MessageKey {
  return pickUp && state === 'delivered' ? 'order.state-fetched' : `order.state-${state}`;
}

/** Message for the next step; of an order that was canceled without anybody's doing, the reason. */
export function nextKey({
  state,
  pickUp,
  cancelReason,
}: Pick<Order, 'state' | 'pickUp' | 'cancelReason'>): MessageKey {
  if (cancelReason) return `order.canceled-${cancelReason}`;
  return pickUp && state === 'operator-called' ? 'order.next-to-fetch' : `order.next-${state}`;
}
