import type { Failure } from '#contract/call/failure.ts';
import type { PaymentRequired } from '#contract/order/checkout.ts';
import { isText, shapeOf } from './guard.ts';

/** Opens what the shopper confirms the payment in. */
export type PaymentHandler = (payment: PaymentRequired) => void;

const handlers = new Set<PaymentHandler>();
const isPaymentRequired = shapeOf<PaymentRequired>({ transactionId: isText });

/** Calls `handler` with the transaction whenever the platform answers 402. Returns what ends that. */
export function onPaymentRequired(handler: PaymentHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** Hands what the platform said with 402 to all handlers; a failure without a transaction is for nobody. */
export function requirePayment(failure: Failure | undefined): void {
  if (!isPaymentRequired(failure)) return;
  for (const handler of handlers) handler(failure);
}
