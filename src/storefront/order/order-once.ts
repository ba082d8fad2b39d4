import type { PaymentRequired } from '#contract/order/checkout.ts';
import type { Order } from '#contract/order/order.ts';
import { findLine, removeLine } from '#domain/cart/cart.ts';
import { mayBeTaken } from '#domain/order/may-be-taken.ts';
import {
  type AttemptOutcome,
  digestOf,
  findOrder,
  isTaken,
  nextStep,
  type OrderAttempt,
  type OrderIntent,
  outcomeOf,
} from '#domain/order/order-attempt.ts';
import { $cart, changeCart } from '#storefront/cart/cart.store.ts';
import { itemOf, noteEvent } from '#storefront/page/shop-events.store.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { newOrderKey } from '#storefront/platform-client/order-key.ts';
import { pause as pauseUntil } from '#storefront/platform-client/pause.ts';
import { growingWait, retry } from '#storefront/platform-client/retry.ts';
import { runExclusive } from '#storefront/platform-client/run-exclusive.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $orderAttempt, currentAttempt } from './order-attempt.store.ts';
import { paymentOf } from './order-calls.ts';
import { ORDER_LOCK } from './order-lock.ts';
import type { OrderProgress } from './order-progress.ts';

/** Calls that send an order, and that look for it afterwards. */
export interface OrderCalls {
  send(request: OrderAttempt['request'], key: string, signal?: AbortSignal): Promise<{ order: Order }>;
  /** The shopper's last orders, newest first. */
  lastOrders(signal?: AbortSignal): Promise<Order[]>;
}

