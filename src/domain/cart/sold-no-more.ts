import type { SellRecord } from '#contract/cart/cart.ts';
import { highestQuantity, lowestQuantity } from '#domain/pricing/quantity.ts';

/** True for a line that cannot be ordered though its count is there: the shop sells it no more. */
export function isSoldNoMore({ available, deleted, count, variation }: SellRecord): boolean {
  const { stock, tracking, minOrder, maxOrder, tiers } = variation;
  const rule = { minOrder, maxOrder, tracking, tiers, stockCount: stock.count };
  return !available && !deleted && count >= lowestQuantity(rule) && count <= highestQuantity(rule);
}
