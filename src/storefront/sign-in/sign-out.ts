import { signOut as signOutCall } from '#contract/account/account.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { leavePush } from '#storefront/notifications/leave-push.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $session, endSession } from '#storefront/session/session.store.ts';

/**
 * Signs out, at once and in all tabs, and tells the platform that the token is worth nothing any more. The
 * platform keeps the cart of the shopper; here the next one begins with an empty one, and hears nothing of
 * their orders. Where the platform does not answer, the token is gone from this browser all the same.
 */
export async function signOut(): Promise<void> {
  const { token } = $session.get();
  if (token === null) return;
  const told = leavePush(token).then(() => callShop(signOutCall, {}, { token, unchecked: true }));
  endSession();
  $cart.set(emptyCart());
  await told.catch(() => {});
}
