import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fetchPrices } from '#client/api/fetch-prices.ts';
import { PRICE_BATCH } from '#client/api/price-batch.ts';
import type { CurrentPrice } from '#contract/catalogue.ts';
import { $currentPrices, keepPrices } from '#stores/prices.store.ts';

/** Prices younger than this, in milliseconds, are not asked for again. */
const FRESH = 120_000;

const NO_PRICES: Record<number, CurrentPrice> = {};

/**
 * Prices and stocks that were asked for since the page was opened. They are asked for again when the shopper
 * comes back to the page, or the connection does; the client lays them over the cards.
 */
export function useFreshPrices(variationIds: readonly number[]): Readonly<Record<number, CurrentPrice>> {
  const asked = variationIds.join();
  useEffect(() => {
    let at = Date.now();
    const refresh = async () => {
      if (document.hidden || asked === '' || Date.now() - at < FRESH) return;
      at = Date.now();
      const ids = asked.split(',').map(Number);
      for (let from = 0; from < ids.length; from += PRICE_BATCH)
        keepPrices(await fetchPrices(ids.slice(from, from + PRICE_BATCH)));
    };
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [asked]);
  return useStore($currentPrices, { ssr: () => NO_PRICES });
}
