import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './CartPage.tsx?messages';

export interface CartPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** UZS: the minimum of an order in goods. */
  minOrderSum: number;
  /** UZS of goods that are delivered for nothing; null where none are. */
  freeShippingFrom: number | null;
}

/** Props of the cart page; the cart itself is in the browser. */
export function cartPageProps(
  shop: MessageSource &
    Pick<CartPageProps, 'language' | 'defaultLanguage' | 'freeShippingFrom'> & {
      setting: (name: 'minOrderSum') => number;
    },
): CartPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages(messageKeys),
    minOrderSum: shop.setting('minOrderSum'),
    freeShippingFrom: shop.freeShippingFrom,
  };
}
