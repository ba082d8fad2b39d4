import { hasStock } from '#domain/product/stock-list.ts';
import { readItem } from '#storefront/cart/item.ts';
import { $compare } from '#storefront/compare/compare.store.ts';
import { $favourites } from '#storefront/favourites/favourites.store.ts';
import type { StockList } from '#storefront/listing/stocks/stock-list.ts';
import { isInIsland } from '#storefront/page/island.ts';

/** The lists that buttons of a product put it into, by the name of their action. */
export const PICK_LISTS = { favourite: $favourites, compare: $compare } satisfies Record<string, StockList>;
export type ListName = keyof typeof PICK_LISTS;

/** Shows which products are in the lists. */
export function paintToggles(): void {
  for (const [name, list] of Object.entries(PICK_LISTS)) {
    for (const button of document.querySelectorAll(`[data-item] button[data-action="${name}"]`)) {
      const element = button.closest<HTMLElement>('[data-item]');
      if (!element || isInIsland(button)) continue;
      button.setAttribute('aria-pressed', String(hasStock(list.get(), readItem(element).stockId)));
    }
  }
}
