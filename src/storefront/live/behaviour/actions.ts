import { comparePath } from '#domain/link/paths.ts';
import type { Item } from '#domain/pricing/item-data.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { hasStock } from '#domain/product/stock-list.ts';
import { addToCart } from '#storefront/cart/cart-actions.ts';
import { lineOf, readItem } from '#storefront/cart/item.ts';
import { $wanted } from '#storefront/cart/wanted.store.ts';
import { addStocks, dropStocks } from '#storefront/listing/stocks/stock-list.ts';
import { isInIsland } from '#storefront/page/island.ts';
import { notify } from '#storefront/page/notice.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { type ListName, PICK_LISTS, paintToggles } from '#storefront/product/toggles.ts';

/** Makes the buttons of every static product work: add, favourite, compare. Islands bring their own. */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    const action = button?.dataset.action;
    if (action === 'back' && history.length > 1) {
      event.preventDefault();
      history.back();
    }
    const element = button?.closest<HTMLElement>('[data-item]');
    if (!button || !element) return;
    if (action === 'add') void whileBusy(button, () => add(element));
    else if (action === 'installment')
      import('#storefront/installment/installment.ts').then(
        ({ buyByMonths }) => buyByMonths(element),
        sayNotLoaded,
      );
    else if (button instanceof HTMLAnchorElement) openInstead(event, button, element);
    else if (action === 'one-click')
      void whileBusy(button, () =>
        import('#storefront/one-click/one-click.ts').then(({ buyInOneClick }) => buyInOneClick(element)),
      );
    else if (action === 'favourite' || action === 'compare') toggleItem(action, readItem(element));
  });
  for (const list of Object.values(PICK_LISTS)) list.subscribe(paintToggles);
  // A pointer or focus on a button loads what the press will need.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, near);
}

function near(event: Event): void {
  const button = buttonOf(event);
  const element = button?.closest<HTMLElement>('[data-item]');
  if (!button || !element) return;
  if (button instanceof HTMLAnchorElement) import('./link-dialogs.ts').catch(() => {});
  else if (/^(?:add|one-click)$/.test(button.dataset['action'] ?? ''))
    loadItems().then(
      ({ askAhead }) => askAhead(readItem(element).categoryId),
      () => {},
    );
}

const loadItems = () => import('#storefront/product/add-with-items.ts');

function buttonOf({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  // A link of a card leads on by itself, wherever it is drawn.
  return button && (button.matches('a') || !isInIsland(button)) ? button : null;
}

/** Opens a dialog in place of a link's page. A new tab, or a dialog that does not load, gets the page. */
function openInstead(event: MouseEvent, link: HTMLAnchorElement, element: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./link-dialogs.ts').then(
    ({ openLinkDialog }) => openLinkDialog(link, element),
    () => location.assign(link.href),
  );
}

const sayNotLoaded = () => notify({ key: 'notice.not-loaded' });

/** Does once what a button is pressed for, however often it is pressed meanwhile. */
async function whileBusy(button: HTMLElement, run: () => Promise<void>): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  await run().catch(sayNotLoaded);
  button.ariaBusy = 'false';
}

async function add(element: HTMLElement): Promise<void> {
  const line = lineOf(element);
  // Without the part that asks and offers, the product goes in alone.
  const { addWithItems } = await loadItems().catch(() => ({ addWithItems: addToCart }));
  if (await addWithItems(line, readItem(element).categoryId)) $wanted.setKey(line.variationId, undefined);
}

/** Puts a product into a list or takes it out, and says so. */
function toggleItem(name: ListName, item: Item): void {
  const { stockId, variationId, productId } = item;
  const $list = PICK_LISTS[name];
  if (hasStock($list.get(), stockId)) {
    const undo = dropStocks($list, [stockId]);
    notify({ key: `notice.${name}-removed`, undo });
  } else {
    addStocks($list, [{ stockId, variationId, productId, price: offerOf(item).price }]);
    const link = { key: 'notice.to-compare', href: pagePath(comparePath()) } as const;
    notify({ key: `notice.${name}-added`, ...(name === 'compare' && { link }) });
  }
}
