import { type CheckoutChoice, EMPTY_CHOICE, parseCheckoutChoice } from '#domain/order/checkout-choice.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** The shopper's choices at the checkout, kept so that a detour to another page loses nothing. */
export const $checkoutChoice = keptAtom<CheckoutChoice>('checkout:v1', 'customer', EMPTY_CHOICE, {
  encode: JSON.stringify,
  decode: parseCheckoutChoice,
});
