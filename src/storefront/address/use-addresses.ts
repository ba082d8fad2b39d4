import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Address } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';
import { deliveryPlace, GUEST, type Session, setLocation } from '#domain/account/session.ts';
import { addressTitle } from '#domain/address/address.ts';
import { isSameAddress } from '#domain/address/address-book.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { leaveForLogin } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import { type CallState, useCall } from '#storefront/ui/call/use-call.ts';
import { messageOf } from '#storefront/ui/form/message-of.ts';
import { deleteAddress, fetchAddresses, saveAddress, saveNewAddress } from './address-calls.ts';

// The server has no session; this object, compared by identity, stands in until hydration.
const UNKNOWN: Session = { ...GUEST };

/** Messages for refusals of an address. */
const REFUSALS = {
  'too-many': 'address.too-many',
  'wrong-country': 'address.wrong-country',
  'wrong-place': 'address.not-found',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Result of the last action, for the shopper. */
export interface AddressesNote {
  key: MessageKey;
  failed: boolean;
}

/** The answer with the addresses, and the token that asked for it. */
type Answer = CallState<{ token: string | null; items: readonly Address[] }>;

/** The session's addresses, which changes of any tab keep up to date, else the answer's. */
function listOf({ token, user }: Session, call: Answer): CallState<readonly Address[]> {
  if (token === null) return { kind: 'loading' };
  if (call.kind === 'ready' && call.value.token === token)
    return { kind: 'ready', value: user?.addresses ?? call.value.items };
  if (user && user.addresses.length > 0) return { kind: 'ready', value: user.addresses };
  return call.kind === 'failed' ? call : { kind: 'loading' };
}

/** The signed-in shopper's addresses, as all tabs have them, and the actions on them. */
export function useAddresses(language: Language, t: Translate) {
  const session = useStore($session, { ssr: () => UNKNOWN });
  const { token } = session;
  const place = deliveryPlace(session);
  const [note, setNote] = useState<AddressesNote>();
  const call = useCall(
    async (signal) => ({ token, items: token === null ? [] : await fetchAddresses(signal) }),
    [token],
  );
  useEffect(() => {
    if (session !== UNKNOWN && token === null) leaveForLogin(null);
  }, [session, token]);

  const attempt = async (change: () => Promise<unknown>, done: MessageKey) => {
    setNote(undefined);
    try {
      await change();
      setNote({ key: done, failed: false });
      if (!$session.get().user) call.retry();
    } catch (error) {
      setNote({ key: messageOf(error, REFUSALS), failed: true });
    }
  };
  const use = (address: Address) => $session.set(setLocation($session.get(), address));

  return {
    list: listOf(session, call),
    retry: call.retry,
    note,
    isCurrent: (address: Address) => place !== null && isSameAddress(address, place),
    use,
    async add() {
      const address = await openOverlay('address', {});
      if (!address) return;
      await attempt(async () => use(await saveNewAddress(address)), 'address.saved');
    },
    async edit(old: Address) {
      const wasCurrent = place !== null && isSameAddress(old, place);
      const address = await openOverlay('address', { address: old });
      if (!address) return;
      await attempt(async () => {
        const saved = await saveAddress(old.id, address);
        if (wasCurrent) use(saved);
      }, 'address.saved');
    },
    async remove(address: Address) {
      const sure = await openOverlay('confirm', {
        title: t('address.remove-question', { name: addressTitle(address, language) }),
        text: t('address.remove-text'),
        yes: t('address.remove-yes'),
        no: t('address.remove-no'),
      });
      if (sure) await attempt(() => deleteAddress(address.id), 'address.removed');
    },
  };
}
