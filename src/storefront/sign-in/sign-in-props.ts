import type { Language } from '#contract/value/primitive.ts';
import { type CaptchaSettings, captchaOf } from '#domain/account/captcha.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { FORM_MESSAGE_KEYS } from '#storefront/ui/form/form-message-keys.ts';
import type { CaptchaSource } from './load-captcha.ts';

/** Messages of all steps of signing in. */
export const SIGN_IN_MESSAGE_KEYS = [
  ...FORM_MESSAGE_KEYS,
  'form.more4',
  'sign-in.phone-title',
  'sign-in.phone-text',
  'sign-in.get-code',
  'sign-in.by-password',
  'sign-in.by-code',
  'sign-in.password-title',
  'sign-in.username',
  'sign-in.business-username',
  'sign-in.password',
  'sign-in.remember',
  'sign-in.forgot',
  'sign-in.submit',
  'sign-in.wrong-login',
  'sign-in.not-correct-number',
  'sign-in.more4',
  'sign-in.code-title',
  'sign-in.code-text',
  'sign-in.code-length',
  'sign-in.code-expired',
  'sign-in.code-spent',
  'sign-in.invalid-login',
  'sign-in.confirm',
  'sign-in.other-phone',
  'sign-in.you_havent_auth',
  'sign-in.not-registered',
  'sign-in.registration-title',
  'sign-in.registration-text',
  'account.first-name',
  'account.last-name',
  'account.middle-name',
  'sign-in.name-length',
  'account.email',
  'account.gender',
  'sign-in.gender-none',
  'account.gender-male',
  'account.gender-female',
  'account.person-type',
  'account.physical',
  'account.legal',
  'sign-in.more-about',
  'sign-in.pass1',
  'sign-in.pass2',
  'sign-in.not-equal',
  'sign-in.passerror2',
  'sign-in.passerror3',
  'sign-in.six-characters',
  'sign-in.eight-characters',
  'sign-in.letter',
  'sign-in.small-letter',
  'sign-in.capital',
  'sign-in.digit',
  'sign-in.special',
  'sign-in.only-letters-and-digits',
  'sign-in.demand-met',
  'sign-in.demand-open',
  'sign-in.taken',
  'sign-in.finish',
  'sign-in.forgot-title',
  'sign-in.forgot-text',
  'sign-in.forgot-business-text',
  'sign-in.new-password-title',
  'sign-in.new-password-text',
  'sign-in.ok',
  'sign-in.back',
  'sign-in.captcha-required',
  'sign-in.captcha-failed',
] as const satisfies readonly MessageKey[];

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
  const captcha = captchaOf(shop.tenant);
  const { language, defaultLanguage, tenant, entry, company } = shop;
  return {
    language,
    defaultLanguage,
    messages: shop.messages(SIGN_IN_MESSAGE_KEYS),
    subdomain: tenant.subdomain,
    business: entry.allowDebt,
    level: company.options.passwordLevel,
    ...(captcha && {
      captcha: { siteKey: captcha.siteKey, script: captcha.script, global: captcha.global },
    }),
  };
}
