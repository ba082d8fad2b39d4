import { randomUUID } from 'node:crypto';
import type { PaymentRequired } from '#contract/order/checkout.ts';
import { newCode, sendMessage } from '#platform/areas/message/messages.ts';
import { changeState, rereadOrder } from '#platform/areas/order/change-state.ts';
import type { OrderRow } from '#platform/areas/order/order-row.ts';
import { codeText } from '#platform/areas/order/order-text.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import { minutesAfter } from '#platform/store/clock.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Time that the goods of an order are kept for its payment; a new code starts it again. */
const HOLD_MINUTES = 15;
/** Wrong codes that one code bears. */
const MAX_HOLD_TRIES = 5;
/** New codes after the first. */
const MAX_RE_HOLDS = 3;

interface HeldRow {
  transactionId: string;
  orderId: number;
  state: 'held' | 'paid' | 'expired' | 'refunded';
  otp: string;
  tries: number;
  sends: number;
  expiresAt: string;
}

/**
 * Holds the sum of an order on a card and sends the code to the phone; for the caller's transaction. The
 * order waits until it is paid or expires.
 */
export function holdPayment(shop: Shop, order: OrderRow, customerId: number, now: Date): void {
  const otp = newCode();
  const expiresAt = minutesAfter(now, HOLD_MINUTES).toISOString();
  shop.sql.run`
    INSERT INTO held_payment (transaction_id, shop, sell_group, customer, amount, state, otp, tries, sends,
      expires_at)
    VALUES (${randomUUID()}, ${shop.id}, ${order.id}, ${customerId}, ${order.total}, 'held', ${otp}, 0, 0,
      ${expiresAt})`;
  shop.sql.run`UPDATE sell_group SET next_at = ${expiresAt} WHERE shop = ${shop.id} AND id = ${order.id}`;
  sendCode(shop, order, otp, now);
}

/** Details of HTTP 402 for an order that waits for its payment; undefined where it does not wait. */
export function findPaymentRequired(shop: Shop, order: OrderRow): PaymentRequired | undefined {
  const held = shop.sql.get<HeldRow>`
    SELECT transaction_id AS transactionId, expires_at AS expiresAt FROM held_payment
    WHERE shop = ${shop.id} AND sell_group = ${order.id} AND state = 'held'`;
  if (!held) return undefined;
  return {
    code: 'payment-required',
    message: 'A code was sent to the phone; confirm the payment with it.',
    transactionId: held.transactionId,
    orderId: order.id,
    orderToken: order.token,
    amount: order.total,
    expiresAt: held.expiresAt,
  };
}

/**
 * Pays a held order by its code; a paid one is left as it is. Throws 404 for a transaction that is not the
 * customer's, 410 after its time, 422 for a wrong code and 429 after too many. Not for a caller's
 * transaction: a wrong try is counted.
 */
export function confirmHeld(
  shop: Shop,
  customerId: number,
  transactionId: string,
  otp: string,
  now: Date,
): OrderRow {
  const held = findHeld(shop, customerId, transactionId);
  if (held.state === 'paid') return rereadOrder(shop, held.orderId);
  refuseOver(held, now);
  if (held.tries >= MAX_HOLD_TRIES) {
    throw new Refusal(429, {
      code: 'too-many-tries',
      message: 'The code was tried too often; ask for another.',
      field: 'otp',
    });
  }
  if (held.otp !== otp.trim()) {
    shop.sql.run`
      UPDATE held_payment SET tries = tries + 1
      WHERE shop = ${shop.id} AND transaction_id = ${transactionId}`;
    throw new Refusal(422, { code: 'wrong-code', message: 'The code is wrong.', field: 'otp' });
  }
  return shop.sql.transaction(() => {
    shop.sql.run`
      UPDATE held_payment SET state = 'paid' WHERE shop = ${shop.id} AND transaction_id = ${transactionId}`;
    shop.sql.run`UPDATE sell_group SET paid = 1 WHERE shop = ${shop.id} AND id = ${held.orderId}`;
    changeState(shop, rereadOrder(shop, held.orderId), 'accepted', now);
    return rereadOrder(shop, held.orderId);
  });
}

/**
 * Sends a new code and keeps the goods longer. Throws 404, 409 where it is paid, 410 after its time, 423
 * after too many codes.
 */
export function reHold(
  shop: Shop,
  customerId: number,
  transactionId: string,
  now: Date,
): { transactionId: string; expiresAt: string; left: number } {
  const held = findHeld(shop, customerId, transactionId);
  if (held.state === 'paid')
    throw new Refusal(409, { code: 'already-paid', message: `Order ${held.orderId} is paid.` });
  refuseOver(held, now);
  if (held.sends >= MAX_RE_HOLDS) {
    throw new Refusal(423, {
      code: 'limit-reached',
      message: 'No more codes are sent for this payment; order anew when it has expired.',
    });
  }
  const otp = newCode();
  const expiresAt = minutesAfter(now, HOLD_MINUTES).toISOString();
  shop.sql.transaction(() => {
    shop.sql.run`
      UPDATE held_payment SET otp = ${otp}, tries = 0, sends = sends + 1, expires_at = ${expiresAt}
      WHERE shop = ${shop.id} AND transaction_id = ${transactionId}`;
    shop.sql
      .run`UPDATE sell_group SET next_at = ${expiresAt} WHERE shop = ${shop.id} AND id = ${held.orderId}`;
    sendCode(shop, rereadOrder(shop, held.orderId), otp, now);
  });
  return { transactionId, expiresAt, left: MAX_RE_HOLDS - held.sends - 1 };
}

function findHeld(shop: Shop, customerId: number, transactionId: string): HeldRow {
  const held = shop.sql.get<HeldRow>`
    SELECT transaction_id AS transactionId, sell_group AS orderId, state, otp, tries, sends,
      expires_at AS expiresAt FROM held_payment
    WHERE shop = ${shop.id} AND customer = ${customerId} AND transaction_id = ${transactionId}`;
  if (!held) throw notFound(`There is no payment ${transactionId}.`, 'transactionId');
  return held;
}

function refuseOver({ state, expiresAt, orderId }: HeldRow, now: Date): void {
  if (state === 'held' && Date.parse(expiresAt) > now.getTime()) return;
  throw new Refusal(410, {
    code: 'hold-expired',
    message: `The time to pay order ${orderId} is over; order anew.`,
  });
}

function sendCode(shop: Shop, order: OrderRow, otp: string, now: Date): void {
  sendMessage(
    shop,
    { phone: order.phone, kind: 'payment', code: otp, text: codeText(shop, order, otp) },
    now,
  );
}
