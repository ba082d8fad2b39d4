import type { User } from '#contract/account/account.ts';
import {
  GUEST,
  parseSession,
  removeUser,
  SESSION_KEY,
  type Session,
  setUser,
} from '#domain/account/session.ts';
import { emptyCustomerData } from '#storefront/storage/customer-data.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';
import { keepInTab, leaveTab, shareAmongTabs } from '#storefront/storage/tab-storage.ts';

/**
 * Session of this browser: one per origin, so one per shop, shared by all open tabs. A shopper who does not
 * want to be remembered is known to one tab, until it is closed, and so is all that is kept of them.
 */
export const $session = keptAtom<Session>(SESSION_KEY, 'customer', GUEST, {
  encode: JSON.stringify,
  decode: parseSession,
});

/** Signs a shopper in, in all tabs, or in this one alone if the browser shall not remember them. */
export function beginSession(token: string, user: User | null, remember: boolean): void {
  const session = setUser($session.get(), token, user);
  share(remember ? session : removeUser());
  if (remember) return;
  keepInTab();
  $session.set(session);
}

/**
 * Ends the session in all tabs, with all that the browser keeps of the customer. Whatever ends a session
 * calls this: signing out, a token that the platform refuses, a closed account.
 */
export function endSession(): void {
  emptyCustomerData();
}

/** Tabs with a session of their own then read the shared one, so it must be there before. */
function share(session: Session): void {
  leaveTab();
  $session.set(session);
  shareAmongTabs();
}
