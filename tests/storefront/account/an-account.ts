import { GUEST } from '#domain/account/session.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { pickMessages } from '#storefront/i18n/messages.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import { $codePauses } from '#storefront/session/code-pauses.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopper, type Shopper } from '../../sandbox/a-shopper.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { act } from '../act.ts';
import { openPage } from '../static-page.ts';

/** A page of a customer who has just signed in, and the shop that it asks. */
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

/** Answers the open question. */
export async function answer(yes: boolean): Promise<void> {
  await act(() => closeOverlay($modals.get()[0]?.id ?? 0, yes));
}
