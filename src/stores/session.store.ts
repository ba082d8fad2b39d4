import { persistentAtom } from '@nanostores/persistent';
import { GUEST, parseSession, type Session } from '#domain/session.ts';

/** Who uses this browser: one per origin, so one per shop, shared by all open tabs. */
export const $session = persistentAtom<Session>('session:v1', GUEST, {
  encode: JSON.stringify,
  decode: parseSession,
});
