import { pagePath } from '#client/text/page-text.ts';
import { loginPath } from '#paths.ts';
import { $session } from '#stores/session.store.ts';

/**
 * Keeps a page to signed-in shoppers: a guest, and who signs out here or in another tab, is led to the
 * sign-in page, which leads back here. Returns what ends that.
 */
export function keepPrivate(): () => void {
  return $session.subscribe(({ token }) => {
    if (token !== null || location.pathname === pagePath(loginPath())) return;
    location.replace(pagePath(loginPath(location.pathname + location.search)));
  });
}
