import type { Variation } from '#contract/catalogue.ts';
import { tierPrice } from '#domain/price.ts';
import { highestQuantity, lowestQuantity } from '#domain/quantity.ts';
import { Refusal } from '../refusal.ts';

/** What a quantity of a variation costs now, in whole UZS. */
export interface LinePrice {
  /** One piece, tier discount taken off. */
  price: number;
  /** All pieces. */
  subtotal: number;
  /** What `subtotal` is below the same quantity at the old price. */
  discount: number;
}

/** What a quantity of a variation costs; nothing is checked. */
export function priceOf({ newPrice, oldPrice, tiers }: Pick<Variation, 'newPrice' | 'oldPrice' | 'tiers'>, quantity: number): LinePrice {
  const price = tierPrice(newPrice, tiers, quantity);
  return { price, subtotal: price * quantity, discount: Math.max(0, oldPrice - price) * quantity };
}

/** What may be ordered of a thing. */
export interface Orderable {
  variation: Variation;
  minOrder: number;
}

/** Whether a quantity can be ordered now: at least the minimum order or the lowest promotion minimum, at most the stock where it is counted. */
export function isOrderable({ variation, minOrder }: Orderable, quantity: number): boolean {
  const { tiers, tracking, stock } = variation;
  return quantity >= lowestQuantity({ minOrder, tiers }) && quantity <= highestQuantity({ stockCount: stock.count, tracking });
}

/** Throws 422 `below-minimum`, 409 `over-stock` or 422 `invalid` (more than can be sold at once) where `isOrderable` says no. */
export function checkQuantity({ variation, minOrder }: Orderable, quantity: number): void {
  const { tiers, tracking, stock } = variation;
  const lowest = lowestQuantity({ minOrder, tiers });
  if (quantity < lowest) throw new Refusal(422, { code: 'below-minimum', message: `At least ${lowest} must be ordered.`, field: 'quantity' });
  if (tracking && quantity > stock.count) {
    throw new Refusal(409, { code: 'over-stock', message: `Only ${stock.count} are left.`, field: 'quantity' });
  }
  const highest = highestQuantity({ stockCount: stock.count, tracking });
  if (quantity > highest) throw new Refusal(422, { code: 'invalid', message: `At most ${highest} can be sold at once.`, field: 'quantity' });
}
