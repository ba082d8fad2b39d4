import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PageList, type PageListProps } from '#storefront/listing/PageList.tsx';
import { moveTo } from '#storefront/listing/use-address.ts';
import { ISLAND_ATTRIBUTE } from '#storefront/page/island.ts';

/** Set on a list whose filters are drawn; the style sheet then hides the static ones. */
const ALIVE = 'data-alive';

/**
 * Draws filters, order and pages in place of the static ones, and moves the focus along. `address` is the
 * shopper's choice by then.
 */
export function drawList(
  list: HTMLElement,
  { address, ...props }: PageListProps & { address: string },
): void {
  const root = document.createElement('div');
  root.className = 'listing__live';
  root.setAttribute(ISLAND_ATTRIBUTE, '');
  const focused = document.activeElement;
  if (address) moveTo(address);
  list.prepend(root);
  flushSync(() => createRoot(root).render(<PageList {...props} />));
  list.setAttribute(ALIVE, '');
  if (root.querySelector('dialog[open]') || !focused || !list.contains(focused)) return;
  const own = focused instanceof HTMLSelectElement ? `select[name=${focused.name}]` : '.filter-button';
  root.querySelector<HTMLElement>(own)?.focus();
}
