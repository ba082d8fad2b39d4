import { useCallback, useRef, useState } from 'react';
import { afterOrder } from '#domain/order/checkout-choice.ts';
import type { AttemptOutcome, Wish } from '#domain/order/order-attempt.ts';
import { type OrderRefusal, readRefusal } from '#domain/order/order-refusal.ts';
import { currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { listLastOrders, sendOrder } from '#storefront/order/order-calls.ts';
import { orderOnce, resolveOrder } from '#storefront/order/order-once.ts';
import type { OrderProgress } from '#storefront/order/order-progress.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { $checkoutChoice } from './checkout.store.ts';
import { leaveTo } from './leave-to.ts';
import { failedHref, placedHref } from './order-addresses.ts';
import { letGoAttempt, useUnanswered } from './use-unanswered.ts';

const CALLS = { send: sendOrder, lastOrders: listLastOrders };

/** State of ordering. */
export type Ordering =
  | { kind: 'idle' }
  | OrderProgress
  /** Sent without an answer, and no longer asked about. */
  | { kind: 'unknown' }
  /** Sent, but the platform has no such order: nothing was ordered. */
  | { kind: 'not-taken' }
  | { kind: 'refused'; refusal: OrderRefusal }
  /** Not even sent. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'placed' };

/** Places orders, and resumes an order that an earlier visit left without an answer. */
export function useOrdering(customerId: number, keyed: boolean | undefined) {
  const [ordering, setOrdering] = useState<Ordering>({ kind: 'idle' });
  const stopping = useRef<AbortController>(undefined);

  const run = useCallback(async (ask: (signal: AbortSignal) => Promise<AttemptOutcome | undefined>) => {
    const stop = new AbortController();
    stopping.current = stop;
    try {
      setOrdering(showOutcome(await ask(stop.signal)));
    } catch (error) {
      setOrdering(explain(error));
    }
  }, []);

  const order = (wanted: Wish) =>
    run((signal) =>
      orderOnce(wanted, { calls: CALLS, keyed: keyed ?? false, onProgress: setOrdering, signal }),
    );
  const resume = useCallback(
    () => run((signal) => resolveOrder({ calls: CALLS, keyed: false, onProgress: setOrdering, signal })),
    [run],
  );

  const beUnknown = useCallback(() => setOrdering({ kind: 'unknown' }), []);
  useUnanswered(customerId, resume, beUnknown);

  return {
    ordering,
    order,
    resume,
    /** Shows a problem that was found before sending. */
    refuse: (refusal: OrderRefusal) => setOrdering({ kind: 'refused', refusal }),
    /** Stops waiting for an answer; the platform may have taken the order all the same. */
    stop: () => stopping.current?.abort(),
    /** Lets the shopper order again; an unchanged order keeps its key. */
    letGo: () => {
      letGoAttempt();
      setOrdering({ kind: 'idle' });
    },
    clear: () => setOrdering({ kind: 'idle' }),
  };
}

function showOutcome(outcome: AttemptOutcome | undefined): Ordering {
  switch (outcome?.kind) {
    case 'placed':
      $checkoutChoice.set(afterOrder($checkoutChoice.get()));
      leaveTo(placedHref(outcome.order, currentAttempt()?.shown ?? null));
      return { kind: 'placed' };
    case 'canceled':
      leaveTo(failedHref(outcome.order));
      return { kind: 'idle' };
    case 'refused':
      return { kind: 'not-taken' };
    case 'open':
      return { kind: 'unknown' };
    default:
      return { kind: 'idle' };
  }
}

function explain(error: unknown): Ordering {
  if (currentAttempt()?.outcome.kind === 'open') return { kind: 'unknown' };
  if (error instanceof CallError && error.kind === 'refused')
    return { kind: 'refused', refusal: readRefusal(error) };
  return { kind: 'failed', error };
}
