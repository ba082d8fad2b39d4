import { SESSION_KEY } from '#domain/account/session.ts';
import { $session } from './session.store.ts';

/**
 * The id of who is signed in and is remembered by this browser; null for nobody, undefined while their
 * profile is not known. What outlives a tab may belong to them alone: after who is not remembered, somebody
 * else may use the machine.
 */
export function rememberedCustomer(): number | null | undefined {
  const { token, user } = $session.get();
  return token !== null && isShared(token) ? user?.id : null;
}

/** True if the token is the one of all tabs, not one that a tab keeps for itself. */
function isShared(token: string): boolean {
  try {
    return localStorage.getItem(SESSION_KEY)?.includes(JSON.stringify(token)) === true;
  } catch {
    return false;
  }
}
