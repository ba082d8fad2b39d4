import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';

/** Messages that the cart page shows. */
export const CART_MESSAGE_KEYS = [
  'cart.loading',
  'cart.lines',
  'cart.seller',
  'cart.seller-of',
  'cart.items',
  'cart.quantity',
  'cart.increase',
  'cart.decrease',
  'cart.remove',
  'cart.price-each',
  'cart.old-price',
  'cart.sum',
  'cart.sold-out',
  'cart.price-changed',
  'cart.cheaper',
  'cart.dearer',
  'cart.count-changed',
  'cart.refused',
  'cart.will-be-sent',
  'cart.offline',
  'cart.changed',
  'cart.seen',
  'cart.empty-cart',
  'cart.empty-question',
  'cart.empty-yes',
  'cart.empty-no',
  'cart.nothing-title',
  'cart.nothing-text',
  'cart.to-catalogue',
  'cart.summary',
  'cart.subtotal',
  'cart.discount',
  'cart.shipping',
  'cart.shipping-free',
  'cart.shipping-later',
  'cart.shipping-missing',
  'cart.shipping-bar',
  'cart.shipping-reached',
  'cart.total',
  'cart.min-sum',
  'cart.min-sum-short',
  'cart.add-more',
  'cart.checkout',
  'cart.to-order',
  'shell.currency',
] as const satisfies readonly MessageKey[];

export interface CartPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** The least that the shop delivers, in UZS of goods. */
  minOrderSum: number;
}

/** What the cart page needs; the cart itself is in the browser. */
export function cartPageProps(
  shop: MessageSource &
    Pick<CartPageProps, 'language' | 'defaultLanguage'> & { setting: (name: 'minOrderSum') => number },
): CartPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages(CART_MESSAGE_KEYS),
    minOrderSum: shop.setting('minOrderSum'),
  };
}
