import { useCallback, useRef, useState } from 'react';
import type { AttemptOutcome, OrderAttempt, OrderIntent, PlacedOrder } from '#domain/order/order-attempt.ts';
import { currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { listLastOrders, sendOrder } from '#storefront/order/order-calls.ts';
import { type OrderOptions, orderOnce, resolveOrder } from '#storefront/order/order-once.ts';
import type { OrderProgress } from '#storefront/order/order-progress.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { failedHref } from './order-addresses.ts';
import { letGoAttempt, useUnanswered } from './use-unanswered.ts';

/** State of the sending of an order. */
export type Sending =
  | { kind: 'idle' }
  | OrderProgress
  /** Sent without an answer, and no longer asked about. */
  | { kind: 'unknown' }
  /** Sent, but the platform has no such order: nothing was ordered. */
  | { kind: 'not-taken' };

/** Reactions of a form to its answer; both have to stay the same functions. */
export interface AnswerRules<Own> {
  onPlaced: (order: PlacedOrder, attempt: OrderAttempt | undefined) => Own | Sending;
  /** The state after a refusal or a call that failed; without it `send` throws its `CallError`. */
  onFailed?: (error: unknown) => Own;
}

/** Way of sending an order. */
export interface SendOptions {
  keyed: boolean;
  send?: OrderOptions['calls']['send'];
}

/**
 * Sends orders, each once, shows their progress, and resumes an order that an earlier visit left without an
 * answer. Such an order stays `unknown`, whatever the last error was.
 */
export function useSendOnce<Own extends { kind: string }>(customerId: number, rules: AnswerRules<Own>) {
  const { onPlaced, onFailed } = rules;
  const [sending, setSending] = useState<Own | Sending>({ kind: 'idle' });
  const stopping = useRef<AbortController>(undefined);

  const run = useCallback(
    async (
      ask: (options: Pick<OrderOptions, 'signal' | 'onProgress'>) => Promise<AttemptOutcome | undefined>,
    ) => {
      const stop = new AbortController();
      stopping.current = stop;
      try {
        setSending(stateOf(await ask({ signal: stop.signal, onProgress: setSending }), onPlaced));
      } catch (error) {
        if (currentAttempt()?.outcome.kind === 'open') return setSending({ kind: 'unknown' });
        setSending(onFailed?.(error) ?? { kind: 'idle' });
        if (!onFailed) throw error;
      }
    },
    [onPlaced, onFailed],
  );

  const resume = useCallback(
    () =>
      run((options) =>
        resolveOrder({ ...options, calls: { send: sendOrder, lastOrders: listLastOrders }, keyed: false }),
      ).catch(() => setSending({ kind: 'not-taken' })),
    [run],
  );

  const beUnknown = useCallback(() => setSending({ kind: 'unknown' }), []);
  useUnanswered(customerId, resume, beUnknown);

  return {
    sending,
    show: setSending,
    send: (intent: OrderIntent, { keyed, send = sendOrder }: SendOptions) =>
      run((options) => orderOnce(intent, { ...options, calls: { send, lastOrders: listLastOrders }, keyed })),
    resume,
    /** Stops waiting for an answer; the platform may have taken the order all the same. */
    stop: () => stopping.current?.abort(),
    /** Lets the shopper send it again; an unchanged order keeps its key. */
    letGo: () => {
      letGoAttempt();
      setSending({ kind: 'idle' });
    },
  };
}

function stateOf<Own>(
  outcome: AttemptOutcome | undefined,
  onPlaced: AnswerRules<Own>['onPlaced'],
): Own | Sending {
  switch (outcome?.kind) {
    case 'placed':
      return onPlaced(outcome.order, currentAttempt());
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
