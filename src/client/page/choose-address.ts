import { keepAddress } from '#client/api/addresses.ts';
import { openOverlay } from '#client/overlay/open-overlay.ts';
import type { AddressInput } from '#contract/address.ts';
import { $session } from '#stores/session.store.ts';

/** Asks where to deliver and keeps the answer; undefined where the shopper closed the dialog. */
export async function chooseAddress(): Promise<AddressInput | undefined> {
  const { location } = $session.get();
  const address = await openOverlay('address', location ? { address: location } : {});
  if (address) await keepAddress(address);
  return address;
}
