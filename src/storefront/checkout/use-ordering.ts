import type { OrderAttempt, OrderIntent, PlacedOrder } from '#domain/order/order-attempt.ts';
import { type OrderRefusal, readRefusal } from '#domain/order/order-refusal.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { placedHref } from './order-addresses.ts';
import { type Sending, useSendOnce } from './use-send-once.ts';

type Answered =
  | { kind: 'refused'; refusal: OrderRefusal }
  /** Not even sent. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'placed' };

/** State of ordering. */
export type Ordering = Sending | Answered;

const RULES = { onPlaced, onFailed };

/** Places orders, and resumes an order that an earlier visit left without an answer. */
export function useOrdering(customerId: number, keyed: boolean | undefined) {
  const { sending, show, send, ...orders } = useSendOnce<Answered>(customerId, RULES);
  return {
    ...orders,
    ordering: sending,
    order: (wanted: OrderIntent) => send(wanted, { keyed: keyed ?? false }),
    /** Shows a problem that was found before sending. */
    refuse: (refusal: OrderRefusal) => show({ kind: 'refused', refusal }),
    /** Shows an error that kept it from being sent. */
    fail: (error: unknown) => show({ kind: 'failed', error }),
    clear: () => show({ kind: 'idle' }),
  };
}

function onPlaced(order: PlacedOrder, attempt: OrderAttempt | undefined): Answered {
  leaveTo(placedHref(order, attempt?.shown ?? null));
  return { kind: 'placed' };
}

function onFailed(error: unknown): Answered {
  if (error instanceof CallError && error.kind === 'refused')
    return { kind: 'refused', refusal: readRefusal(error) };
  return { kind: 'failed', error };
}
