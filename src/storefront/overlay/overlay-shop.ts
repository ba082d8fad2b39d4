import type { Settings } from '#contract/market/settings.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { CaptchaSettings } from '#domain/account/captcha.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { MessageSource } from '#storefront/i18n/message-key.ts';

/** Facts of a shop that a dialog may ask for; `ShopView` has all of them. */
export interface OverlayShop extends MessageSource {
  language: Language;
  defaultLanguage: Language;
  tenant: { subdomain: string } & CaptchaSettings;
  entry: { allowDebt: boolean };
  company: { map: MapChoice; options: { passwordLevel: PasswordLevel } };
  setting<Name extends keyof Settings>(name: Name): Settings[Name];
  readonly sizeTable: { name: string; href: string } | undefined;
}
