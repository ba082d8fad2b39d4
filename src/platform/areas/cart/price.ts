import type { Variation } from '#contract/catalogue/catalogue-schema.ts';
import { tierPrice } from '#domain/pricing/price.ts';
import { highestQuantity, lowestQuantity, mostInOrder, type QuantityRule } from '#domain/pricing/quantity.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Price of a quantity of a variation now, in whole UZS. */
export interface LinePrice {
  /** One piece, tier discount taken off. */
  price: number;
  /** All pieces. */
  subtotal: number;
  /** Old price of the quantity less `subtotal`. */
  discount: number;
}

/** Prices a quantity of a variation without any check. */
export function priceOf(
  { newPrice, oldPrice, tiers }: Pick<Variation, 'newPrice' | 'oldPrice' | 'tiers'>,
  quantity: number,
): LinePrice {
  const price = tierPrice(newPrice, tiers, quantity);
  return { price, subtotal: price * quantity, discount: Math.max(0, oldPrice - price) * quantity };
}

/** Bounds of the quantity that can be ordered. */
export type Orderable = Pick<Variation, 'stock' | 'tracking' | 'tiers'> &
  Pick<QuantityRule, 'minOrder' | 'maxOrder'>;

/**
 * True if a quantity can be ordered now: at least the minimum order or the lowest promotion minimum, at most
 * the stock where it is counted and what the shop sells at once.
 */
export function isOrderable(thing: Orderable, quantity: number): boolean {
  return (
    quantity >= lowestQuantity(thing) &&
    quantity <= highestQuantity({ ...thing, stockCount: thing.stock.count })
  );
}

/**
 * Throws 422 `below-minimum`, 409 `over-stock` or 422 `above-maximum` (more than is sold at once) where
 * `isOrderable` says no; `field` is where in the request the quantity is.
 */
export function checkQuantity(thing: Orderable, quantity: number, field = 'quantity'): void {
  const { stock, tracking } = thing;
  const lowest = lowestQuantity(thing);
  if (quantity < lowest)
    throw new Refusal(422, { code: 'below-minimum', message: `At least ${lowest} must be ordered.`, field });
  if (tracking && quantity > stock.count) {
    throw new Refusal(409, {
      code: 'over-stock',
      message: `Only ${stock.count} of the stock ${stock.id} are left, not ${quantity}.`,
      field,
    });
  }
  const most = mostInOrder(thing);
  if (quantity > most)
    throw new Refusal(422, {
      code: 'above-maximum',
      message: `At most ${most} pieces can be ordered at once.`,
      field,
    });
}
