import type { CurrentPrice } from '#contract/catalogue.ts';
import { API_BASE_PATH } from '#contract/define-call.ts';

/** Variations in one call; the platform takes no more than `MAX_PRICE_IDS`. */
export const PRICE_BATCH = 100;

/** A slower answer than this, in milliseconds, is of no use to who reads the page. */
const PRICE_TIMEOUT = 8000;

/**
 * Current prices and stocks of at most `PRICE_BATCH` variations, from the shop's own host, which adds the shop's key. Never fails: without a usable
 * answer the list is empty, and what the page shows stays.
 */
export async function fetchPrices(variationIds: readonly number[]): Promise<CurrentPrice[]> {
  if (variationIds.length === 0) return [];
  try {
    const answer = await fetch(`${API_BASE_PATH}/variations/prices?ids=${variationIds.join(',')}`, {
      signal: AbortSignal.timeout(PRICE_TIMEOUT),
    });
    const body: { items?: unknown } | null = answer.ok ? await answer.json() : null;
    return Array.isArray(body?.items) ? body.items.filter(isCurrentPrice) : [];
  } catch {
    return [];
  }
}

function isCurrentPrice(value: Partial<CurrentPrice> | null): value is CurrentPrice {
  return [value?.variationId, value?.newPrice, value?.oldPrice, value?.count].every((number) => Number.isSafeInteger(number) && Number(number) >= 0);
}
