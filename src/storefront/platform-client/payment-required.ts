import type { Failure } from '#contract/call/failure.ts';
import { TEXT } from '#contract/call/shape.ts';
import type { PaymentRequired } from '#contract/order/checkout.ts';
import { hasShape } from './has-shape.ts';

/** Opens the dialog that confirms the payment. */
export type PaymentHandler = (payment: PaymentRequired) => void;

const handlers = new Set<PaymentHandler>();

/**
 * Calls `handler` with the transaction whenever the platform answers 402. Returns a function that ends it.
 */
export function onPaymentRequired(handler: PaymentHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** Hands the body of a 402 to all handlers; one without a transaction is dropped. */
export function requirePayment(failure: Failure | undefined): void {
  if (!hasShape<PaymentRequired>(failure, { transactionId: TEXT })) return;
  for (const handler of handlers) handler(failure);
}
