import { cartPath, checkoutPath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Where the cart is: who is signed in has it with the checkout. */
export function cartHref(): string {
  return pagePath($session.get().token === null ? cartPath() : checkoutPath());
}

/** Keeps the links to the cart (`data-to-cart`) on where it is. */
export function startCartLinks(): void {
  $session.subscribe(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-to-cart]'))
      link.href = cartHref();
  });
}
