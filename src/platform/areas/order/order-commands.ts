import { z } from 'zod';
import { ORDER_STATES, orderStateSchema } from '#contract/order/order.ts';
import { pageQuerySchema } from '#contract/value/primitive.ts';
import { shopCommand } from '#platform/http/command.ts';
import { notFound, parseInput } from '#platform/http/refusal.ts';
import { parseId } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { answerInstallment } from './answer-installment.ts';
import { changeState, moveOn, rereadOrder } from './change-state.ts';
import { finished, pay } from './move-order.ts';
import { readShopOrders } from './order-list.ts';
import { type OrderRow, readOrderRow } from './order-row.ts';
import { readOrder } from './read-order.ts';
import { isActive } from './schedule.ts';

const listQuerySchema = pageQuerySchema.extend({
  state: orderStateSchema.optional(),
  active: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});

export const orderCommands = [
  /**
   * Orders of all customers and guests, newest first; of one state, or active (`true`) or finished (`false`)
   * ones only.
   */
  shopCommand('GET', '/orders', (shop, { query }) => {
    const { page, size, state, active } = parseInput(listQuerySchema, query);
    const states = ORDER_STATES.filter(
      (one) => (state === undefined || one === state) && (active === undefined || isActive(one) === active),
    );
    return readShopOrders(shop, states, { page, size });
  }),

  shopCommand('GET', '/orders/{id}', (shop, { params }) => readOrder(shop, findOrder(shop, params.id))),

  /**
   * To the next state at once: pays what is held, approves an installment, else what the clock would do
   * later.
   */
  shopCommand('PUT', '/orders/{id}/move-on', (shop, { context, params }) => {
    const order = findActiveOrder(shop, params.id);
    const now = context.clock.now();
    if (order.state === 'awaiting-approval') answerInstallment(shop, order, 'approved', now);
    else if (order.state === 'awaiting-payment') pay(shop, order, now);
    else moveOn(shop, order, now);
    return readOrder(shop, rereadOrder(shop, order.id));
  }),

  /** Stock and money go back. */
  shopCommand('PUT', '/orders/{id}/cancel', (shop, { context, params }) => {
    const order = findActiveOrder(shop, params.id);
    if (order.state === 'awaiting-approval') answerInstallment(shop, order, 'rejected', context.clock.now());
    else changeState(shop, order, 'canceled', context.clock.now());
    return readOrder(shop, rereadOrder(shop, order.id));
  }),

  /** Ends the time of every payment that is held: the orders are canceled, their goods free. */
  shopCommand('PUT', '/orders/expire-held', (shop, { context }) => {
    const held = shop.sql.all<{
      id: number;
    }>`SELECT id FROM sell_group WHERE shop = ${shop.id} AND state = 'awaiting-payment' ORDER BY id`;
    for (const { id } of held)
      changeState(shop, rereadOrder(shop, id), 'canceled', context.clock.now(), { cancelReason: 'not-paid' });
    return { expired: held.map(({ id }) => id) };
  }),
];

function findOrder(shop: Shop, text: string | undefined): OrderRow {
  const id = parseId('id', text ?? '');
  const order = readOrderRow(shop, id);
  if (!order) throw notFound(`The shop ${shop.name} has no order ${id}.`, 'id');
  return order;
}

function findActiveOrder(shop: Shop, text: string | undefined): OrderRow {
  const order = findOrder(shop, text);
  if (isActive(order.state)) return order;
  throw finished(order);
}
