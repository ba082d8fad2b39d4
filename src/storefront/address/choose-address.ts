import type { AddressInput } from '#contract/account/address.ts';
import { deliveryPlace } from '#domain/account/session.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { $session } from '#storefront/session/session.store.ts';
import type { AddressPurpose } from './address.overlay.tsx';
import { keepAddress } from './address-calls.ts';

/**
 * Asks for the delivery address and keeps it; undefined if the shopper closed the dialog. `purpose` is said
 * where the shopper pressed something else than an address.
 */
export async function chooseAddress(purpose?: AddressPurpose): Promise<AddressInput | undefined> {
  const place = deliveryPlace($session.get());
  const address = await openOverlay('address', { ...(place && { address: place }), purpose });
  if (address) await keepAddress(address);
  return address;
}
