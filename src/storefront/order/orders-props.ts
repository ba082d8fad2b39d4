import type { MessageKey, MessageSource } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';
import { AGAIN_MESSAGE_KEYS, STATE_MESSAGE_KEYS } from './order-state-text.ts';
import type { OrderIslandProps } from './order-words.ts';

/** Messages that the page of purchases shows. */
export const ORDERS_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  ...STATE_MESSAGE_KEYS,
  ...AGAIN_MESSAGE_KEYS,
  'order.list-loading',
  'order.tabs',
  'order.active',
  'order.finished',
  'order.number',
  'order.of',
  'order.details',
  'order.pay',
  'order.pieces',
  'tracking.follow',
  'order.pages',
  'order.page',
  'order.previous',
  'order.next',
  'order.no-active',
  'order.no-active-text',
  'order.no-finished',
  'order.no-finished-text',
  'order.no-page',
  'order.to-first',
  'order.to-catalogue',
] as const satisfies readonly MessageKey[];

/** What the page of purchases needs; the orders are the platform's to tell. */
export function ordersPageProps(shop: MessageSource & Omit<OrderIslandProps, 'messages'>): OrderIslandProps {
  const { language, defaultLanguage } = shop;
  return { language, defaultLanguage, messages: shop.messages(ORDERS_MESSAGE_KEYS) };
}
