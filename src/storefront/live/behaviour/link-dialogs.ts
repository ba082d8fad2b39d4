import type { StockId } from '#contract/value/primitive.ts';
import { fromScreen } from '#domain/page/screen-width.ts';
import { nameOf, readItem, thumbOf } from '#storefront/cart/item.ts';
import { compareTerms } from '#storefront/installment/installment.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { askProduct } from '#storefront/product/variation/product-ahead.ts';

// The answer comes while the finger is down.
document.addEventListener('pointerdown', ({ target, button }) => {
  if (button !== 0) return;
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-action]') : null;
  const element = link?.closest<HTMLElement>('[data-item]');
  if (link && element && opensVariation(link)) askProduct(readItem(element).variationId);
});

/** Opens the dialog that shows a link's page in place; other links are followed. */
export function openLinkDialog(link: HTMLAnchorElement, element: HTMLElement): void {
  const { action } = link.dataset;
  const title = link.textContent.trim();
  const dialog = opensVariation(link);
  if (dialog) {
    const { variationId } = readItem(element);
    askProduct(variationId);
    void openOverlay(dialog, { variationId, name: nameOf(element), image: thumbOf(element) });
  } else if (action === 'locations') {
    const others: StockId[] = JSON.parse(link.dataset.others ?? '[]');
    void openOverlay('locations', { stockIds: [readItem(element).stockId, ...others] });
  } else if (action === 'size-table') {
    const labels = link.closest('fieldset')?.querySelectorAll('li a > :first-child') ?? [];
    const sizes = Array.from(labels, ({ textContent }) => textContent.trim());
    void openOverlay('size-table', { title, href: link.pathname, sizes });
  } else if (action === 'characteristics') void openOverlay('characteristics', { title, rows: rowsOn(link) });
  else if (action === 'installment-terms') void compareTerms(element);
  else location.assign(link.href);
}

/** The dialog of a product's variations that a link opens, if it does. */
function opensVariation({ dataset: { action } }: HTMLElement): 'variation' | 'quick-view' | undefined {
  if (action === 'choose') return 'variation';
  return action === 'quick-view' && matchMedia(fromScreen('desktop')).matches ? action : undefined;
}

/** The characteristics on the page, by the section that the link leads to. */
function rowsOn({ hash }: HTMLAnchorElement): [name: string, value: string][] {
  return [...document.querySelectorAll(`${hash} dl > div`)].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent ?? '',
  ]);
}
