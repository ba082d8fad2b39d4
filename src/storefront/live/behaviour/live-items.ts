import { paintBuyControls } from '#storefront/cart/buy-control.ts';
import { readItem } from '#storefront/cart/item.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { LIVE_ITEMS_EVENT } from '#storefront/page/island.ts';
import { $currentPrices } from '#storefront/pricing/prices.store.ts';
import { paintToggles } from '#storefront/product/toggles.ts';

/**
 * Connects products that an island has drawn into a list with `data-live`: they show cart, lists and known
 * prices, and their buttons work like those of static pages.
 */
export function startLiveItems(t: Translate): void {
  document.addEventListener(LIVE_ITEMS_EVENT, async ({ target }) => {
    if (!(target instanceof Element)) return;
    const { showPrice, watchPrices } = await import('#storefront/product/prices.ts');
    for (const element of target.querySelectorAll<HTMLElement>('[data-item]')) {
      paintBuyControls(element, t);
      watchPrices(element);
      const price = $currentPrices.get()[readItem(element).variationId];
      if (price) showPrice(price, t);
    }
    paintToggles();
  });
}
