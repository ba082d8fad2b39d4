import { pageTranslate } from '#client/text/page-text.ts';
import { $currentPrices } from '#stores/prices.store.ts';
import { paintToggles } from './actions.ts';
import { paintBuyControls } from './buy-control.ts';
import { readItem } from './item.ts';
import { showPrice, watchPrices } from './prices.ts';

/**
 * Takes up the products of a list that came after the start (`data-live`): what is in the cart, in the lists
 * and known of prices shows on them, and their buttons work like those of static pages.
 */
export function takeUpItems(list: ParentNode): void {
  const t = pageTranslate();
  for (const element of list.querySelectorAll<HTMLElement>('[data-item]')) {
    paintBuyControls(element, t);
    watchPrices(element);
    const price = $currentPrices.get()[readItem(element).variationId];
    if (price) showPrice(price, t);
  }
  paintToggles();
}
