import { useEffect } from 'react';
import type { Language } from '#contract/value/primitive.ts';
import { describeLine, findLine } from '#domain/cart/cart.ts';
import { markGone, updatePrices } from '#domain/cart/cart-change.ts';
import { askPrices } from '#storefront/pricing/fetch-prices.ts';
import { PRICE_BATCH } from '#storefront/pricing/price-batch.ts';
import { PRICE_LIFE } from '#storefront/pricing/price-life.ts';
import { $cart, changeCart } from './cart.store.ts';
import { describeLines } from './describe-lines.ts';
import { queueChange } from './pending-changes.store.ts';

/** Keeps prices, stocks and texts of the cart up to date while its page is open. */
export function useFreshCart(language: Language, defaultLanguage: Language): void {
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void refreshPrices();
    };
    refresh();
    void describeLines($cart.get(), { language, defaultLanguage }, (stockId, words) =>
      changeCart((cart) => (words === 'gone' ? markGone(cart, stockId) : describeLine(cart, stockId, words))),
    );
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    const timer = setInterval(refresh, PRICE_LIFE);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [language, defaultLanguage]);
}

/** A count that is lowered to the stock is lowered in the platform's cart, too. */
async function refreshPrices(): Promise<void> {
  const ids = $cart.get().lines.map(({ variationId }) => variationId);
  for (let from = 0; from < ids.length; from += PRICE_BATCH) {
    const { prices, gone } = await askPrices(ids.slice(from, from + PRICE_BATCH));
    if (prices.length + gone.length === 0) continue;
    const { lines } = $cart.get();
    changeCart((cart) => updatePrices(cart, prices, gone));
    for (const { stock, count, record } of lines) {
      const line = findLine($cart.get(), stock.id);
      if (record !== undefined && line && line.count < count) queueChange(line, line.count, count);
    }
  }
}
