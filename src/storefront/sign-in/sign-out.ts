import { signOut as signOutCall } from '#contract/account/account.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { leavePush } from '#storefront/notifications/leave-push.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $session, endSession } from '#storefront/session/session.store.ts';

/**
 * Signs out, at once and in all tabs, and has the platform end the token. The platform keeps the shopper's
 * cart; the next shopper of this browser begins with an empty one and gets no messages about their orders. If
 * the platform does not answer, the token is gone from this browser all the same.
 */
export async function signOut(): Promise<void> {
  const { token } = $session.get();
  if (token === null) return;
  const told = leavePush(token).then(() => callShop(signOutCall, {}, { token, unchecked: true }));
  endSession();
  $cart.set(emptyCart());
  await told.catch(() => {});
}
