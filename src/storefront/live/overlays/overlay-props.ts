import type { Settings } from '#contract/market/settings.ts';
import type { OverlayName } from '#domain/page/overlay-name.ts';
import type { AddressOverlayPage } from '#storefront/address/AddressOverlay.tsx';
import { ADDRESS_MESSAGE_KEYS } from '#storefront/address/address-message-keys.ts';
import { CLEAR_CART_MESSAGE_KEYS } from '#storefront/cart/clear-cart-message-keys.ts';
import { CASHBACK_MESSAGE_KEYS } from '#storefront/cashback/cashback-message-keys.ts';
import { PAYMENT_MESSAGE_KEYS } from '#storefront/checkout/payment-message-keys.ts';
import type { MessageKey, MessageSource } from '#storefront/i18n/message-key.ts';
import { PLAN_MESSAGE_KEYS } from '#storefront/installment/plan-message-keys.ts';
import { ONE_CLICK_MESSAGE_KEYS } from '#storefront/one-click/one-click-message-keys.ts';
import { PATTERN_MESSAGE_KEYS } from '#storefront/pattern/pattern-message-keys.ts';
import { LOCATION_MESSAGE_KEYS } from '#storefront/product/location-message-keys.ts';
import { READING_MESSAGE_KEYS } from '#storefront/product/reading/reading-message-keys.ts';
import {
  QUICK_VIEW_MESSAGE_KEYS,
  type QuickViewPage,
} from '#storefront/product/variation/quick-view-page.ts';
import { VARIATION_MESSAGE_KEYS, type VariationPage } from '#storefront/product/variation/variation-page.ts';
import { REVIEW_MESSAGE_KEYS } from '#storefront/review/review-message-keys.ts';
import { SIGN_IN_MESSAGE_KEYS, type SignInSource, signInProps } from '#storefront/sign-in/sign-in-props.ts';
import { type OverlayPage, overlayPage } from '#storefront/ui/dialog/overlay-props.ts';

/** What a dialog may ask of a shop; `ShopView` has all of it. */
export type OverlaySource = MessageSource &
  Omit<OverlayPage, 'messages'> & {
    company: Pick<AddressOverlayPage, 'map'>;
    setting<Name extends keyof Settings>(name: Name): Settings[Name];
    readonly sizeTable: { name: string; href: string } | undefined;
  } & SignInSource;

const PROPS: { [Name in OverlayName]: (shop: OverlaySource) => OverlayPage } = {
  address: (shop) => ({ ...overlayPage(shop, ADDRESS_MESSAGE_KEYS), map: shop.company.map }),
  'clear-cart': (shop) => overlayPage(shop, CLEAR_CART_MESSAGE_KEYS),
  confirm: (shop) => overlayPage(shop, ['dialog.yes', 'dialog.no']),
  payment: (shop) => overlayPage(shop, PAYMENT_MESSAGE_KEYS),
  variation: variationPage,
  'quick-view': quickViewPage,
  locations: (shop) => ({ ...overlayPage(shop, LOCATION_MESSAGE_KEYS), map: shop.company.map }),
  pattern: (shop) => overlayPage(shop, PATTERN_MESSAGE_KEYS),
  'size-table': (shop) => overlayPage(shop, READING_MESSAGE_KEYS),
  characteristics: (shop) => overlayPage(shop, []),
  installment: (shop) => overlayPage(shop, PLAN_MESSAGE_KEYS),
  'one-click': (shop) => overlayPage(shop, ONE_CLICK_MESSAGE_KEYS),
  cashback: (shop) => overlayPage(shop, CASHBACK_MESSAGE_KEYS),
  review: (shop) => overlayPage(shop, REVIEW_MESSAGE_KEYS),
  login: (shop) => ({
    ...signInProps(shop),
    ...overlayPage(shop, ['sign-in.title', ...SIGN_IN_MESSAGE_KEYS]),
  }),
};

function quickViewPage(shop: OverlaySource): QuickViewPage {
  return {
    ...variationPage(shop, QUICK_VIEW_MESSAGE_KEYS),
    productProperty: shop.setting('productProperty'),
    cartActive: shop.setting('cartActive'),
  };
}

function variationPage(shop: OverlaySource, keys: readonly MessageKey[] = []): VariationPage {
  const { sizeTable } = shop;
  return {
    ...overlayPage(shop, [...VARIATION_MESSAGE_KEYS, ...keys]),
    ...(sizeTable && { sizeTable: { title: sizeTable.name, href: sizeTable.href } }),
    showStock: shop.setting('showProductCardInStock'),
  };
}

/** What the fragment page of a dialog holds. */
export function overlayProps(name: OverlayName, shop: OverlaySource): OverlayPage {
  return PROPS[name](shop);
}
