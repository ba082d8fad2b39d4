import type { OverlayName } from '#domain/overlay-name.ts';
import type { MessageSource } from '#i18n/message-key.ts';
import type { AddressOverlayPage } from '#islands/address/AddressOverlay.tsx';
import { ADDRESS_MESSAGE_KEYS } from '#islands/address/address-message-keys.ts';
import { CLEAR_CART_MESSAGE_KEYS } from '#islands/cart/clear-cart-message-keys.ts';
import { type OverlayPage, overlayPage } from '#islands/dialog/overlay-props.ts';
import { SIGN_IN_MESSAGE_KEYS, type SignInSource, signInProps } from '#islands/sign-in/sign-in-props.ts';

/** What a dialog may ask of a shop; `ShopView` has all of it. */
export type OverlaySource = MessageSource &
  Omit<OverlayPage, 'messages'> & { company: Pick<AddressOverlayPage, 'map'> } & SignInSource;

const PROPS: { [Name in OverlayName]: (shop: OverlaySource) => OverlayPage } = {
  address: (shop) => ({ ...overlayPage(shop, ADDRESS_MESSAGE_KEYS), map: shop.company.map }),
  'clear-cart': (shop) => overlayPage(shop, CLEAR_CART_MESSAGE_KEYS),
  confirm: (shop) => overlayPage(shop, ['dialog.yes', 'dialog.no']),
  login: (shop) => ({
    ...signInProps(shop),
    ...overlayPage(shop, ['sign-in.title', ...SIGN_IN_MESSAGE_KEYS]),
  }),
};

/** What the fragment page of a dialog holds. */
export function overlayProps(name: OverlayName, shop: OverlaySource): OverlayPage {
  return PROPS[name](shop);
}
