import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CurrentPrice } from '#contract/catalogue/catalogue-schema.ts';
import { fetchPrices } from '#storefront/pricing/fetch-prices.ts';
import { PRICE_BATCH } from '#storefront/pricing/price-batch.ts';
import { PRICE_LIFE } from '#storefront/pricing/price-life.ts';
import { $currentPrices, keepPrices } from '#storefront/pricing/prices.store.ts';

const NO_PRICES: Record<number, CurrentPrice> = {};

/**
 * Current prices and stocks of these variations. They are asked for every two minutes while the page is
 * shown; and if they are older, when the page is shown again or the connection returns. The client draws them
 * on the cards.
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
        keepPrices(await fetchPrices(ids.slice(from, from + PRICE_BATCH)));
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
