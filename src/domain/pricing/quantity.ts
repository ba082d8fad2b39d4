import type { PriceTier } from './price.ts';

/** The most pieces of one thing that a line can hold where the shop does not count pieces. */
export const MAX_QUANTITY = 9999;

/** Minimum orders below this are shown as "less than". */
const MINIMUM_ORDER_SHOWN_FROM = 3;

/** Limits of a quantity. `stockCount` counts only with `tracking`. */
export interface QuantityRule {
  minOrder: number;
  /** Most pieces of one thing that an order of the shop takes; without it `MAX_QUANTITY`. */
  maxOrder?: number | undefined;
  stockCount: number;
  tracking: boolean;
  tiers?: readonly PriceTier[] | undefined;
}

/** The fewest pieces that can be ordered: `minOrder`, or the lowest minimum of a tier; at least 1. */
export function lowestQuantity({ minOrder, tiers = [] }: Pick<QuantityRule, 'minOrder' | 'tiers'>): number {
  return Math.max(1, Math.min(minOrder, ...tiers.map((tier) => tier.min)));
}

type HighestRule = Pick<QuantityRule, 'stockCount' | 'tracking'> & Partial<QuantityRule>;

/** The most pieces that can be ordered now; 0 where the thing is sold out. */
export function highestQuantity(rule: HighestRule): number {
  return rule.tracking ? Math.min(rule.stockCount, mostInOrder(rule)) : mostInOrder(rule);
}

/** The most pieces that one order takes, however many are there. Its minimum and tiers stay within reach. */
export function mostInOrder({
  maxOrder = MAX_QUANTITY,
  minOrder = 1,
  tiers = [],
}: Partial<QuantityRule>): number {
  return Math.min(MAX_QUANTITY, Math.max(maxOrder, minOrder, ...tiers.map(({ min }) => min)));
}

/** A quantity as it is shown: a whole number, values under 1 as 1. */
export function shownQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1;
}

/**
 * The quantity after a shopper asked for another: below the minimum it is forced up, above the stock it is
 * refused and the current one stays; where the stock fell below that one, less of it leads to what is there.
 */
export function requestQuantity(
  current: number,
  wanted: number,
  rule: QuantityRule,
): { quantity: number; refused: boolean } {
  const lowest = lowestQuantity(rule);
  const next = Math.max(wanted, lowest);
  const highest = highestQuantity(rule);
  if (next > highest)
    return { quantity: next < current && highest >= lowest ? highest : current, refused: true };
  return { quantity: next, refused: false };
}

/** The minimum order for shoppers' eyes: a number, or `less` under 3. */
export function shownMinimumOrder(minOrder: number): number | 'less' {
  return minOrder < MINIMUM_ORDER_SHOWN_FROM ? 'less' : minOrder;
}
