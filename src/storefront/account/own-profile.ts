import { getProfile, sendVerification, type User, updateCustomer } from '#contract/account/account.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import type { ProfileChange } from '#domain/account/profile.ts';
import { setUser } from '#domain/account/session.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $session } from '#storefront/session/session.store.ts';
import { askForCode } from './verification-limit.ts';

/** What else of a customer may be changed; each is proven in its own way. */
export interface ProvenChange {
  profile?: { phoneNumber: string };
  /** Proves another phone. */
  code?: string;
  password?: { current: string; first: string; second: string };
}

/** Who is signed in, as the platform has them now; the session keeps it for all tabs. */
export async function getOwnProfile(signal?: AbortSignal): Promise<User> {
  const { token } = $session.get();
  const user = await callShop(getProfile, {}, { signal });
  keep(token, user);
  return user;
}

/** Changes what is named of the customer. Throws a `CallError`; nothing is changed then. */
export async function changeProfile(id: number, change: ProfileChange | ProvenChange): Promise<User> {
  const { token } = $session.get();
  const user = await callShop(updateCustomer, { params: { id }, body: change });
  keep(token, user);
  return user;
}

/** Sends a code to a phone that a customer wants to have. */
export function askPhoneCode(phoneNumber: string): Promise<CallAnswer<typeof sendVerification>> {
  return askForCode('phone', () => callShop(sendVerification, { body: { phoneNumber } }));
}

/** Nothing is kept where somebody else has signed in, or nobody is, since the call began. */
function keep(token: string | null, user: User): void {
  const session = $session.get();
  if (token !== null && session.token === token) $session.set(setUser(session, token, user));
}
