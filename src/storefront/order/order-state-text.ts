import type { Order, OrderState } from '#contract/order/order.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** What a state is called; what is fetched is not delivered. */
export function stateKey(state: OrderState, pickUp: boolean): MessageKey {
  return pickUp && state === 'delivered' ? 'order.state-fetched' : `order.state-${state}`;
}

/** What comes next. */
export function nextKey({ state, pickUp }: Pick<Order, 'state' | 'pickUp'>): MessageKey {
  return pickUp && state === 'operator-called' ? 'order.next-to-fetch' : `order.next-${state}`;
}

/** Messages of all states: pages that show orders pass them along. */
export const STATE_MESSAGE_KEYS = [
  'order.state-awaiting-payment',
  'order.state-awaiting-approval',
  'order.state-accepted',
  'order.state-operator-called',
  'order.state-on-the-way',
  'order.state-delivered',
  'order.state-fetched',
  'order.state-canceled',
  'order.next-awaiting-payment',
  'order.next-awaiting-approval',
  'order.next-accepted',
  'order.next-operator-called',
  'order.next-to-fetch',
  'order.next-on-the-way',
  'order.next-delivered',
  'order.next-canceled',
] as const satisfies readonly MessageKey[];

/** Messages of ordering again. */
export const AGAIN_MESSAGE_KEYS = [
  'order.again',
  'order.again-doing',
  'order.again-done',
  'order.again-nothing',
  'order.again-gone',
  'order.again-sold-out',
  'order.again-fewer',
  'order.again-price',
  'order.to-cart',
  'shell.currency',
] as const satisfies readonly MessageKey[];
