import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** Time of the last merge with the platform's cart, in milliseconds since 1970; shared by all tabs. */
export const $cartSynced = keptAtom<number>('cart-synced:v1', 'customer', 0, {
  encode: String,
  decode: (text) => Number(text) || 0,
});
