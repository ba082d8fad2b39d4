import type { HeldPayment, OrderAttempt } from '#domain/order/order-attempt.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayAnswer } from '#storefront/overlay/overlay.ts';
import { $orderAttempt, currentAttempt } from './order-attempt.store.ts';
import { keepOutcome } from './order-once.ts';

type HeldTimes = Pick<HeldPayment, 'expiresAt' | 'sentAt'>;
type HeldEnd = OverlayAnswer<'payment'>;

/**
 * Lets the shopper pay an order whose payment is held, by the code of a text message. The times that this
 * browser has noted of it count, so that a reload begins no countdown anew. Undefined if the dialog was
 * closed: the order still waits.
 */
export async function payHeld(payment: HeldPayment): Promise<HeldEnd | undefined> {
  const end = await openOverlay('payment', { ...payment, ...timesOf(heldAttempt(payment)) });
  if (end) keepHeldEnd(payment, end);
  return end;
}

/** Writes the end of a payment into the attempt that it belongs to, even if its dialog is closed. */
export function keepHeldEnd({ transactionId }: HeldPayment, { kind, order }: HeldEnd): void {
  const attempt = heldAttempt({ transactionId });
  if (attempt) keepOutcome(attempt, { kind: kind === 'paid' ? 'placed' : 'canceled', order });
}

/** Writes down that another code was sent, and until when the goods are kept since. */
export function keepHeldTimes({ transactionId }: HeldPayment, times: HeldTimes): void {
  const attempt = heldAttempt({ transactionId });
  if (attempt?.outcome.kind !== 'held') return;
  const { payment } = attempt.outcome;
  $orderAttempt.set({ ...attempt, outcome: { kind: 'held', payment: { ...payment, ...times } } });
}

function heldAttempt({ transactionId }: Pick<HeldPayment, 'transactionId'>): OrderAttempt | undefined {
  const attempt = currentAttempt();
  const isOf = attempt?.outcome.kind === 'held' && attempt.outcome.payment.transactionId === transactionId;
  return isOf ? attempt : undefined;
}

function timesOf(attempt: OrderAttempt | undefined): HeldTimes | undefined {
  if (attempt?.outcome.kind !== 'held') return undefined;
  const { expiresAt, sentAt } = attempt.outcome.payment;
  return { expiresAt, sentAt };
}
