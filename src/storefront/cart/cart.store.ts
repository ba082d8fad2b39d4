import { computed } from 'nanostores';
import { type Cart, countItems, EMPTY_CART } from '#domain/cart/cart.ts';
import { parseCart } from '#domain/cart/cart-schema.ts';
import { keptAtom, keptText } from '#storefront/storage/kept-atom.ts';

const KEY = 'cart:v1';

/** The shopper's cart: one per origin, so one per shop, shared by all open tabs. */
export const $cart = keptAtom<Cart>(KEY, 'customer', EMPTY_CART, {
  encode: JSON.stringify,
  decode: parseCart,
});

/** Changes the cart in its latest version, which another tab may have written. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const cart = parseCart(keptText(KEY));
  // Stays until the shopper has seen it, whatever else changes.
  $cart.set({ leftOut: cart.leftOut, ...change(cart) });
}

/** Pieces in the cart. */
export const $itemCount = computed($cart, countItems);
