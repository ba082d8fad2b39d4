import type { Language } from '#contract/value/primitive.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import checkoutKeys from './CheckoutPage.tsx?messages';
import orderEndKeys from './OrderEnd.tsx?messages';

/** Props of the pages after an order. */
export interface OrderEndPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

export interface CheckoutPageProps extends OrderEndPageProps {
  /** UZS; goods below it are not delivered. */
  minOrderSum: number;
  map: MapChoice;
}

type Source = MessageSource & Pick<OrderEndPageProps, 'language' | 'defaultLanguage'>;

export function checkoutPageProps(
  shop: Source & { setting: (name: 'minOrderSum') => number; company: { map: MapChoice } },
): CheckoutPageProps {
  const { language, defaultLanguage } = shop;
  const messages = shop.messages(checkoutKeys);
  return {
    language,
    defaultLanguage,
    messages,
    minOrderSum: shop.setting('minOrderSum'),
    map: shop.company.map,
  };
}

export function orderEndPageProps({ language, defaultLanguage, messages }: Source): OrderEndPageProps {
  return { language, defaultLanguage, messages: messages(orderEndKeys) };
}
