import type { Language } from '#contract/value/primitive.ts';
import { type CaptchaSettings, captchaOf } from '#domain/account/captcha.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import type { CaptchaSource } from './load-captcha.ts';
import messageKeys from './SignInPage.tsx?messages';

/** Facts of a shop that signing in needs, on a page and in a dialog. */
export interface SignInPage {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** Of the shop; a password is checked together with it. */
  subdomain: string;
  /** True if the shop is for businesses: user names and e-mails sign in there. */
  business: boolean;
  level: PasswordLevel;
  /** Captcha of the shop, if it has one. */
  captcha?: CaptchaSource | undefined;
}

/** Parts of a shop that the props of signing in are made of. */
export interface SignInSource extends MessageSource {
  language: Language;
  defaultLanguage: Language;
  tenant: { subdomain: string } & CaptchaSettings;
  entry: { allowDebt: boolean };
  company: { options: { passwordLevel: PasswordLevel } };
}

/** Props of signing in; the browser alone knows who signs in. */
export function signInProps(shop: SignInSource): SignInPage {
  const { language, defaultLanguage } = shop;
  return { language, defaultLanguage, messages: shop.messages(messageKeys), ...signInFacts(shop) };
}

/** The same without texts. */
export function signInFacts({
  tenant,
  entry,
  company,
}: SignInSource): Omit<SignInPage, 'language' | 'defaultLanguage' | 'messages'> {
  const captcha = captchaOf(tenant);
  return {
    subdomain: tenant.subdomain,
    business: entry.allowDebt,
    level: company.options.passwordLevel,
    ...(captcha && {
      captcha: { siteKey: captcha.siteKey, script: captcha.script, global: captcha.global },
    }),
  };
}
