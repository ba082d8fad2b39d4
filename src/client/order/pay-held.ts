import { openOverlay } from '#client/overlay/open-overlay.ts';
import type { OverlayAnswer } from '#client/overlay/overlay.ts';
import type { HeldPayment } from '#domain/order-attempt.ts';
import { currentAttempt } from '#stores/order-attempt.store.ts';
import { keepOutcome } from './order-once.ts';

/**
 * Lets the shopper pay an order whose money is held, by the code of a text message. Undefined where the
 * dialog was closed: the order waits on.
 */
export async function payHeld(payment: HeldPayment): Promise<OverlayAnswer<'payment'> | undefined> {
  const end = await openOverlay('payment', payment);
  const attempt = currentAttempt();
  const ours =
    attempt?.outcome.kind === 'held' && attempt.outcome.payment.transactionId === payment.transactionId;
  if (end && attempt && ours)
    keepOutcome(attempt, { kind: end.kind === 'paid' ? 'placed' : 'canceled', order: end.order });
  return end;
}
