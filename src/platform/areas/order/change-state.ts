import type { CancelReason, OrderState } from '#contract/order/order.ts';
import {
  createDelivery,
  readDeliveryTimes,
  writeArrival,
  writeLeaving,
} from '#platform/areas/delivery/delivery.ts';
import { type Message, sendMessage } from '#platform/areas/message/messages.ts';
import { notify } from '#platform/areas/notification/notifications.ts';
import { recordSold } from '#platform/areas/product/record-sold.ts';
import { changeBalance } from '#platform/areas/wallet/balance.ts';
import { minutesAfter } from '#platform/store/clock.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { cashbackOf } from './cashback.ts';
import { writeOrderOut } from './order-out.ts';
import { newToken, type OrderData, type OrderRow, readOrderRow } from './order-row.ts';
import { orderPath, orderTitle, stateText } from './order-text.ts';
import {
  FETCHED_AFTER_HOURS,
  leavingTime,
  needsConfirmation,
  nextState,
  OPERATOR_CALLS_AFTER_MIN,
} from './schedule.ts';
import { returnStock } from './stock.ts';

/** Why an order changes its state. */
interface Why {
  /** Nobody's doing. */
  cancelReason?: CancelReason;
  /** In the words of who did it; undefined where nothing was said. */
  reason?: string | undefined;
}

/**
 * Moves an order to a state, with all that follows from it: a playground plans the delivery, the wallet gets
 * its cashback, a canceled order gives back stock and money, and the shopper is told by a text message and a
 * notification. For the caller's transaction.
 */
export function changeState(
  shop: Shop,
  order: OrderRow,
  state: OrderState,
  at: Date,
  { cancelReason, reason }: Why = {},
): void {
  const data: OrderData = { ...JSON.parse(order.data), ...(cancelReason && { cancelReason }) };
  if (state === 'accepted' && !data.pickUp && shop.sql.isPlayground)
    createDelivery(shop, order.id, data.shippingAddress, newToken(), leavingTime(at, data));
  // The driver waits for the confirmation, however late it comes.
  if (state === 'operator-called' && !data.pickUp && needsConfirmation(order))
    writeLeaving(shop, order.id, leavingTime(at, data));
  if (state === 'on-the-way' && readDeliveryTimes(shop, order.id)?.leavesAt !== at.toISOString())
    writeLeaving(shop, order.id, at);
  if (state === 'delivered') deliver(shop, order, at);
  if (state === 'canceled') undo(shop, order, at);
  const next = dueTime(shop, order, state, data, at);
  shop.sql.run`
    UPDATE sell_group SET state = ${state}, next_at = ${next?.toISOString() ?? null},
      data = ${JSON.stringify(data)}
    WHERE shop = ${shop.id} AND id = ${order.id}`;
  shop.sql.run`
    INSERT INTO order_event (shop, sell_group, state, at)
    VALUES (${shop.id}, ${order.id}, ${state}, ${at.toISOString()})`;
  writeOrderOut(shop, rereadOrder(shop, order.id), at);
  // The code that goes to a shopper who has to pay says the same.
  if (state !== 'awaiting-payment')
    notifyCustomer(shop, order, stateText(shop, order, { ...data, reason }, state), 'order', at);
}

/**
 * Moves an order on by what its clock says; the moment is the one that was due, however late anybody looks.
 */
export function moveOn(shop: Shop, order: OrderRow, at: Date): void {
  const { pickUp }: OrderData = JSON.parse(order.data);
  const next = nextState(order.state, pickUp);
  if (next) changeState(shop, order, next, at);
  else shop.sql.run`UPDATE sell_group SET next_at = NULL WHERE shop = ${shop.id} AND id = ${order.id}`;
}

/** Puts a text into a message to the phone and, for who is signed in, a notification. */
export function notifyCustomer(
  shop: Shop,
  order: OrderRow,
  text: string,
  kind: Message['kind'],
  at: Date,
): void {
  const url = orderPath(order);
  sendMessage(shop, { phone: order.phone, kind, code: null, text: `${text} ${url}` }, at);
  if (order.customer !== null)
    notify(shop, order.customer, { title: orderTitle(shop, order.id), body: text, url, imageUrl: null }, at);
}

/** The order as it is now, for a caller that has changed it. Throws where there is none. */
export function rereadOrder(shop: Shop, id: number): OrderRow {
  const order = readOrderRow(shop, id);
  if (!order) throw new Error(`shop ${shop.name} has no order ${id}`);
  return order;
}

function dueTime(
  shop: Shop,
  order: OrderRow,
  state: OrderState,
  { pickUp }: OrderData,
  at: Date,
): Date | undefined {
  if (state === 'accepted' && needsConfirmation(order)) {
    const { guestHoldMinutes } = readMarketData(shop).settings;
    return guestHoldMinutes === 0 ? undefined : minutesAfter(at, guestHoldMinutes);
  }
  if (!shop.sql.isPlayground) return undefined;
  if (state === 'accepted') return minutesAfter(at, OPERATOR_CALLS_AFTER_MIN);
  if (state === 'operator-called' && pickUp) return minutesAfter(at, FETCHED_AFTER_HOURS * 60);
  if (state !== 'operator-called' && state !== 'on-the-way') return undefined;
  const times = readDeliveryTimes(shop, order.id);
  const due = state === 'on-the-way' ? times?.arrivesAt : times?.leavesAt;
  return due === undefined ? undefined : new Date(due);
}

function deliver(shop: Shop, order: OrderRow, at: Date): void {
  writeArrival(shop, order.id, at);
  recordSold(shop, order.id);
  if (order.payment === 'cash')
    shop.sql.run`UPDATE sell_group SET paid = 1 WHERE shop = ${shop.id} AND id = ${order.id}`;
  const cashback = cashbackOf(order.goodsTotal);
  if (order.customer !== null && cashback > 0) {
    const reason = `cashback of order ${order.id}`;
    changeBalance(
      shop,
      order.customer,
      { amount: cashback, kind: 'cashback', orderId: order.id, reason },
      at,
    );
  }
}

function undo(shop: Shop, order: OrderRow, at: Date): void {
  const records = shop.sql.all<{ stockId: number; count: number }>`
    SELECT stock AS stockId, count FROM sold_record
    WHERE shop = ${shop.id} AND sell_group = ${order.id} AND tracked = 1`;
  for (const record of records) returnStock(shop, record, at);
  const rest = order.total - order.refunded;
  if (order.payment === 'wallet' && order.paid === 1 && order.customer !== null && rest > 0) {
    const reason = `order ${order.id} canceled`;
    changeBalance(shop, order.customer, { amount: rest, kind: 'refund', orderId: order.id, reason }, at);
  }
  shop.sql.run`UPDATE sell_group SET paid = 0 WHERE shop = ${shop.id} AND id = ${order.id}`;
  shop.sql.run`
    UPDATE held_payment SET state = CASE state WHEN 'paid' THEN 'refunded' ELSE 'expired' END
    WHERE shop = ${shop.id} AND sell_group = ${order.id}`;
  // The money is at the service: a person gives it back there, or the service itself did.
  shop.sql.run`
    UPDATE page_payment SET state = CASE state WHEN 'paid' THEN 'to-refund' ELSE 'expired' END
    WHERE shop = ${shop.id} AND sell_group = ${order.id} AND state IN ('waiting', 'paid')`;
}
