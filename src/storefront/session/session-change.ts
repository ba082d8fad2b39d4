import type { User } from '#contract/account/account.ts';
import { removeUser, type Session, setUser } from '#domain/account/session.ts';
import { emptyCustomerData } from '#storefront/storage/customer-data.ts';
import { keepInTab, leaveTab, shareAmongTabs } from '#storefront/storage/tab-mark.ts';
import { $session } from './session.store.ts';

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
