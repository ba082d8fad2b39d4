import { productVariationOf } from '#domain/link/paths.ts';
import { belowScreen } from '#domain/page/screen-width.ts';

const LINKS = '.product-card a, .addition a, a.addition';

/** Leads cards on small screens to the address with a product's page alone. */
export function startSmallScreenLinks(): void {
  const lead = (link: HTMLAnchorElement) => {
    if (matchMedia(belowScreen('desktop')).matches) link.pathname = productVariationOf(link.pathname);
  };
  // A page that the browser fetches ahead has the address that a link says before it is pressed.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) lead(link);
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    // The browser follows the address that the link has after all listeners have run.
    if (link && !defaultPrevented) lead(link);
  });
}
