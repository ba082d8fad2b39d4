import { productVariationOf } from '#domain/link/paths.ts';
import { belowScreen } from '#domain/page/screen-width.ts';

const LINKS = '.product-card a, .addition a, a.addition';

/** Leads a pressed card on small screens to the address with a product's page alone. */
export function startSmallScreenLinks(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    // The browser follows the address that the link has after all listeners have run.
    if (link && !defaultPrevented && matchMedia(belowScreen('desktop')).matches)
      link.pathname = productVariationOf(link.pathname);
  });
}
