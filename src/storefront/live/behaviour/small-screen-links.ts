import { productVariationOf } from '#domain/link/paths.ts';
import { belowScreen } from '#domain/page/screen-width.ts';

const LINKS = '.product-card a, .addition a, a.addition';

/** A pressed card leads small screens to the address that has a product's page without what is around it. */
export function startSmallScreenLinks(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    // The browser follows the address that the link has once all who listen have.
    if (link && !defaultPrevented && matchMedia(belowScreen('desktop')).matches)
      link.pathname = productVariationOf(link.pathname);
  });
}
