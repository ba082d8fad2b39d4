import { loginPath } from '#domain/link/paths.ts';
import { parseReturnPath } from '#domain/link/return-path.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from './session.store.ts';

/**
 * Keeps a page to signed-in shoppers: guests, and those who sign out here or in another tab, are led to the
 * sign-in page, which leads back here, or to the page in the address (`from`). Returns a function that ends
 * it.
 */
export function keepPrivate(): () => void {
  return $session.subscribe(({ token }) => {
    if (token !== null || location.pathname === pagePath(loginPath())) return;
    const { pathname, search, hash } = location;
    const from = parseReturnPath(new URLSearchParams(search).get('from'));
    location.replace(pagePath(loginPath(from ?? pathname + search + hash)));
  });
}
