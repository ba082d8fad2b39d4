import type { Translate } from '#i18n/message-key.ts';
import { $currentPrices } from '#stores/prices.store.ts';
import { paintToggles } from './toggles.ts';
import { paintBuyControls } from './buy-control.ts';
import { LIVE_ITEMS_EVENT } from './island.ts';
import { readItem } from './item.ts';

/**
 * Takes up the products that an island has drawn into a list with `data-live`: what is in the cart, in the
 * lists and known of prices shows on them, and their buttons work like those of static pages.
 */
export function startLiveItems(t: Translate): void {
  document.addEventListener(LIVE_ITEMS_EVENT, async ({ target }) => {
    if (!(target instanceof Element)) return;
    const { showPrice, watchPrices } = await import('./prices.ts');
    for (const element of target.querySelectorAll<HTMLElement>('[data-item]')) {
      paintBuyControls(element, t);
      watchPrices(element);
      const price = $currentPrices.get()[readItem(element).variationId];
      if (price) showPrice(price, t);
    }
    paintToggles();
  });
}
