import { cartPath, checkoutPath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Address of the cart; for signed-in shoppers that is the checkout. */
export function cartHref(): string {
  return pagePath($session.get().token === null ? cartPath() : checkoutPath());
}

/** Keeps the links to the cart (`data-to-cart`) up to date with the session. */
export function startCartLinks(): void {
  $session.subscribe(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-to-cart]'))
      link.href = cartHref();
  });
}
