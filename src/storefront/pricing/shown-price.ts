import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { type Prices, roundPrices } from '#domain/pricing/price-rounding.ts';

/**
 * Goods at the prices that this page shows: rounded where the shop's owner wants that. Carts and
 * orders keep the platform's own prices, by which it charges.
 */
export function shownPrice<Priced extends Prices>(priced: Priced): Priced {
  // Code without a page shows no prices.
  const rounding = globalThis.document?.documentElement.dataset.rounding;
  return rounding ? roundPrices(priced, Number(rounding)) : priced;
}

/** A product with all its variations at the prices that this page shows. */
export function shownProduct(product: Product): Product {
  return { ...product, variations: product.variations.map(shownPrice) };
}
