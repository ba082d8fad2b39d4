import { useEffect } from 'react';
import { mayResend } from '#domain/order/order-attempt.ts';
import { $orderAttempt, currentAttempt } from '#storefront/order/order-attempt.store.ts';

/**
 * Resumes an order of this shopper that a reload or a closed browser left without its answer: a recent one by
 * `resume`, an older one is reported to `onUnknown`. Both functions must be stable.
 */
export function useUnanswered(customerId: number, resume: () => Promise<void>, onUnknown: () => void): void {
  useEffect(() => {
    const attempt = currentAttempt();
    if (attempt?.outcome.kind !== 'open' || attempt.customerId !== customerId) return;
    if (mayResend(attempt, Date.now())) void resume();
    else onUnknown();
  }, [customerId, resume, onUnknown]);
}

/** Lets the shopper send an unanswered order again; an unchanged one keeps its key. */
export function letGoAttempt(): void {
  const attempt = currentAttempt();
  if (attempt?.outcome.kind === 'open') $orderAttempt.set({ ...attempt, outcome: { kind: 'refused' } });
}
