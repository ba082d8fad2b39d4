import { loginPath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session, endSession } from '#storefront/session/session.store.ts';

/** Dispatched before the shopper is sent to the sign-in page; `preventDefault` keeps the page open. */
export const UNAUTHORISED_EVENT = 'storefront:unauthorised';

/**
 * Handles status 401: clears the stored user, who is no longer signed in. Returns false and changes nothing
 * if another tab has signed in since the refused `token` was read.
 */
export function forgetUser(token: string | null): boolean {
  if ($session.get().token !== token) return false;
  // A guest has nothing that ends, and keeps the place that was chosen.
  if (token !== null) endSession();
  return true;
}

/**
 * Clears the stored user and opens the sign-in page, which leads back here; if that page is open already, it
 * stays.
 */
export function leaveForLogin(token: string | null): void {
  if (!forgetUser(token) || location.pathname === pagePath(loginPath())) return;
  const href = pagePath(loginPath(location.pathname + location.search));
  const event = new CustomEvent(UNAUTHORISED_EVENT, { cancelable: true, detail: { href } });
  if (document.dispatchEvent(event)) location.assign(href);
}
