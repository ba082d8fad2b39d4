import type { Settings } from '#contract/market/settings.ts';
import { type PriceTier, tierPrice } from './price.ts';

/** Step to which a shop has its prices rounded up; see the setting. */
export type PriceStep = Exclude<Settings['priceRounding'], 'none'>;

/** Prices as the platform tells them: whole UZS for one piece. */
interface Prices {
  newPrice: number;
  oldPrice: number;
  tiers?: readonly PriceTier[];
}

/** From here on a step is what a price ends in, no longer what it is a multiple of. */
const ENDINGS_FROM = 800;

/** A price of whole UZS as the shop shows it: never less than it is, and free stays free. */
export function roundPrice(price: number, step: PriceStep): number {
  if (price <= 0) return price;
  const multiple = step >= ENDINGS_FROM ? 1000 : step;
  const ending = step % multiple;
  return Math.ceil((price - ending) / multiple) * multiple + ending;
}

/** The same with all prices rounded, those of its tiers too. Rounded once more it stays as it is. */
export function roundPrices<Priced extends Prices>(priced: Priced, step: PriceStep): Priced {
  const { newPrice: before, tiers } = priced;
  const newPrice = roundPrice(before, step);
  return {
    ...priced,
    newPrice,
    oldPrice: roundPrice(priced.oldPrice, step),
    ...(tiers && {
      tiers: tiers.map((tier) => ({
        ...tier,
        fixedDiscount: newPrice - roundPrice(tierPrice(before, [tier], tier.min), step),
      })),
    }),
  };
}
