import type { ComponentType } from 'react';
import type { OverlayName } from '#domain/page/overlay-name.ts';
import type { OverlayAnswer, OverlayData } from '#storefront/overlay/overlay.ts';
import type { OverlayProps } from '#storefront/ui/dialog/overlay-props.ts';

/** What a dialog's fragment page holds is made for it in `overlay-props.ts`. */
type View<Name extends OverlayName> = ComponentType<
  OverlayProps<OverlayData<Name>, OverlayAnswer<Name>, never>
>;

/** Loads what draws each dialog. */
export const OVERLAY_VIEWS: { [Name in OverlayName]: () => Promise<View<Name>> } = {
  address: async () => (await import('#storefront/address/AddressOverlay.tsx')).AddressOverlay,
  'clear-cart': async () => (await import('#storefront/cart/ClearCartOverlay.tsx')).ClearCartOverlay,
  variation: async () =>
    (await import('#storefront/product/variation/VariationOverlay.tsx')).VariationOverlay,
  'quick-view': async () =>
    (await import('#storefront/product/variation/QuickViewOverlay.tsx')).QuickViewOverlay,
  locations: async () => (await import('#storefront/product/LocationsOverlay.tsx')).LocationsOverlay,
  pattern: async () => (await import('#storefront/pattern/PatternOverlay.tsx')).PatternOverlay,
  'size-table': async () =>
    (await import('#storefront/product/reading/SizeTableOverlay.tsx')).SizeTableOverlay,
  characteristics: async () =>
    (await import('#storefront/product/reading/CharacteristicsOverlay.tsx')).CharacteristicsOverlay,
  installment: async () => (await import('#storefront/installment/PlanOverlay.tsx')).PlanOverlay,
  'one-click': async () => (await import('#storefront/one-click/OneClickOverlay.tsx')).OneClickOverlay,
  cashback: async () => (await import('#storefront/cashback/CashbackOverlay.tsx')).CashbackOverlay,
  review: async () => (await import('#storefront/review/ReviewOverlay.tsx')).ReviewOverlay,
  confirm: async () => (await import('#storefront/ui/dialog/ConfirmOverlay.tsx')).ConfirmOverlay,
  payment: async () => (await import('#storefront/checkout/PaymentOverlay.tsx')).PaymentOverlay,
  login: async () => (await import('#storefront/sign-in/SignInOverlay.tsx')).SignInOverlay,
};
