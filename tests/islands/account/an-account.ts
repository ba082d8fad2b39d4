import { closeOverlay } from '#client/overlay/open-overlay.ts';
import { GUEST } from '#domain/session.ts';
import { DICTIONARIES } from '#i18n/dictionary.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { pickMessages } from '#i18n/messages.ts';
import { $cart } from '#stores/cart.store.ts';
import { $codePauses } from '#stores/code-pauses.store.ts';
import { $modals } from '#stores/modal.store.ts';
import { $session } from '#stores/session.store.ts';
import { aShopHost, type ShopHost } from '../../client/a-shop-host.ts';
import { openPage } from '../../client/static-page.ts';
import { aShopper, type Shopper } from '../../sandbox/a-shopper.ts';
import { act } from '../act.ts';

/** A page of the account of somebody who has just signed in, and the shop that it asks. */
export async function anAccount(customer: { phone?: string; wallet?: number } = {}): Promise<{
  host: ShopHost;
  shopper: Shopper;
}> {
  const host = await aShopHost();
  const shopper = await aShopper(host, 'shop', customer);
  openPage('');
  $cart.set({ lines: [] });
  $codePauses.set({});
  $modals.set([]);
  $session.set({ ...GUEST, token: shopper.token });
  return { host, shopper };
}

/** English texts by their keys, as a page hands them to its island. */
export const textsFor = (keys: readonly MessageKey[]) => pickMessages(DICTIONARIES.en, keys);

/** Answers the question that is open. */
export async function answer(yes: boolean): Promise<void> {
  await act(() => closeOverlay($modals.get()[0]?.id ?? 0, yes));
}
