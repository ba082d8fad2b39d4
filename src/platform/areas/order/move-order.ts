import { ORDER_STATES, type OrderState } from '#contract/order/order.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { answerInstallment } from './answer-installment.ts';
import { changeState, rereadOrder } from './change-state.ts';
import type { OrderRow } from './order-row.ts';
import { isActive } from './schedule.ts';

/**
 * Moves an order to a state because somebody said so: forward, or to `canceled`, which gives back stock and
 * money. An order that waits for its money counts as paid where it is accepted. `reason` is told to the
 * shopper. For the caller's transaction. Throws 409 where the order has ended or the state lies behind it.
 */
export function moveOrder(
  shop: Shop,
  order: OrderRow,
  state: OrderState,
  now: Date,
  reason?: string,
): OrderRow {
  if (!isActive(order.state)) throw finished(order);
  if (state !== 'canceled' && !isAhead(state, order.state)) {
    throw new Refusal(409, {
      code: 'not-ahead',
      message: `Order ${order.id} is ${order.state}, and cannot become ${state}.`,
    });
  }
  if (order.state === 'awaiting-approval') {
    answerInstallment(shop, order, state === 'canceled' ? 'rejected' : 'approved', now);
  } else if (order.state === 'awaiting-payment' && state !== 'canceled') pay(shop, order, now);
  const current = rereadOrder(shop, order.id);
  if (current.state !== state) changeState(shop, current, state, now, { reason });
  return rereadOrder(shop, order.id);
}

/** Refusal of whatever would still happen to an order that has ended. */
export function finished({ id, state }: OrderRow): Refusal {
  return new Refusal(409, {
    code: 'finished',
    message: `Order ${id} is ${state}; nothing more happens to it.`,
  });
}

/** Takes the money of an order as there. */
export function pay(shop: Shop, order: OrderRow, now: Date): void {
  shop.sql.run`UPDATE held_payment SET state = 'paid' WHERE shop = ${shop.id} AND sell_group = ${order.id}`;
  shop.sql.run`
    UPDATE page_payment SET state = 'paid'
    WHERE shop = ${shop.id} AND sell_group = ${order.id} AND state = 'waiting'`;
  shop.sql.run`UPDATE sell_group SET paid = 1 WHERE shop = ${shop.id} AND id = ${order.id}`;
  changeState(shop, rereadOrder(shop, order.id), 'accepted', now);
}

const STEPS: readonly OrderState[] = ORDER_STATES.filter(
  (state) => state !== 'awaiting-payment' && state !== 'awaiting-approval',
);

function isAhead(state: OrderState, of: OrderState): boolean {
  return STEPS.indexOf(state) > STEPS.indexOf(of);
}
