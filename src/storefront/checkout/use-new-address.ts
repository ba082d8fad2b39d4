import { useState } from 'react';
import type { Address, AddressInput } from '#contract/account/address.ts';
import { setLocation } from '#domain/account/session.ts';
import { isSameAddress } from '#domain/address/address-book.ts';
import { fetchAddresses, saveAddress, saveNewAddress } from '#storefront/address/address-calls.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { $session } from '#storefront/session/session.store.ts';

/** State of a new address. */
type NewAddress =
  | { kind: 'none' }
  | { kind: 'saving' }
  /** Not saved, or saved without an answer. */
  | { kind: 'failed'; error: unknown; address: AddressInput };

/** Asks for another address and adds it to the shopper's; `onSaved` gets its id. */
export function useNewAddress(onSaved: (id: number) => void) {
  const [state, setState] = useState<NewAddress>({ kind: 'none' });

  const save = async (address: AddressInput, find: () => Promise<{ id: number } | undefined>) => {
    setState({ kind: 'saving' });
    try {
      const { id } = (await find()) ?? (await saveNewAddress(address));
      $session.set(setLocation($session.get(), address));
      setState({ kind: 'none' });
      onSaved(id);
    } catch (error) {
      setState({ kind: 'failed', error, address });
    }
  };

  return {
    state,
    async add() {
      const told = state.kind === 'failed' ? state.address : undefined;
      const wanted = await openOverlay('address', { address: told, purpose: 'courier' });
      if (wanted) await save(wanted, async () => undefined);
    },
    /** Asks for what an address of the shopper lacks. */
    async complete(address: Address) {
      const wanted = await openOverlay('address', { address, purpose: 'courier' });
      if (wanted) await save(wanted, () => saveAddress(address.id, wanted));
    },
    /** Saves it again, unless the platform has it and only the answer was lost. */
    async saveAgain() {
      if (state.kind !== 'failed') return;
      const { address } = state;
      await save(address, async () => (await fetchAddresses()).find((one) => isSameAddress(one, address)));
    },
  };
}
