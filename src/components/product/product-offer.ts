import { formatPrice, type PriceTier, tierOf, tierPrice } from '#domain/price.ts';
import { canBeOrdered, lowestQuantity } from '#domain/quantity.ts';
import type { ProductEntry, VariationEntry } from '#snapshot/model.ts';

/** On what terms a variation is sold; its page shows this beside the choice and again in the bar of phones. */
export interface ProductOffer {
  tiers: readonly PriceTier[];
  /** The fewest pieces that can be ordered; prices are for so many. */
  lowest: number;
  orderable: boolean;
  /** Whole UZS that the tier of `lowest` takes off a piece. */
  off: number | undefined;
  priceText: string;
  /** Empty where there is no discount. */
  oldPriceText: string;
}

/** The offer of a variation as the snapshot has it. */
export function productOffer(
  { newPrice, oldPrice, tiers, tracking, stock }: VariationEntry,
  { minOrder }: ProductEntry,
): ProductOffer {
  const rule = { minOrder, tiers, tracking, stockCount: stock.count };
  const lowest = lowestQuantity(rule);
  return {
    tiers,
    lowest,
    orderable: canBeOrdered(rule),
    off: tierOf(tiers, lowest)?.fixedDiscount,
    priceText: formatPrice(tierPrice(newPrice, tiers, lowest)),
    oldPriceText: oldPrice > newPrice ? formatPrice(oldPrice) : '',
  };
}
