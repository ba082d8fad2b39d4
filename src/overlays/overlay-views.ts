import type { ComponentType } from 'react';
import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import type { OverlayName } from '#domain/overlay-name.ts';
import type { OverlayProps } from '#islands/dialog/overlay-props.ts';

/** What a dialog's fragment page holds is made for it in `overlay-props.ts`. */
type View<Name extends OverlayName> = ComponentType<
  OverlayProps<OverlayData<Name>, OverlayAnswer<Name>, never>
>;

/** Loads what draws each dialog. */
export const OVERLAY_VIEWS: { [Name in OverlayName]: () => Promise<View<Name>> } = {
  address: async () => (await import('#islands/address/AddressOverlay.tsx')).AddressOverlay,
  'clear-cart': async () => (await import('#islands/cart/ClearCartOverlay.tsx')).ClearCartOverlay,
  variation: async () => (await import('#islands/variation/VariationOverlay.tsx')).VariationOverlay,
  'quick-view': async () => (await import('#islands/variation/QuickViewOverlay.tsx')).QuickViewOverlay,
  locations: async () => (await import('#islands/location/LocationsOverlay.tsx')).LocationsOverlay,
  pattern: async () => (await import('#islands/pattern/PatternOverlay.tsx')).PatternOverlay,
  'size-table': async () => (await import('#islands/reading/SizeTableOverlay.tsx')).SizeTableOverlay,
  characteristics: async () =>
    (await import('#islands/reading/CharacteristicsOverlay.tsx')).CharacteristicsOverlay,
  installment: async () => (await import('#islands/installment/PlanOverlay.tsx')).PlanOverlay,
  'one-click': async () => (await import('#islands/one-click/OneClickOverlay.tsx')).OneClickOverlay,
  cashback: async () => (await import('#islands/cashback/CashbackOverlay.tsx')).CashbackOverlay,
  review: async () => (await import('#islands/review/ReviewOverlay.tsx')).ReviewOverlay,
  confirm: async () => (await import('#islands/dialog/ConfirmOverlay.tsx')).ConfirmOverlay,
  payment: async () => (await import('#islands/checkout/PaymentOverlay.tsx')).PaymentOverlay,
  login: async () => (await import('#islands/sign-in/SignInOverlay.tsx')).SignInOverlay,
};
