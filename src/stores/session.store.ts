import type { User } from '#contract/account.ts';
import { GUEST, parseSession, removeUser, type Session, setUser } from '#domain/session.ts';
import { keptAtom } from './kept-atom.ts';
import { keepInTab, shareAmongTabs } from './tab-storage.ts';

const KEY = 'session:v1';

/**
 * Who uses this browser: one per origin, so one per shop, shared by all open tabs. Who does not want to be
 * remembered is known to one tab, for as long as it is open.
 */
export const $session = keptAtom<Session>(KEY, GUEST, {
  encode: JSON.stringify,
  decode: parseSession,
});

/** Signs somebody in, here and in all tabs, or in this tab alone where the browser shall not remember it. */
export function beginSession(token: string, user: User | null, remember: boolean): void {
  const guest = $session.get();
  shareAmongTabs(KEY);
  if (!remember) {
    $session.set(removeUser());
    keepInTab(KEY);
  }
  $session.set(setUser(guest, token, user));
}

/** Signs out, in all tabs. */
export function endSession(): void {
  shareAmongTabs(KEY);
  $session.set(removeUser());
}
