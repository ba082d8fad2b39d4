import { map } from 'nanostores';
import type { CurrentPrice } from '#contract/catalogue/catalogue-schema.ts';

/** Prices and stocks asked for since the page was opened, by variation id. */
export const $currentPrices = map<Record<number, CurrentPrice>>({});

/** Lays answers into the store. */
export function keepPrices(prices: readonly CurrentPrice[]): void {
  for (const price of prices) $currentPrices.setKey(price.variationId, price);
}
