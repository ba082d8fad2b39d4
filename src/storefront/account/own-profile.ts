import { getProfile, type User, updateCustomer } from '#contract/account/account.ts';
import type { ProfileChange } from '#domain/account/profile.ts';
import { setUser } from '#domain/account/session.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $session } from '#storefront/session/session.store.ts';
import { sendPhoneCode } from './verification-limit.ts';

/** Changes that need a proof each: a code or the current password. */
export interface ProvenChange {
  profile?: { phoneNumber: string };
  /** Proves the new phone. */
  code?: string;
  password?: { current: string; first: string; second: string };
}

/** The signed-in customer, from the platform; the session keeps them for all tabs. */
export async function getOwnProfile(signal?: AbortSignal): Promise<User> {
  const { token } = $session.get();
  const user = await callShop(getProfile, {}, { signal });
  keep(token, user);
  return user;
}

/** Changes these fields of the customer alone. Throws a `CallError`; then nothing has changed. */
export async function changeProfile(id: number, change: ProfileChange | ProvenChange): Promise<User> {
  const { token } = $session.get();
  const user = await callShop(updateCustomer, { params: { id }, body: change });
  keep(token, user);
  return user;
}

/** Sends a code to the phone that a customer wants to have. */
export async function askPhoneCode(phoneNumber: string): Promise<void> {
  await sendPhoneCode('phone', { phoneNumber });
}

/** Keeps nothing if the shopper has signed out, or somebody else in, since the call began. */
function keep(token: string | null, user: User): void {
  const session = $session.get();
  if (token !== null && session.token === token) $session.set(setUser(session, token, user));
}
