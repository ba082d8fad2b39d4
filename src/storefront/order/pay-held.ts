import type { HeldPayment } from '#domain/order/order-attempt.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayAnswer } from '#storefront/overlay/overlay.ts';
import { currentAttempt } from './order-attempt.store.ts';
import { keepOutcome } from './order-once.ts';

type HeldEnd = OverlayAnswer<'payment'>;

/**
 * Lets the shopper pay an order whose payment is held, by the code of a text message. Undefined if the dialog
 * was closed: the order still waits.
 */
export async function payHeld(payment: HeldPayment): Promise<HeldEnd | undefined> {
  const end = await openOverlay('payment', payment);
  if (end) keepHeldEnd(payment, end);
  return end;
}

/** Writes the end of a payment into the attempt that it belongs to, even if its dialog is closed. */
export function keepHeldEnd({ transactionId }: HeldPayment, { kind, order }: HeldEnd): void {
  const attempt = currentAttempt();
  if (attempt?.outcome.kind !== 'held' || attempt.outcome.payment.transactionId !== transactionId) return;
  keepOutcome(attempt, { kind: kind === 'paid' ? 'placed' : 'canceled', order });
}
