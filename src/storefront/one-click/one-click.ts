import { deliveryPlace } from '#domain/account/session.ts';
import { chooseAddress } from '#storefront/address/choose-address.ts';
import { lineOf } from '#storefront/cart/item.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Orders the product of an element by a name and a phone. Asks for an unknown address first. */
export async function buyInOneClick(element: HTMLElement): Promise<void> {
  const line = lineOf(element);
  const address = deliveryPlace($session.get()) ?? (await chooseAddress('one-click'));
  if (address) await openOverlay('one-click', { line, address });
}
