import type { AddressInput } from '#contract/account/address.ts';
import { deliveryPlace } from '#domain/account/session.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { $session } from '#storefront/session/session.store.ts';
import { keepAddress } from './address-calls.ts';

/** Asks for the delivery address and keeps it; undefined if the shopper closed the dialog. */
export async function chooseAddress(): Promise<AddressInput | undefined> {
  const place = deliveryPlace($session.get());
  const address = await openOverlay('address', place ? { address: place } : {});
  if (address) await keepAddress(address);
  return address;
}
