import {
  changePassword,
  confirmSignIn,
  registerCustomer,
  requestPassword,
  signIn,
  type User,
} from '#contract/account/account.ts';
import type { CallInput } from '#contract/call/define-call.ts';
import { fetchProfile } from '#storefront/account/fetch-profile.ts';
import { forgetSentCode } from '#storefront/account/sent-code.ts';
import { askForCode, sendPhoneCode } from '#storefront/account/verification-limit.ts';
import { $cartSynced } from '#storefront/cart/cart-synced.store.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { beginSession } from '#storefront/session/session-change.ts';

/** Result of signing in; `user` is null if the platform has sent only the token yet. */
export interface Login {
  token: string;
  user: User | null;
}

/** Sends a code to a phone, to sign in or to register with. */
export async function sendSignInCode(phoneNumber: string, captcha?: string): Promise<void> {
  await sendPhoneCode('sign-in', { phoneNumber, captcha });
}

/** Signs in by the code of a message; 404 if the phone is not registered: the code stays good. */
export async function signInByCode(phoneNumber: string, code: string): Promise<Login> {
  const { jwtToken, user } = await callShop(confirmSignIn, { body: { phoneNumber, code } });
  return { token: jwtToken, user };
}

/** Signs in by a user name as `usernameOf` reads it. `subdomain` is that of the shop. */
export async function signInByPassword(
  username: string,
  password: string,
  subdomain: string,
  captcha?: string,
): Promise<Login> {
  const body = { username, password, subdomain, captcha };
  const { token } = await callShop(signIn, { body });
  return { token, user: null };
}

export async function register(body: CallInput<typeof registerCustomer>['body']): Promise<Login> {
  const { jwtToken, user } = await callShop(registerCustomer, { body });
  return { token: jwtToken, user };
}

/** Sends a code to set a new password with. Status 404: not registered. */
export async function sendPasswordCode(phoneNumber: string, captcha?: string): Promise<void> {
  await askForCode('password', phoneNumber, () =>
    callShop(requestPassword, { body: { phoneNumber, captcha } }, { unchecked: true }),
  );
}

/** Sets a new password by the code of a message, and signs in with it. */
export async function setNewPassword(
  body: CallInput<typeof changePassword>['body'],
  subdomain: string,
): Promise<Login> {
  const { username } = await callShop(changePassword, { body });
  return signInByPassword(username, body.password, subdomain);
}

/**
 * Begins the session after signing in: with the profile, which is fetched if it is not known, and with the
 * guest's cart merged into the platform's. A cart that cannot be read does not stop it. Throws the
 * `CallError` of the profile.
 */
export async function openSession({ token, user }: Login, remember: boolean): Promise<void> {
  // The code that merges carts is loaded while the profile is asked for: nobody needs it earlier.
  const joining = import('#storefront/cart/cart-sync.ts');
  joining.catch(() => {});
  beginSession(token, user ?? (await fetchProfile(token)), remember);
  forgetSentCode();
  // If it does not come, the next page merges them.
  $cartSynced.set(0);
  await joining.then(({ syncCart }) => syncCart()).catch(() => {});
}
