import type { Language } from '#contract/value/primitive.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import { cashbackPath, walletPath } from '#domain/link/paths.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './ProfilePage.tsx?messages';

export interface ProfilePageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** Strength that the shop asks of passwords. */
  passwordLevel: PasswordLevel;
  walletHref: string;
  /** Page of the code for the cash desk; undefined where the shop has none. */
  codeHref: string | undefined;
}

type Source = MessageSource &
  Pick<ProfilePageProps, 'language' | 'defaultLanguage'> & {
    setting: (name: 'showQrCashback') => boolean;
    path: (page: string) => string;
    company: { options: { passwordLevel: PasswordLevel } };
  };

/** Props of the profile page; the customer is known in the browser alone. */
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
