import { GUEST, parseSession, SESSION_KEY, type Session } from '#domain/account/session.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/**
 * Session of this browser: one per origin, so one per shop, shared by all open tabs. A shopper who does not
 * want to be remembered is known to one tab, until it is closed, and so is all that is kept of them.
 */
export const $session = keptAtom<Session>(SESSION_KEY, 'customer', GUEST, {
  encode: JSON.stringify,
  decode: parseSession,
});
