import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { getOrder } from '#contract/order/order.ts';
import { type HeldPayment, outcomeOf } from '#domain/order/order-attempt.ts';
import { $orderAttempt, currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { keepOutcome } from '#storefront/order/order-once.ts';
import { payHeld } from '#storefront/order/pay-held.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { onPaymentRequired } from '#storefront/platform-client/payment-required.ts';
import { HELD_ID } from './HeldOrder.tsx';
import { failedHref, placedHref } from './order-addresses.ts';

/**
 * The held payment of an order of this shopper, and the function that opens its dialog. HTTP 402 opens it by
 * itself; after it was closed it can be opened again, also after a reload.
 */
export function useHeldPayment(customerId: number) {
  const attempt = useStore($orderAttempt);
  const open = useRef(false);

  const pay = useCallback(async (payment: HeldPayment) => {
    if (open.current) return;
    open.current = true;
    const end = await payHeld(payment);
    open.current = false;
    // After "back" the browser restores its own focus first; only then can the note of the order get it.
    if (!end) requestAnimationFrame(() => document.getElementById(HELD_ID)?.focus());
    if (end?.kind === 'paid') leaveTo(placedHref(end.order, currentAttempt()?.shown ?? null));
    if (end?.kind === 'expired') leaveTo(failedHref(end.order));
  }, []);

  useEffect(() => onPaymentRequired((payment) => void pay({ ...payment, sentAt: Date.now() })), [pay]);

  // It may have been paid or have expired since this browser last asked.
  useEffect(() => {
    const kept = currentAttempt();
    if (kept?.customerId !== customerId || kept.outcome.kind !== 'held') return;
    const { orderToken, orderId, expiresAt, sentAt } = kept.outcome.payment;
    const control = new AbortController();
    const params = { token: orderToken, id: orderId };
    callShop(getOrder, { params }, { signal: control.signal }).then(
      (order) => {
        const outcome = outcomeOf(order);
        if (outcome.kind === 'held') Object.assign(outcome.payment, { expiresAt, sentAt });
        keepOutcome(kept, outcome);
      },
      () => {
        // The known state stays; the dialog shows the current one.
      },
    );
    return () => control.abort();
  }, [customerId]);

  const held =
    attempt?.customerId === customerId && attempt.outcome.kind === 'held'
      ? attempt.outcome.payment
      : undefined;
  return { held, pay };
}
