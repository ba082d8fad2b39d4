import { SESSION_KEY } from '#domain/account/session.ts';
import { keptValue } from '#storefront/storage/kept-value.ts';
import { $session } from './session.store.ts';

const shared = keptValue(SESSION_KEY, 'customer');

/**
 * Id of the customer whom this browser remembers; null for none, undefined while the profile is unknown. Only
 * a remembered customer may own data that outlive a tab: after the others somebody else may use the machine.
 */
export function rememberedCustomer(): number | null | undefined {
  const { token, user } = $session.get();
  return token !== null && isShared(token) ? user?.id : null;
}

/** True if the token is the one of all tabs, not one that a tab keeps for itself. */
function isShared(token: string): boolean {
  return shared.read()?.includes(JSON.stringify(token)) === true;
}
