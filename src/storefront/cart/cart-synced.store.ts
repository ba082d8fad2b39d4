import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** When the cart was last the platform's, in milliseconds since 1970; shared by all open tabs. */
export const $cartSynced = keptAtom<number>('cart-synced:v1', 0, {
  encode: String,
  decode: (text) => Number(text) || 0,
});
