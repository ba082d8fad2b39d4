import { useState } from 'react';
import type { OrderAttempt, PlacedOrder, Wish } from '#domain/order/order-attempt.ts';
import { leaveTo } from '#storefront/checkout/leave-to.ts';
import { placedHref } from '#storefront/checkout/order-addresses.ts';
import { type Sending, useSendOnce } from '#storefront/checkout/use-send-once.ts';
import { sendOrder } from '#storefront/order/order-calls.ts';
import type { OrderCalls } from '#storefront/order/order-once.ts';
import { type InstallmentPapers, type InstallmentRequest, sendInstallment } from './installment-calls.ts';

interface Done {
  kind: 'done';
  order: PlacedOrder;
}

/** Where a request for an installment is. */
export type Applying = Sending | Done;

/** What is wished; all but the papers may be kept until its answer is known. */
export interface InstallmentWish extends Omit<Wish, 'request' | 'installment'> {
  request: InstallmentRequest;
}

const RULES = { onPlaced };

/**
 * Sends requests for installments, each once. Papers are never kept, so a request is never sent again by
 * itself: where its answer got lost, the last orders are looked at.
 */
export function useApplying(customerId: number) {
  const { sending, send, ...asking } = useSendOnce<Done>(customerId, RULES);
  const [percent, setPercent] = useState(0);

  /** Throws the `CallError` of a refusal, or of a request that was not even sent. */
  const apply = ({ request, ...wish }: InstallmentWish, papers: InstallmentPapers) => {
    const sendPapers: OrderCalls['send'] = (kept, key, signal) =>
      // Another wish whose answer is missing comes before this one.
      kept['papers'] === request.papers
        ? sendInstallment(request, papers, key, { onProgress: setPercent, signal })
        : sendOrder(kept, key, signal);
    setPercent(0);
    return send({ ...wish, request: { ...request }, installment: true }, { keyed: false, send: sendPapers });
  };

  return {
    ...asking,
    applying: sending,
    /** How much of the request has gone out. */
    percent,
    apply,
  };
}

function onPlaced(order: PlacedOrder, attempt: OrderAttempt | undefined): Applying {
  if (attempt?.installment) return { kind: 'done', order };
  leaveTo(placedHref(order, attempt?.shown ?? null));
  return { kind: 'idle' };
}
