import { ExplainedError } from '#lib/explained-error.ts';
import { listRefundsDue } from '#platform/areas/page-payment/page-payment.ts';
import {
  PAYMENT_SERVICE_KINDS,
  type PaymentServiceKind,
  paymentServiceSchema,
  readPaymentServices,
  removePaymentService,
  writePaymentService,
} from '#platform/areas/payment/payment-services.ts';
import type { Shop } from '#platform/store/shop.ts';

/** A payment service that cannot be; the message says what is wrong with it. */
export class PaymentServiceError extends ExplainedError {
  override name = 'PaymentServiceError';
}

/** Has shoppers pay on the page of a service, too, from now on. Throws `PaymentServiceError`. */
export function choosePaymentService(
  shop: Shop,
  word: string,
  settings: Readonly<Record<string, string | undefined>>,
): void {
  const parsed = paymentServiceSchema.safeParse({ kind: readKind(word), ...settings });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const option = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    throw new PaymentServiceError(`--${option} of ${word}: ${issue?.message}.`);
  }
  writePaymentService(shop, parsed.data);
}

/** Offers a service no longer. Throws `PaymentServiceError` for a word that is none. */
export function stopPaymentService(shop: Shop, word: string): void {
  removePaymentService(shop, readKind(word));
}

/**
 * Lines that say by which services a shop is paid, where they tell of payments, and what has to be given back
 * by hand; keys are not among them.
 */
export function describePaymentServices(shop: Shop): string[] {
  const services = readPaymentServices(shop).map(
    ({ kind, page }) =>
      `${kind}: shoppers pay at ${page}; it tells of payments at /payments/${kind}/${shop.name}`,
  );
  const refunds = listRefundsDue(shop).map(
    ({ orderId, amount, kind, paidBy }) =>
      `Order ${orderId} is canceled: give ${amount} UZS back at ${kind}, payment ${paidBy || 'without a number'}.`,
  );
  const none = `${shop.name} is paid on no page of a service.`;
  return [...(services.length > 0 ? services : [none]), ...refunds];
}

function readKind(word: string): PaymentServiceKind {
  const kind = PAYMENT_SERVICE_KINDS.find((one) => one === word);
  if (kind) return kind;
  throw new PaymentServiceError(`"${word}" is none of ${PAYMENT_SERVICE_KINDS.join(', ')}.`);
}
