import { notify } from '#client/text/notice.ts';
import type { Item } from '#domain/item-data.ts';
import { $compare } from '#stores/compare.store.ts';
import { $favourites } from '#stores/favourites.store.ts';
import { hasStock, type StockList, toggleStock } from '#stores/stock-list.ts';
import { $wanted } from '#stores/wanted.store.ts';
import { addToCart } from './cart-actions.ts';
import { isInIsland } from './island.ts';
import { lineOf, readItem } from './item.ts';

const LISTS = { favourite: $favourites, compare: $compare } satisfies Record<string, StockList>;
type ListName = keyof typeof LISTS;

/** Makes the buttons of every static product work: add, favourite, compare. Islands bring their own. */
export function startActions(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[data-action]') : null;
    const element = button?.closest<HTMLElement>('[data-item]');
    if (!button || !element || isInIsland(button)) return;
    const action = button.dataset.action;
    if (action === 'add') void add(button, element);
    else if (action === 'favourite' || action === 'compare') toggleItem(action, readItem(element));
  });
  for (const list of Object.values(LISTS)) list.subscribe(paintToggles);
}

async function add(button: HTMLButtonElement, element: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const line = lineOf(element);
  if (await addToCart(line)) $wanted.setKey(line.variationId, undefined);
  button.ariaBusy = 'false';
}

/** Puts a product into a list or takes it out, and says so. */
function toggleItem(name: ListName, { stockId, variationId, productId }: Item): void {
  const added = toggleStock(LISTS[name], { stockId, variationId, productId });
  notify({ key: `notice.${name}-${added ? 'added' : 'removed'}` });
}

/** Shows which products are in the lists. */
export function paintToggles(): void {
  for (const [name, list] of Object.entries(LISTS)) {
    for (const button of document.querySelectorAll(`[data-item] button[data-action="${name}"]`)) {
      const element = button.closest<HTMLElement>('[data-item]');
      if (!element || isInIsland(button)) continue;
      button.setAttribute('aria-pressed', String(hasStock(list.get(), readItem(element).stockId)));
    }
  }
}
