import type { Language } from '#contract/value/primitive.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import { cashbackPath, walletPath } from '#domain/link/paths.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './ProfilePage.tsx?messages';

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
    messages: shop.messages(messageKeys),
    passwordLevel: company.options.passwordLevel,
    walletHref: shop.path(walletPath()),
    codeHref: shop.setting('showQrCashback') ? shop.path(cashbackPath()) : undefined,
  };
}
