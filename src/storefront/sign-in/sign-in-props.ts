import type { Language } from '#contract/value/primitive.ts';
import { type CaptchaSettings, captchaOf } from '#domain/account/captcha.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import type { CaptchaSource } from './load-captcha.ts';
import messageKeys from './SignInPage.tsx?messages';

/** What signing in needs of a shop, on a page and in a dialog. */
export interface SignInPage {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** Of the shop; a password is checked together with it. */
  subdomain: string;
  /** Whether the shop is for businesses: user names and e-mails sign in there. */
  business: boolean;
  level: PasswordLevel;
  /** What shoppers show that they are no robots by, where the shop has it. */
  captcha?: CaptchaSource | undefined;
}

/** What of a shop signing in is made of. */
export interface SignInSource extends MessageSource {
  language: Language;
  defaultLanguage: Language;
  tenant: { subdomain: string } & CaptchaSettings;
  entry: { allowDebt: boolean };
  company: { options: { passwordLevel: PasswordLevel } };
}

/** What signing in needs; who signs in is known to the browser alone. */
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
