import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

/** Messages of the switch. */
const PUSH_MESSAGE_KEYS = [
  'notification.push',
  'notification.push-text',
  'notification.push-on',
  'notification.push-news',
  'notification.push-failed',
  'notification.push-dismissed',
  'notification.push-denied',
  'notification.push-denied-text',
  'notification.push-install',
  'notification.push-none',
  'notification.push-app',
  'notification.push-remember',
] as const satisfies readonly MessageKey[];

/** Messages that the page of the notifications shows. */
export const NOTIFICATIONS_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  ...PUSH_MESSAGE_KEYS,
  'notification.loading',
  'notification.list',
  'notification.new',
  'notification.none',
  'notification.none-text',
  'notification.no-page',
  'notification.to-first',
  'notification.pages',
  'notification.newer',
  'notification.older',
  'notification.page',
  'order.to-catalogue',
] as const satisfies readonly MessageKey[];

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

/** What the page of the notifications needs; what they say is the platform's to tell. */
export function notificationsPageProps(shop: Source): NotificationsPageProps {
  const { language, defaultLanguage, languages } = shop;
  return {
    language,
    languages: [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)],
    messages: shop.messages(NOTIFICATIONS_MESSAGE_KEYS),
  };
}
