import { loginPath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';

/** Dispatched before the shopper is sent to the sign-in page; `preventDefault` keeps the page open. */
export const UNAUTHORISED_EVENT = 'storefront:unauthorised';

/** Token whose session ended on this page because the platform refused it. */
let refused: string | undefined;

/**
 * Handles status 401: ends the session of the refused `token`. Returns false and changes nothing if the
 * session ended in another way since the token was read, or another one has begun.
 */
export function forgetUser(token: string | null): boolean {
  const { token: now } = $session.get();
  if (now !== token) return now === null && token === refused;
  // A guest has nothing that ends, and keeps the place that was chosen.
  if (token === null) return true;
  refused = token;
  endSession();
  return true;
}

/**
 * Ends the session of a refused token and opens the sign-in page, which leads back here; if that page is open
 * already, it stays.
 */
export function leaveForLogin(token: string | null): void {
  if (!forgetUser(token) || location.pathname === pagePath(loginPath())) return;
  const href = pagePath(loginPath(location.pathname + location.search));
  const event = new CustomEvent(UNAUTHORISED_EVENT, { cancelable: true, detail: { href } });
  if (document.dispatchEvent(event)) location.assign(href);
}
