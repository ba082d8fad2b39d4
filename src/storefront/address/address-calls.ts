import {
  type Address,
  type AddressInput,
  addAddress,
  listAddresses,
  removeAddress,
  updateAddress,
} from '#contract/account/address.ts';
import * as session from '#domain/account/session.ts';
import { isSameAddress, MAX_ADDRESSES } from '#domain/address/address-book.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $session } from '#storefront/session/session.store.ts';

/** The addresses of the signed-in shopper, oldest first. Throws a `CallError`, as all of these do. */
export async function fetchAddresses(signal?: AbortSignal): Promise<Address[]> {
  const { items } = await callShop(listAddresses, {}, { signal });
  const { user } = $session.get();
  if (user) $session.set({ ...$session.get(), user: { ...user, addresses: items } });
  return items;
}

/** Adds an address to the shopper's. */
export async function saveNewAddress(body: AddressInput): Promise<Address> {
  const address = await callShop(addAddress, { body });
  $session.set(session.putAddress($session.get(), address));
  return address;
}

/** Replaces one of the shopper's addresses. */
export async function saveAddress(id: number, body: AddressInput): Promise<Address> {
  const address = await callShop(updateAddress, { params: { id }, body });
  $session.set(session.putAddress($session.get(), address));
  return address;
}

/** Removes one of the shopper's addresses; orders keep it. */
export async function deleteAddress(id: number): Promise<void> {
  await callShop(removeAddress, { params: { id } }, { unchecked: true });
  $session.set(session.removeAddress($session.get(), id));
}

/**
 * Delivers to an address from now on. It is kept in this browser; a signed-in shopper's is also added to
 * their addresses, unless it is one of them or they have as many as can be kept. A failure to add it is
 * ignored: the next order names the address itself.
 */
export async function keepAddress(address: AddressInput): Promise<void> {
  $session.set(session.setLocation($session.get(), address));
  const { token, user } = $session.get();
  if (token === null) return;
  try {
    const known = user?.addresses ?? (await fetchAddresses());
    if (known.length >= MAX_ADDRESSES || known.some((one) => isSameAddress(one, address))) return;
    await saveNewAddress(address);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
