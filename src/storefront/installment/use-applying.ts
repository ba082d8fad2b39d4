import { useState } from 'react';
import type { OrderAttempt, OrderIntent, PlacedOrder } from '#domain/order/order-attempt.ts';
import { placedHref } from '#storefront/checkout/order-addresses.ts';
import { type Sending, useSendOnce } from '#storefront/checkout/use-send-once.ts';
import { sendOrder } from '#storefront/order/order-calls.ts';
import type { OrderCalls } from '#storefront/order/order-once.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { type InstallmentPapers, type InstallmentRequest, sendInstallment } from './installment-calls.ts';

interface Done {
  kind: 'done';
  order: PlacedOrder;
}

/** State of a request for an installment. */
export type Applying = Sending | Done;

/** An order for an installment. All of it may be kept until it is answered; the papers are not part of it. */
export interface InstallmentOrder extends Omit<OrderIntent, 'request' | 'installment'> {
  request: InstallmentRequest;
}

const RULES = { onPlaced };

/**
 * Sends requests for installments, each once. Papers are never kept, so an unanswered request cannot be sent
 * again: the last orders tell if it was taken.
 */
export function useApplying(customerId: number) {
  const { sending, send, ...asking } = useSendOnce<Done>(customerId, RULES);
  const [percent, setPercent] = useState(0);

  /** Throws the `CallError` of a refusal, or of a request that was not even sent. */
  const apply = ({ request, ...order }: InstallmentOrder, papers: InstallmentPapers) => {
    const sendPapers: OrderCalls['send'] = (kept, key, signal) =>
      // An earlier order without an answer is resumed first.
      kept['papers'] === request.papers
        ? sendInstallment(request, papers, key, { onProgress: setPercent, signal })
        : sendOrder(kept, key, signal);
    setPercent(0);
    return send({ ...order, request: { ...request }, installment: true }, { keyed: false, send: sendPapers });
  };

  return {
    ...asking,
    applying: sending,
    /** Part of the request that has been uploaded. */
    percent,
    apply,
  };
}

function onPlaced(order: PlacedOrder, attempt: OrderAttempt | undefined): Applying {
  if (attempt?.installment) return { kind: 'done', order };
  leaveTo(placedHref(order, attempt?.shown ?? null));
  return { kind: 'idle' };
}
