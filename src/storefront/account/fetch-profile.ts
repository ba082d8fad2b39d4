import { getProfile, type User } from '#contract/account/account.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { retry } from '#storefront/platform-client/retry.ts';

/** After so many milliseconds a profile that did not come is asked for again, once. */
export const PROFILE_RETRY = 1000;

/** The customer of a token. Throws the `CallError` of the second try; one that is refused has no second. */
export function fetchProfile(token: string): Promise<User> {
  return retry(() => callShop(getProfile, {}, { token }), {
    isWorthIt: (error) => !(error instanceof CallError && error.status === 401),
    limit: 2,
    first: PROFILE_RETRY,
  });
}
