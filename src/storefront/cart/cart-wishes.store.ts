import { atom } from 'nanostores';
import type { CartLine } from '#domain/cart/cart.ts';
import { type CartWishes, parseWishes, putWish } from '#domain/cart/cart-wish.ts';
import { keptAtom, keptText } from '#storefront/storage/kept-atom.ts';

const KEY = 'cart-wishes:v1';

/** What the platform has to be told of the cart: kept until it was, shared by all open tabs. */
export const $cartWishes = keptAtom<CartWishes>(KEY, [], { encode: JSON.stringify, decode: parseWishes });

/** Changes the wishes as all tabs have them now. */
export function changeWishes(change: (wishes: CartWishes) => CartWishes): void {
  $cartWishes.set(change(parseWishes(keptText(KEY))));
}

/** How often this tab has wished for something. */
export const $wished = atom(0);

/** Wishes for so many pieces of what a line holds; `before` are those that the platform knows of. */
export function wishFor({ stock, variationId, record }: CartLine, count: number, before: number): void {
  changeWishes((wishes) =>
    putWish(wishes, {
      stockId: stock.id,
      variationId,
      count,
      before,
      at: Date.now(),
      ...(record !== undefined && { record }),
    }),
  );
  $wished.set($wished.get() + 1);
}
