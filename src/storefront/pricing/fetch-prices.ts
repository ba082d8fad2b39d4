import { COUNT } from '#contract/call/shape.ts';
import { listPrices } from '#contract/catalogue/catalogue.ts';
import type { CurrentPrice } from '#contract/catalogue/catalogue-schema.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';

/** Milliseconds after which current prices are of no use to a shopper. */
const PRICE_TIMEOUT = 8000;

const CURRENT_PRICE = { variationId: COUNT, newPrice: COUNT, oldPrice: COUNT, count: COUNT };

const isCurrentPrice = (value: unknown): value is CurrentPrice => hasShape(value, CURRENT_PRICE);

/**
 * Current prices and stocks of at most `PRICE_BATCH` variations. Never fails: without a usable answer the
 * list is empty, an unreadable price is left out, and the page stays as it is.
 */
export async function fetchPrices(variationIds: readonly number[]): Promise<CurrentPrice[]> {
  if (variationIds.length === 0) return [];
  try {
    const query = { ids: variationIds.join(',') };
    const answer = await callShop(listPrices, { query }, { timeoutMs: PRICE_TIMEOUT, unchecked: true });
    return isRecord(answer) && Array.isArray(answer.items) ? answer.items.filter(isCurrentPrice) : [];
  } catch {
    return [];
  }
}
