import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CurrentPrice } from '#contract/catalogue/catalogue-schema.ts';
import { fetchShownPrices } from '#storefront/pricing/fetch-prices.ts';
import { PRICE_BATCH } from '#storefront/pricing/price-batch.ts';
import { PRICE_LIFE } from '#storefront/pricing/price-life.ts';
import { $currentPrices, keepPrices } from '#storefront/pricing/prices.store.ts';

const NO_PRICES: Record<number, CurrentPrice> = {};

/**
 * Prices and stocks that were asked for since the page was opened. While the page is open they are asked
 * for again every two minutes, and where they are older when the shopper comes back to it, or the connection
 * does; the client lays them over the cards.
 */
export function useFreshPrices(variationIds: readonly number[]): Readonly<Record<number, CurrentPrice>> {
  const asked = variationIds.join();
  useEffect(() => {
    let at = Date.now();
    const refresh = async () => {
      if (document.hidden || asked === '' || Date.now() - at < PRICE_LIFE) return;
      at = Date.now();
      const ids = asked.split(',').map(Number);
      for (let from = 0; from < ids.length; from += PRICE_BATCH)
        keepPrices(await fetchShownPrices(ids.slice(from, from + PRICE_BATCH)));
    };
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    const timer = setInterval(refresh, PRICE_LIFE);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [asked]);
  return useStore($currentPrices, { ssr: () => NO_PRICES });
}
