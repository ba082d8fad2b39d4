import { computed } from 'nanostores';
import { type Cart, countItems, EMPTY_CART } from '#domain/cart.ts';
import { parseCart } from '#domain/cart-schema.ts';
import { keptAtom } from './kept-atom.ts';

/** The shopper's cart: one per origin, so one per shop, shared by all open tabs. */
export const $cart = keptAtom<Cart>('cart:v1', EMPTY_CART, {
  encode: JSON.stringify,
  decode: parseCart,
});

/** Pieces in the cart. */
export const $itemCount = computed($cart, countItems);
