import type { Language } from '#contract/value/primitive.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import { cashbackPath, walletPath } from '#domain/link/paths.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { FORM_MESSAGE_KEYS } from '#storefront/ui/form/form-message-keys.ts';

/** Messages that the page of the profile shows. */
export const PROFILE_MESSAGE_KEYS = [
  ...FORM_MESSAGE_KEYS,
  'account.loading',
  'account.wallet',
  'account.wallet-text',
  'account.wallet-empty',
  'wallet.show-code',
  'account.about',
  'account.first-name',
  'account.last-name',
  'account.middle-name',
  'account.gender',
  'account.gender-none',
  'account.gender-female',
  'account.gender-male',
  'account.birthday',
  'account.email',
  'account.person-type',
  'account.physical',
  'account.legal',
  'account.name-length',
  'account.too-long',
  'account.invalid-birthday',
  'account.invalid-email',
  'account.email-taken',
  'account.save',
  'account.saved',
  'account.unchanged',
  'account.phone',
  'account.phone-text',
  'account.change',
  'account.cancel',
  'account.new-phone',
  'account.same-phone',
  'account.phone-taken',
  'account.get-code',
  'account.code-sent',
  'account.confirm',
  'account.code-expired',
  'account.code-tries',
  'account.phone-changed',
  'account.password',
  'account.password-text',
  'account.current-password',
  'account.new-password',
  'account.repeat-password',
  'account.wrong-password',
  'account.passwords-differ',
  'account.level-1',
  'account.level-2',
  'account.level-3',
  'account.password-changed',
  'account.close',
  'account.close-question',
  'account.close-text',
  'account.close-money',
  'account.close-yes',
  'account.close-no',
  'account.close-failed',
  'shell.currency',
] as const satisfies readonly MessageKey[];

export interface ProfilePageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** How strong the shop wants passwords. */
  passwordLevel: PasswordLevel;
  walletHref: string;
  /** Of the code for the cash desk, where the shop has one. */
  codeHref: string | undefined;
}

type Source = MessageSource &
  Pick<ProfilePageProps, 'language' | 'defaultLanguage'> & {
    setting: (name: 'showQrCashback') => boolean;
    path: (page: string) => string;
    company: { options: { passwordLevel: PasswordLevel } };
  };

/** What the page of the profile needs; who it is about is in the browser. */
export function profilePageProps(shop: Source): ProfilePageProps {
  const { language, defaultLanguage, company } = shop;
  return {
    language,
    defaultLanguage,
    messages: shop.messages(PROFILE_MESSAGE_KEYS),
    passwordLevel: company.options.passwordLevel,
    walletHref: shop.path(walletPath()),
    codeHref: shop.setting('showQrCashback') ? shop.path(cashbackPath()) : undefined,
  };
}
