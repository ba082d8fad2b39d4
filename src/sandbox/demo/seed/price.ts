import type { Tier } from '#contract/catalogue/catalogue-schema.ts';
import type { Random } from '#lib/random.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import type { ProductPlan } from './plan.ts';

const DISCOUNTS = [5, 7, 10, 12, 15, 20, 25, 30];

/** Share of products that are sold below their former price. */
const DISCOUNTED_SHARE = 0.26;

/**
 * Price of a product: the plain price of its plainest variation, and the percent taken off, 0 for most.
 */
export interface Pricing {
  plain: number;
  percent: number;
}

export function priceProduct(plan: ProductPlan, random: Random): Pricing {
  const { min, max, step } = plan.kind.price;
  // Squared, because cheap goods are many and dear ones few.
  const plain = plan.price ?? roundTo(min + (max - min) * random.next() ** 2, step);
  return { plain, percent: random.chance(DISCOUNTED_SHARE) ? random.pick(DISCOUNTS) : 0 };
}

/** Both prices of a variation, rounded to the kind's step. */
export function variationPrice(
  { plain, percent }: Pricing,
  factor: number,
  step: number,
): { newPrice: number; oldPrice: number } {
  const oldPrice = Math.max(step, roundTo(plain * factor, step));
  const discounted = Math.min(roundTo(oldPrice * (1 - percent / 100), step), oldPrice - step);
  return { oldPrice, newPrice: percent > 0 && discounted > 0 ? discounted : oldPrice };
}

/** The kind's tiers as sums of money; each ends where the next begins. */
export function tiersOf(kind: ProductKind, newPrice: number): Tier[] {
  const tiers = [...(kind.tiers ?? [])].sort((a, b) => a.min - b.min);
  return tiers.map(({ min, percent }, index) => {
    const next = tiers[index + 1];
    return {
      min,
      max: next ? next.min - 1 : null,
      fixedDiscount: Math.max(1, Math.round((newPrice * percent) / 100)),
    };
  });
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
