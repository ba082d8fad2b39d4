import type { OrderAttempt } from '#domain/order/order-attempt.ts';
import { parseAttempt } from '#domain/order/order-attempt-schema.ts';
import { keptAtom, keptText } from '#storefront/storage/kept-atom.ts';

const KEY = 'checkout-attempt:v1';

/** The last attempt to order, and its outcome; null if there was none. All open tabs share it. */
export const $orderAttempt = keptAtom<OrderAttempt | null>(KEY, 'customer', null, {
  encode: JSON.stringify,
  decode: (text) => parseAttempt(text) ?? null,
});

/**
 * The attempt as the browser has it at this moment: another tab may have written it a moment ago, and its
 * message may still be on the way.
 */
export function currentAttempt(): OrderAttempt | undefined {
  return parseAttempt(keptText(KEY));
}
