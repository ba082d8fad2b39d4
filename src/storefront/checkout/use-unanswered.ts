import { useEffect } from 'react';
import { mayResend } from '#domain/order/order-attempt.ts';
import { $orderAttempt, currentAttempt } from '#storefront/order/order-attempt.store.ts';

/**
 * A reload, or a browser that was closed, left an order of this shopper without its answer: a young one is
 * settled at once, of an older one `onUnknown` is told. Both have to stay the same functions.
 */
export function useUnanswered(customerId: number, settle: () => Promise<void>, onUnknown: () => void): void {
  useEffect(() => {
    const attempt = currentAttempt();
    if (attempt?.outcome.kind !== 'open' || attempt.customerId !== customerId) return;
    if (mayResend(attempt, Date.now())) void settle();
    else onUnknown();
  }, [customerId, settle, onUnknown]);
}

/** Lets the shopper send anew what has no answer: the same wish keeps its key. */
export function letGoAttempt(): void {
  const attempt = currentAttempt();
  if (attempt?.outcome.kind === 'open') $orderAttempt.set({ ...attempt, outcome: { kind: 'refused' } });
}
