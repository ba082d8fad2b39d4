import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** Messages of the offer after an order. */
export const OFFER_MESSAGE_KEYS = [
  'notification.push-news',
  'notification.push-failed',
  'notification.push-dismissed',
  'notification.push-denied',
  'notification.offer',
  'notification.offer-text',
  'notification.offer-yes',
  'notification.offer-no',
  'notification.offer-done',
] as const satisfies readonly MessageKey[];
