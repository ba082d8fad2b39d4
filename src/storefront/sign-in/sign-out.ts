import { signOut as signOutCall } from '#contract/account/account.ts';
import { leavePush } from '#storefront/notifications/leave-push.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';

/**
 * Signs out, at once and in all tabs, and has the platform end the token and its messages about orders. The
 * platform keeps the shopper's cart. If it does not answer, the token is gone from this browser all the same.
 */
export async function signOut(): Promise<void> {
  const { token } = $session.get();
  if (token === null) return;
  const told = leavePush(token).then(() => callShop(signOutCall, {}, { token, unchecked: true }));
  endSession();
  await told.catch(() => {});
}
