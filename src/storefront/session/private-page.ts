import { loginPath } from '#domain/link/paths.ts';
import { parseReturnPath } from '#domain/link/return-path.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from './session.store.ts';

/**
 * Keeps a page to signed-in shoppers: a guest, and who signs out here or in another tab, is led to the
 * sign-in page, which leads back here, or to the page that the address names (`from`). Returns what ends
 * that.
 */
export function keepPrivate(): () => void {
  return $session.subscribe(({ token }) => {
    if (token !== null || location.pathname === pagePath(loginPath())) return;
    const { pathname, search, hash } = location;
    const from = parseReturnPath(new URLSearchParams(search).get('from'));
    location.replace(pagePath(loginPath(from ?? pathname + search + hash)));
  });
}