export interface OrderOptions {
  calls: OrderCalls;
  /** True if the platform knows keys of orders. */
  keyed: boolean;
  onProgress?: (progress: OrderProgress) => void;
  /** Stops the repeated calls, but not the work of the platform. */
  signal?: AbortSignal;
  /** Waits between two calls; a second and more by default. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Looks at the last orders so often before it says that there is none. */
const LOOKS = 3;

/** The code of a refusal: this key has made an order, of something else. */
const KEY_USED = 'order-key-used';

/**
 * Makes an order of an intent, once: however often it is called, in whichever tab, it becomes at most one
 * order. The attempt is kept before it is sent. Where no answer comes, a platform that knows keys is asked
 * again until there is one; any other is asked for its last orders, and nothing is sent again. Throws the
 * `CallError` of a refusal, and one of the kind `aborted` where it was stopped.
 */
export function orderOnce(intent: OrderIntent, options: OrderOptions): Promise<AttemptOutcome> {
  return inOrder(options, async () => {
    const before = currentAttempt();
    const step = nextStep(before, intent);
    if (before && step.kind === 'show') return before.outcome;
    // The attempt before may be of another cart: its outcome comes first, then the shopper decides about this
    // one.
    if (before && step.kind === 'resolve') return resolve(before, options);
    return send(await begin(intent, step.kind === 'begin' ? step.key : undefined, options), options);
  });
}

function inOrder<Value>({ onProgress, signal }: OrderOptions, run: () => Promise<Value>): Promise<Value> {
  return runExclusive(ORDER_LOCK, run, { onWait: () => onProgress?.({ kind: 'elsewhere' }), signal });
}

/** Finds out the outcome of the last attempt; undefined if there is none. Throws as `orderOnce`. */
export function resolveOrder(options: OrderOptions): Promise<AttemptOutcome | undefined> {
  return inOrder(options, async () => {
    const attempt = currentAttempt();
    return attempt?.outcome.kind === 'open' ? resolve(attempt, options) : attempt?.outcome;
  });
}

/**
 * Stores the outcome of an attempt. Once the platform has the order, its goods leave the cart, in all tabs.
 * An attempt that went with its customer's session is not stored again.
 */
export function keepOutcome(attempt: OrderAttempt, outcome: AttemptOutcome): AttemptOutcome {
  if (currentAttempt()?.key === attempt.key) $orderAttempt.set({ ...attempt, outcome });
  notePurchase(attempt, outcome);
  if (isTaken(outcome) && !isTaken(attempt.outcome))
    changeCart((cart) => attempt.stocks.reduce((left, { id }) => removeLine(left, id), cart));
  return outcome;
}

/** For the shop's owner, before the goods leave the cart: their names and prices are lost afterwards. */
function notePurchase({ stocks }: OrderAttempt, outcome: AttemptOutcome): void {
  if (!isTaken(outcome)) return;
  const isHeld = outcome.kind === 'held';
  const items = stocks.flatMap(({ id, count }) => {
    const line = findLine($cart.get(), id);
    return line ? [itemOf(line, count)] : [];
  });
  const [orderId, total] = isHeld
    ? [outcome.payment.orderId, outcome.payment.amount]
    : [outcome.order.id, outcome.order.total];
  noteEvent({ kind: 'purchase', items, orderId, total }, isHeld);
}

async function begin(
  { lines, ...intent }: OrderIntent,
  key: string | undefined,
  { calls, keyed, signal }: OrderOptions,
): Promise<OrderAttempt> {
  const attempt: OrderAttempt = {
    ...intent,
    key: key ?? newOrderKey(),
    digest: digestOf({ ...intent, lines }),
    at: Date.now(),
    keyed,
    lastOrderId: keyed ? 0 : ((await calls.lastOrders(signal))[0]?.id ?? 0),
    outcome: { kind: 'open' },
  };
  // A session that has ended meanwhile takes with it what is its customer's.
  if ($session.get().token !== null) $orderAttempt.set(attempt);
  return attempt;
}

function resolve(attempt: OrderAttempt, options: OrderOptions): Promise<AttemptOutcome> {
  return attempt.keyed ? send(attempt, options) : lookFor(attempt, options);
}

async function send(attempt: OrderAttempt, options: OrderOptions): Promise<AttemptOutcome> {
  const { calls, onProgress, signal, pause } = options;
  let tries = 0;
  const sendOnce = () => {
    onProgress?.(tries === 0 ? { kind: 'sending' } : { kind: 'asking', tries });
    return calls.send(attempt.request, attempt.key, signal);
  };
  try {
    const { order } = await retry(sendOnce, {
      isWorthIt: (error) => attempt.keyed && hasNoAnswer(error),
      onWait: (_, made) => {
        tries = made;
        onProgress?.({ kind: 'asking', tries });
      },
      signal,
      pause,
    });
    return keepOutcome(attempt, outcomeOf(order));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const payment = error.status === 402 ? paymentOf(error.failure) : undefined;
    if (payment) return keepOutcome(attempt, heldBy(payment, attempt.at));
    if (error.code === KEY_USED) return lookFor(attempt, options);
    if (!mayBeTaken(error)) {
      // Nobody is signed in any more; what was sent before that may have been taken.
      if (tries === 0 || error.status !== 401) keepOutcome(attempt, { kind: 'refused' });
      throw error;
    }
    if (signal?.aborted) throw error;
    return lookFor(attempt, options);
  }
}

/** The platform may have the order, and another try gets to know. */
function hasNoAnswer(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code === KEY_USED) return false;
  return mayBeTaken(error) && !(error.status === 402 && paymentOf(error.failure));
}

function heldBy(
  { transactionId, orderId, orderToken, amount, expiresAt }: PaymentRequired,
  sentAt: number,
): AttemptOutcome {
  return { kind: 'held', payment: { transactionId, orderId, orderToken, amount, expiresAt, sentAt } };
}

async function lookFor(
  attempt: OrderAttempt,
  { calls, onProgress, signal, pause = pauseUntil }: OrderOptions,
): Promise<AttemptOutcome> {
  for (let tries = 0, looks = 0; ; tries += 1) {
    onProgress?.({ kind: 'asking', tries: tries + 1 });
    await pause(growingWait(tries), signal);
    try {
      const order = findOrder(attempt, await calls.lastOrders(signal));
      looks += 1;
      if (order) return keepOutcome(attempt, outcomeOf(order));
      if (looks >= LOOKS) return keepOutcome(attempt, { kind: 'refused' });
    } catch (error) {
      if (!(error instanceof CallError) || error.status === 401 || signal?.aborted) throw error;
    }
  }
}
