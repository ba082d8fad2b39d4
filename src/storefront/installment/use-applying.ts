import { useCallback, useRef, useState } from 'react';
import type { AttemptOutcome, PlacedOrder, Wish } from '#domain/order/order-attempt.ts';
import { leaveTo } from '#storefront/checkout/leave-to.ts';
import { failedHref, placedHref } from '#storefront/checkout/order-addresses.ts';
import type { Ordering } from '#storefront/checkout/use-ordering.ts';
import { letGoAttempt, useUnanswered } from '#storefront/checkout/use-unanswered.ts';
import { currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { listLastOrders, sendOrder } from '#storefront/order/order-calls.ts';
import { type OrderOptions, orderOnce, resolveOrder } from '#storefront/order/order-once.ts';
import { type InstallmentPapers, type InstallmentRequest, sendInstallment } from './installment-calls.ts';

/** State of a request for an installment. */
export type Applying =
  | Exclude<Ordering, { kind: 'refused' } | { kind: 'failed' } | { kind: 'placed' }>
  | { kind: 'done'; order: PlacedOrder };

/** An order for an installment. All of it may be kept until it is answered; the papers are not part of it. */
export interface InstallmentOrder extends Omit<Wish, 'request' | 'installment'> {
  request: InstallmentRequest;
}

/**
 * Sends requests for installments, each once. Papers are never kept, so an unanswered request cannot be sent
 * again: the last orders tell if it was taken.
 */
export function useApplying(customerId: number) {
  const [applying, setApplying] = useState<Applying>({ kind: 'idle' });
  const [percent, setPercent] = useState(0);
  const stopping = useRef<AbortController>(undefined);

  const run = useCallback(
    async (
      ask: (options: Pick<OrderOptions, 'signal' | 'onProgress'>) => Promise<AttemptOutcome | undefined>,
    ) => {
      const stop = new AbortController();
      stopping.current = stop;
      try {
        setApplying(showOutcome(await ask({ signal: stop.signal, onProgress: setApplying })));
      } catch (error) {
        const open = currentAttempt()?.outcome.kind === 'open';
        setApplying({ kind: open ? 'unknown' : 'idle' });
        if (!open) throw error;
      }
    },
    [],
  );

  /** Throws the `CallError` of a refusal, or of a request that was not even sent. */
  const apply = ({ request, ...order }: InstallmentOrder, papers: InstallmentPapers) => {
    const send: OrderOptions['calls']['send'] = (kept, key, signal) =>
      // An earlier order without an answer is resumed first.
      kept['papers'] === request.papers
        ? sendInstallment(request, papers, key, { onProgress: setPercent, signal })
        : sendOrder(kept, key, signal);
    setPercent(0);
    return run((options) =>
      orderOnce(
        { ...order, request: { ...request }, installment: true },
        { ...options, calls: { send, lastOrders: listLastOrders }, keyed: false },
      ),
    );
  };
  const resume = useCallback(
    () =>
      run((options) =>
        resolveOrder({ ...options, calls: { send: sendOrder, lastOrders: listLastOrders }, keyed: false }),
      ).catch(() => setApplying({ kind: 'unknown' })),
    [run],
  );

  const beUnknown = useCallback(() => setApplying({ kind: 'unknown' }), []);
  useUnanswered(customerId, resume, beUnknown);

  return {
    applying,
    /** Part of the request that has been uploaded. */
    percent,
    apply,
    resume,
    stop: () => stopping.current?.abort(),
    /** Lets the shopper send it again; an unchanged request keeps its key. */
    letGo: () => {
      letGoAttempt();
      setApplying({ kind: 'idle' });
    },
  };
}

function showOutcome(outcome: AttemptOutcome | undefined): Applying {
  const attempt = currentAttempt();
  switch (outcome?.kind) {
    case 'placed':
      if (attempt?.installment) return { kind: 'done', order: outcome.order };
      leaveTo(placedHref(outcome.order, attempt?.shown ?? null));
      return { kind: 'idle' };
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
