import { atom } from 'nanostores';
import type { CartLine } from '#domain/cart/cart.ts';
import { type CartWishes, parseWishes, putWish } from '#domain/cart/cart-wish.ts';
import { keptAtom, keptText } from '#storefront/storage/kept-atom.ts';

const KEY = 'cart-wishes:v1';

/** Queue of changes that the platform does not have yet; shared by all tabs. */
export const $cartWishes = keptAtom<CartWishes>(KEY, [], { encode: JSON.stringify, decode: parseWishes });

/** Changes the queue in its latest version, which another tab may have written. */
export function changeWishes(change: (wishes: CartWishes) => CartWishes): void {
  $cartWishes.set(change(parseWishes(keptText(KEY))));
}

/** Number of changes that this tab has queued. */
export const $wished = atom(0);

/** Queues a count for a line; `before` is the count that the platform knows of. */
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
