import { getProfile, type User } from '#contract/account/account.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** Milliseconds until a profile that did not come is asked for again, once. */
export const PROFILE_RETRY = 1000;

/**
 * The customer of a token. Throws the `CallError` of the second attempt, or of the first if the token is
 * refused.
 */
export async function fetchProfile(token: string): Promise<User> {
  try {
    return await callShop(getProfile, {}, { token });
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw error;
    await new Promise((resolve) => setTimeout(resolve, PROFILE_RETRY));
    return callShop(getProfile, {}, { token });
  }
}
