import { $session, SESSION_KEY } from './session.store.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * The id of who is signed in and is remembered by this browser; null for nobody, undefined while their
 * profile is not known. What outlives a tab may belong to them alone: after who is not remembered, somebody
 * else may use the machine.
 */
export function rememberedCustomer(): number | null | undefined {
  const { token, user } = $session.get();
  return token === null || tabStorage(SESSION_KEY) ? null : user?.id;
}
