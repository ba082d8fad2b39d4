import type { PaymentRequired } from '#contract/order/checkout.ts';
import type { Order } from '#contract/order/order.ts';
import type { StockId } from '#contract/value/primitive.ts';

/** Milliseconds within which a request whose answer got lost is sent again without asking the shopper. */
export const RESEND_WITHIN = 15 * 60 * 1000;

/** A payment that waits for its code; nobody knows when an older one ends. */
export interface HeldPayment
  extends Pick<PaymentRequired, 'transactionId' | 'orderId' | 'orderToken' | 'amount'> {
  expiresAt: string | null;
  /** When its last code was sent, in milliseconds since 1970; null if this browser does not know. */
  sentAt: number | null;
}

/** An order that the platform has made. */
export interface PlacedOrder {
  id: number;
  token: string;
  /** UZS that are taken. */
  total: number;
  /** It is to be paid on a page of a payment service. */
  toPay?: true;
}

/** Outcome of an attempt, as far as it is known here. */
export type AttemptOutcome =
  /** Sent, and no answer came. */
  | { kind: 'open' }
  /** The platform said no; nothing was ordered. */
  | { kind: 'refused' }
  /** Ordered; the money is held until a code confirms it. */
  | { kind: 'held'; payment: HeldPayment }
  | { kind: 'placed'; order: PlacedOrder }
  /** Ordered, and called off since. */
  | { kind: 'canceled'; order: PlacedOrder };

/** True once the platform has the order. */
export function isTaken(
  outcome: AttemptOutcome,
): outcome is Extract<AttemptOutcome, { kind: 'placed' | 'held' }> {
  return outcome.kind === 'placed' || outcome.kind === 'held';
}

/** Pieces of a stock that are ordered. */
export interface OrderedStock {
  id: StockId;
  count: number;
}

/** One intent to order, and what became of it. It is kept before it is sent, so that no reload forgets it. */
export interface OrderAttempt {
  /** Sent with the request, each time: the platform makes one order of a key. */
  key: string;
  /** Tells this intent from another one, see `digestOf`. */
  digest: string;
  /** The customer; 0 for a guest. */
  customerId: number;
  /** When it was begun, in milliseconds since 1970. */
  at: number;
  /** The request, without the key. */
  request: Readonly<Record<string, unknown>>;
  /** Stocks that leave the cart. */
  stocks: readonly OrderedStock[];
  /** The total that the shopper saw, in UZS; null where it was not known. */
  shown: number | null;
  /** True if the request can be sent again as it is, since the platform knows keys. */
  keyed: boolean;
  /** True for payment by months: papers and photos are not kept, so it is never sent again. */
  installment?: true;
  /** The shopper's newest order before this one, where the platform knows no keys; 0 where there was none. */
  lastOrderId: number;
  outcome: AttemptOutcome;
}

/** Facts of an intent that it is sent with. */
export type OrderIntent = Pick<
  OrderAttempt,
  'customerId' | 'request' | 'stocks' | 'shown' | 'installment'
> & {
  /** Ids of the lines of the cart: with other lines an intent is another one. */
  lines: readonly number[];
};

/** Tells an intent from any other: the same text for the same customer, request and lines. */
export function digestOf({ customerId, request, stocks, lines }: OrderIntent): string {
  // A sum that was counted anew in between is the same intent at another price: the answer says so.
  const { shownTotal: _shown, ...asked } = request;
  return hash(canonical({ customerId, asked, stocks, lines }));
}

/**
 * Effect of a press of "order". `resolve`: an attempt is open, and its answer comes first, whatever is wanted
 * now. `show`: this very intent has its order already. `begin`: the key of an intent that was refused and has
 * not changed is used again, should the platform have taken it in spite of that; every other gets a new one.
 */
export function nextStep(
  attempt: OrderAttempt | undefined,
  intent: OrderIntent,
): { kind: 'resolve' } | { kind: 'show' } | { kind: 'begin'; key: string | undefined } {
  if (!attempt || attempt.customerId !== intent.customerId) return { kind: 'begin', key: undefined };
  if (attempt.outcome.kind === 'open') return { kind: 'resolve' };
  if (attempt.digest !== digestOf(intent)) return { kind: 'begin', key: undefined };
  switch (attempt.outcome.kind) {
    case 'refused':
      return { kind: 'begin', key: attempt.key };
    case 'canceled':
      return { kind: 'begin', key: undefined };
    default:
      return { kind: 'show' };
  }
}

/** True if an attempt without an answer may be sent again by itself; an older one is the shopper's affair. */
export function mayResend({ at, outcome }: OrderAttempt, now: number): boolean {
  return outcome.kind === 'open' && now - at < RESEND_WITHIN && now >= at - RESEND_WITHIN;
}

/**
 * The order that came of an attempt, among the shopper's last ones, newest first: made after those that were
 * there before, of the same goods. Undefined where none is.
 */
export function findOrder(
  { lastOrderId, stocks, installment }: Pick<OrderAttempt, 'lastOrderId' | 'stocks' | 'installment'>,
  orders: readonly Order[],
): Order | undefined {
  const wanted = goodsText(stocks);
  const known = orders.findIndex(({ id }) => id === lastOrderId);
  const since = known === -1 ? orders : orders.slice(0, known);
  return since.find(
    ({ sells, source }) =>
      (source === 'installment') === (installment === true) &&
      goodsText(
        sells.flatMap(({ sellRecords }) => sellRecords.map(({ stockId, count }) => ({ id: stockId, count }))),
      ) === wanted,
  );
}

/** Outcome of an attempt, told by the order that came of it. */
export function outcomeOf({ id, token, total, state, payment }: Order): AttemptOutcome {
  const order: PlacedOrder = { id, token, total, ...(payment.payUrl && { toPay: true }) };
  if (state === 'canceled') return { kind: 'canceled', order };
  if (state === 'awaiting-payment' && payment.transactionId !== null)
    return {
      kind: 'held',
      payment: {
        transactionId: payment.transactionId,
        orderId: id,
        orderToken: token,
        amount: total,
        expiresAt: null,
        sentAt: null,
      },
    };
  return { kind: 'placed', order };
}

function goodsText(stocks: readonly OrderedStock[]): string {
  return stocks
    .map(({ id, count }) => `${id}×${count}`)
    .sort()
    .join();
}

/** JSON whose fields are in the order of their names, and without those that are undefined. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** FNV-1a over two halves: tells wishes apart, and guards nothing. */
function hash(text: string): string {
  let [high, low] = [0x811c9dc5, 0xc9dc5118];
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
