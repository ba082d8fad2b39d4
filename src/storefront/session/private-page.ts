import { loginPath } from '#domain/link/paths.ts';
import { parseReturnPath } from '#domain/link/return-path.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { SESSION_ENDED_EVENT } from '#storefront/storage/session-mark.ts';
import { $session } from './session.store.ts';

/**
 * Keeps a page to signed-in shoppers: guests, and those whose session ends here or in another tab, are led to
 * the sign-in page, which leads back here, or to the page in the address (`from`). Returns a function that
 * ends it.
 */
export function keepPrivate(): () => void {
  const control = new AbortController();
  // The sign-in page comes instead of this one once more.
  const replace = (event: Event) => {
    event.preventDefault();
    leaveForSignIn();
  };
  document.addEventListener(SESSION_ENDED_EVENT, replace, control);
  const unsubscribe = $session.subscribe(({ token }) => {
    if (token === null) leaveForSignIn();
  });
  return () => {
    control.abort();
    unsubscribe();
  };
}

function leaveForSignIn(): void {
  const { pathname, search, hash } = location;
  if (pathname === pagePath(loginPath())) return;
  const from = parseReturnPath(new URLSearchParams(search).get('from'));
  leaveTo(pagePath(loginPath(from ?? pathname + search + hash)));
}
