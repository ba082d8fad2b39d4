import type { CurrentPrice } from '#contract/catalogue/catalogue-schema.ts';
import { productPath } from '#domain/link/paths.ts';
import { lowestQuantity } from '#domain/pricing/quantity.ts';
import { nameOf, readItem } from '#storefront/cart/item.ts';
import { notify } from '#storefront/page/notice.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $currentPrices } from '#storefront/pricing/prices.store.ts';
import { POPUP_TIME } from '#storefront/ui/toast.ts';
import { $awaited, awaitedIfBack, stopAwaiting, toggleAwaited } from './awaited.store.ts';

/** Shows which products are waited for, and says once when a current stock shows that one is back. */
export function followAwaited(): void {
  $awaited.subscribe(paintAwaited);
  $currentPrices.listen((prices, _, id) => {
    const price = id === undefined ? undefined : prices[id];
    // A hidden tab leaves the notice to the visible one.
    if (price && !document.hidden) tell(price);
  });
}

/** Waits for the sold-out product of a button, or no longer. */
export function toggleAwaitedOf(button: Element): void {
  const element = button.closest<HTMLElement>('[data-item]');
  if (!element) return;
  const item = readItem(element);
  const { variationId, tracking } = item;
  const added = toggleAwaited({
    variationId,
    name: nameOf(element),
    lowest: lowestQuantity(item),
    tracking,
  });
  notify({ key: added ? 'notice.await-added' : 'notice.await-removed' });
}

/** The product's own page shows by itself that it is back. */
function tell({ variationId, count }: CurrentPrice): void {
  const product = awaitedIfBack(variationId, count);
  if (!product) return;
  if (document.querySelector(`[data-item="${variationId}"] [data-action="await"]`)) {
    stopAwaiting(variationId);
    return;
  }
  notify({
    key: 'notice.back-in-stock',
    params: { name: product.name },
    link: { key: 'notice.to-product', href: pagePath(productPath(variationId)) },
    stays: true,
  });
  // A shopper who leaves the page at once has not read it.
  setTimeout(stopAwaiting, POPUP_TIME, variationId);
}

/** Shows which products are waited for. */
export function paintAwaited(): void {
  const ids = new Set($awaited.get().map(({ variationId }) => variationId));
  for (const button of document.querySelectorAll('[data-item] button[data-action="await"]')) {
    const element = button.closest<HTMLElement>('[data-item]');
    if (element) button.setAttribute('aria-pressed', String(ids.has(readItem(element).variationId)));
  }
}
