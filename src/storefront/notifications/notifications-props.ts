import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './NotificationsPage.tsx?messages';

export interface NotificationsPageProps {
  language: Language;
  /** Of the shop, its default one first. */
  languages: readonly [Language, ...Language[]];
  messages: Messages;
}

type Source = MessageSource & {
  language: Language;
  defaultLanguage: Language;
  languages: readonly Language[];
};

/** Props of the notifications page; the notifications come from the platform. */
export function notificationsPageProps(shop: Source): NotificationsPageProps {
  const { language, defaultLanguage, languages } = shop;
  return {
    language,
    languages: [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)],
    messages: shop.messages(messageKeys),
  };
}
