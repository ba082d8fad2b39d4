import type { Settings } from '#contract/market/settings.ts';
import type { OverlayName } from '#domain/page/overlay-name.ts';
import type { AddressOverlayPage } from '#storefront/address/AddressOverlay.tsx';
import addressKeys from '#storefront/address/AddressOverlay.tsx?messages';
import clearCartKeys from '#storefront/cart/ClearCartOverlay.tsx?messages';
import cashbackKeys from '#storefront/cashback/CashbackOverlay.tsx?messages';
import paymentKeys from '#storefront/checkout/PaymentOverlay.tsx?messages';
import type { MessageKey, MessageSource } from '#storefront/i18n/message-key.ts';
import planKeys from '#storefront/installment/PlanOverlay.tsx?messages';
import oneClickKeys from '#storefront/one-click/OneClickOverlay.tsx?messages';
import patternKeys from '#storefront/pattern/PatternOverlay.tsx?messages';
import locationKeys from '#storefront/product/LocationsOverlay.tsx?messages';
import characteristicsKeys from '#storefront/product/reading/CharacteristicsOverlay.tsx?messages';
import sizeTableKeys from '#storefront/product/reading/SizeTableOverlay.tsx?messages';
import quickViewKeys from '#storefront/product/variation/QuickViewOverlay.tsx?messages';
import type { QuickViewPage } from '#storefront/product/variation/quick-view-page.ts';
import variationKeys from '#storefront/product/variation/VariationOverlay.tsx?messages';
import type { VariationPage } from '#storefront/product/variation/variation-page.ts';
import reviewKeys from '#storefront/review/ReviewOverlay.tsx?messages';
import signInKeys from '#storefront/sign-in/SignInOverlay.tsx?messages';
import { type SignInSource, signInProps } from '#storefront/sign-in/sign-in-props.ts';
import confirmKeys from '#storefront/ui/dialog/ConfirmOverlay.tsx?messages';
import { type OverlayPage, overlayPage } from '#storefront/ui/dialog/overlay-props.ts';

/** What a dialog may ask of a shop; `ShopView` has all of it. */
export type OverlaySource = MessageSource &
  Omit<OverlayPage, 'messages'> & {
    company: Pick<AddressOverlayPage, 'map'>;
    setting<Name extends keyof Settings>(name: Name): Settings[Name];
    readonly sizeTable: { name: string; href: string } | undefined;
  } & SignInSource;

const PROPS: { [Name in OverlayName]: (shop: OverlaySource) => OverlayPage } = {
  address: (shop) => ({ ...overlayPage(shop, addressKeys), map: shop.company.map }),
  'clear-cart': (shop) => overlayPage(shop, clearCartKeys),
  confirm: (shop) => overlayPage(shop, confirmKeys),
  payment: (shop) => overlayPage(shop, paymentKeys),
  variation: (shop) => variationPage(shop, variationKeys),
  'quick-view': quickViewPage,
  locations: (shop) => ({ ...overlayPage(shop, locationKeys), map: shop.company.map }),
  pattern: (shop) => overlayPage(shop, patternKeys),
  'size-table': (shop) => overlayPage(shop, sizeTableKeys),
  characteristics: (shop) => overlayPage(shop, characteristicsKeys),
  installment: (shop) => overlayPage(shop, planKeys),
  'one-click': (shop) => overlayPage(shop, oneClickKeys),
  cashback: (shop) => overlayPage(shop, cashbackKeys),
  review: (shop) => overlayPage(shop, reviewKeys),
  login: (shop) => ({
    ...signInProps(shop),
    ...overlayPage(shop, signInKeys),
  }),
};

function quickViewPage(shop: OverlaySource): QuickViewPage {
  return {
    ...variationPage(shop, quickViewKeys),
    productProperty: shop.setting('productProperty'),
    cartActive: shop.setting('cartActive'),
  };
}

function variationPage(shop: OverlaySource, keys: readonly MessageKey[]): VariationPage {
  const { sizeTable } = shop;
  return {
    ...overlayPage(shop, keys),
    ...(sizeTable && { sizeTable: { title: sizeTable.name, href: sizeTable.href } }),
    showStock: shop.setting('showProductCardInStock'),
  };
}

/** What the fragment page of a dialog holds. */
export function overlayProps(name: OverlayName, shop: OverlaySource): OverlayPage {
  return PROPS[name](shop);
}
