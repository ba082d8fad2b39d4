import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { GUEST, parseSession, type Session } from '#domain/session.ts';

/** Who uses this browser: one per origin, so one per shop, shared by all open tabs. */
export const $session = persistentAtom<Session>('session:v1', GUEST, {
  encode: JSON.stringify,
  decode: parseSession,
});

/**
 * Whether somebody is signed in.
 * @awaited
 */
export const $signedIn = computed($session, ({ token }) => token !== null);
