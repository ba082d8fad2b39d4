import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type Cart, countItems, EMPTY_CART } from '#domain/cart.ts';
import { parseCart } from '#domain/cart-schema.ts';

/** The shopper's cart: one per origin, so one per shop, shared by all open tabs. */
export const $cart = persistentAtom<Cart>('cart:v1', EMPTY_CART, {
  encode: JSON.stringify,
  decode: parseCart,
});

/** Pieces in the cart. */
export const $itemCount = computed($cart, countItems);
