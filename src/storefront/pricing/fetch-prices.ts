import { COUNT } from '#contract/call/shape.ts';
import { listPrices } from '#contract/catalogue/catalogue.ts';
import type { CurrentPrice } from '#contract/catalogue/catalogue-schema.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';
import { shownPrice } from './shown-price.ts';

/** Milliseconds after which current prices are of no use to a shopper. */
const PRICE_TIMEOUT = 8000;

const CURRENT_PRICE = { variationId: COUNT, newPrice: COUNT, oldPrice: COUNT, count: COUNT };

const isCurrentPrice = (value: unknown): value is CurrentPrice => hasShape(value, CURRENT_PRICE);

/** Current prices and stocks as this page shows them; as `fetchPrices` in all else. */
export async function fetchShownPrices(variationIds: readonly number[]): Promise<CurrentPrice[]> {
  return (await fetchPrices(variationIds)).map(shownPrice);
}

/** The platform's own prices and stocks of variations, and those that it does not sell. */
export interface PriceAnswer {
  prices: CurrentPrice[];
  /** Ids that were asked about and that a whole answer leaves out. */
  gone: number[];
}

/**
 * Asks about at most `PRICE_BATCH` variations. Never fails: without a usable answer both lists are empty, an
 * unreadable price is left out, and the page stays as it is.
 */
export async function askPrices(variationIds: readonly number[]): Promise<PriceAnswer> {
  const nothing = { prices: [], gone: [] };
  if (variationIds.length === 0) return nothing;
  try {
    const query = { ids: variationIds.join(',') };
    const answer = await callShop(listPrices, { query }, { timeoutMs: PRICE_TIMEOUT, unchecked: true });
    if (!isRecord(answer) || !Array.isArray(answer.items)) return nothing;
    const prices = answer.items.filter(isCurrentPrice);
    const known = new Set(prices.map(({ variationId }) => variationId));
    const isWhole = prices.length === answer.items.length;
    return { prices, gone: isWhole ? variationIds.filter((id) => !known.has(id)) : [] };
  } catch {
    return nothing;
  }
}

/** The prices and stocks alone, as `askPrices` gets them. */
export async function fetchPrices(variationIds: readonly number[]): Promise<CurrentPrice[]> {
  return (await askPrices(variationIds)).prices;
}
