import { getProfile, type User } from '#contract/account/account.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { retry } from '#storefront/platform-client/retry.ts';

/** Milliseconds until a profile that did not come is asked for again, once. */
export const PROFILE_RETRY = 1000;

/**
 * The customer of a token. Throws the `CallError` of the second attempt, or of the first if the token is
 * refused.
 */
export function fetchProfile(token: string): Promise<User> {
  return retry(() => callShop(getProfile, {}, { token }), {
    isWorthIt: (error) => !(error instanceof CallError && error.status === 401),
    limit: 2,
    first: PROFILE_RETRY,
  });
}
