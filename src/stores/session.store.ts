import { GUEST, parseSession, type Session } from '#domain/session.ts';
import { keptAtom } from './kept-atom.ts';

/** Who uses this browser: one per origin, so one per shop, shared by all open tabs. */
export const $session = keptAtom<Session>('session:v1', GUEST, {
  encode: JSON.stringify,
  decode: parseSession,
});
