import type { MessageSource } from '#storefront/i18n/message-key.ts';
import messageKeys from './OrdersPage.tsx?messages';
import type { OrderIslandProps } from './order-words.ts';

/** Props of the page of orders; the orders come from the platform. */
export function ordersPageProps(shop: MessageSource & Omit<OrderIslandProps, 'messages'>): OrderIslandProps {
  const { language, defaultLanguage } = shop;
  return { language, defaultLanguage, messages: shop.messages(messageKeys) };
}
