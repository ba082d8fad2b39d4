import { type CheckoutChoice, EMPTY_CHOICE, parseCheckoutChoice } from '#domain/order/checkout-choice.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** What the shopper chose at the checkout: kept, so that going for an address loses nothing. */
export const $checkoutChoice = keptAtom<CheckoutChoice>('checkout:v1', EMPTY_CHOICE, {
  encode: JSON.stringify,
  decode: parseCheckoutChoice,
});
