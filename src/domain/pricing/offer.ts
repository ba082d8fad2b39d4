import {
  formatDiscount,
  formatPrice,
  type PriceTier,
  discountPercent as percentOf,
  tierOf,
  tierPrice,
} from './price.ts';
import { highestQuantity, lowestQuantity, type QuantityRule } from './quantity.ts';
import { type StockLevel, stockLevel } from './stock-level.ts';

/** The terms that the platform sells a variation on. Prices are whole UZS for one piece, before tiers. */
export interface Terms extends QuantityRule {
  newPrice: number;
  oldPrice: number;
  tiers: readonly PriceTier[];
}

/** Price and availability of a variation: the record that every page, card and feed shows. */
export interface Offer {
  /** Whole UZS for one piece at the quantity, less the discount of its tier. */
  price: number;
  /** Whole UZS for one piece without any discount; equal to `price` where there is none. */
  oldPrice: number;
  /** Whole percent that `price` is below `oldPrice`. */
  discountPercent: number;
  /** The tier that holds the quantity. */
  tier: PriceTier | undefined;
  /** The fewest and the most pieces that can be ordered; fewer than `lowest` at most where it is sold out. */
  lowest: number;
  highest: number;
  /** True if at least the fewest pieces are there. */
  orderable: boolean;
  /** `out` exactly where it is not orderable. */
  stock: StockLevel;
}

/** The offer for a quantity, by default the fewest pieces that can be ordered. */
export function offerOf(terms: Terms, quantity = lowestQuantity(terms)): Offer {
  const { newPrice, tiers, stockCount, tracking } = terms;
  const price = tierPrice(newPrice, tiers, quantity);
  const oldPrice = Math.max(terms.oldPrice, newPrice);
  const lowest = lowestQuantity(terms);
  const highest = highestQuantity(terms);
  const orderable = highest >= lowest;
  return {
    price,
    oldPrice,
    discountPercent: percentOf(price, oldPrice),
    tier: tierOf(tiers, quantity),
    lowest,
    highest,
    orderable,
    stock: orderable ? stockLevel(stockCount, tracking) : 'out',
  };
}

/** From how many pieces on one costs less than where the fewest are taken, and what; undefined without. */
export function nextTier(terms: Terms): { pieces: number; price: number } | undefined {
  if (terms.tiers.length === 0) return undefined;
  const { price, lowest, highest } = offerOf(terms);
  return terms.tiers
    .filter(({ min }) => min > lowest && min <= highest)
    .map(({ min }) => ({ pieces: min, price: offerOf(terms, min).price }))
    .filter((tier) => tier.price < price)
    .sort((one, other) => one.pieces - other.pieces)[0];
}

/** A variation as the contract and the snapshot describe it. */
export interface VariationForSale extends Omit<Terms, 'minOrder' | 'stockCount'> {
  stock: { count: number };
}

/** The terms of a variation; the fewest pieces are a matter of its product. */
export function variationTerms(
  { newPrice, oldPrice, tiers, tracking, stock, maxOrder }: VariationForSale,
  minOrder: number,
): Terms {
  return { newPrice, oldPrice, tiers, tracking, stockCount: stock.count, minOrder, maxOrder };
}

/** The prices of an offer for shoppers' eyes; `oldPrice` and `discount` are empty where they say nothing. */
export interface OfferText {
  price: string;
  oldPrice: string;
  discount: string;
}

export function formatOffer({ price, oldPrice, discountPercent }: Offer, currency: string): OfferText {
  return {
    price: formatPrice(price, currency),
    oldPrice: oldPrice > price ? formatPrice(oldPrice, currency) : '',
    discount: formatDiscount(discountPercent),
  };
}
