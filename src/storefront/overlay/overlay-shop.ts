import type { Settings } from '#contract/market/settings.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { MessageSource } from '#storefront/i18n/message-key.ts';
import type { SignInSource } from '#storefront/sign-in/sign-in-props.ts';

/** What a dialog may ask of a shop; `ShopView` has all of it. */
export type OverlayShop = MessageSource &
  SignInSource & {
    company: { map: MapChoice };
    setting<Name extends keyof Settings>(name: Name): Settings[Name];
    readonly sizeTable: { name: string; href: string } | undefined;
  };
