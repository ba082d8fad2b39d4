import {
  afterOrder,
  type CheckoutChoice,
  EMPTY_CHOICE,
  parseCheckoutChoice,
} from '#domain/order/checkout-choice.ts';
import { isTaken } from '#domain/order/order-attempt.ts';
import { $orderAttempt } from '#storefront/order/order-attempt.store.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** The shopper's choices at the checkout, kept so that a detour to another page loses nothing. */
export const $checkoutChoice = keptAtom<CheckoutChoice>('checkout:v1', 'customer', EMPTY_CHOICE, {
  encode: JSON.stringify,
  decode: parseCheckoutChoice,
});

// Whatever way an order was made, the next one begins without its service, time and note.
$orderAttempt.listen((attempt, before) => {
  const wasOpen = before?.outcome.kind === 'open' && before.key === attempt?.key;
  if (wasOpen && isTaken(attempt.outcome)) $checkoutChoice.set(afterOrder($checkoutChoice.get()));
});
