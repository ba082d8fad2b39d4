import type { Localized } from '#contract/value/primitive.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { MessageKey, MessageSource } from '#storefront/i18n/message-key.ts';
import { TRACKING_MESSAGE_KEYS } from '#storefront/tracking/tracking-words.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';
import { MAP_MESSAGE_KEYS } from '#storefront/ui/map/map-message-keys.ts';
import { AGAIN_MESSAGE_KEYS, STATE_MESSAGE_KEYS } from './order-state-text.ts';
import type { OrderIslandProps } from './order-words.ts';

/** Messages that the page of an order shows. */
export const ORDER_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  ...STATE_MESSAGE_KEYS,
  ...AGAIN_MESSAGE_KEYS,
  ...MAP_MESSAGE_KEYS,
  ...TRACKING_MESSAGE_KEYS,
  'order.loading',
  'order.old',
  'order.number',
  'order.of',
  'order.pay',
  'order.progress',
  'order.step-later',
  'order.goods',
  'order.seller',
  'order.price-each',
  'review.write',
  'order.count',
  'order.pieces',
  'order.delivery',
  'order.pick-up',
  'order.to',
  'order.entrance',
  'order.floor',
  'order.flat',
  'order.when',
  'order.when-now',
  'order.recipient',
  'order.payment',
  'order.paid',
  'order.not-paid',
  'order.pay-on-delivery',
  'order.note',
  'order.sums',
  'order.discount',
  'order.shipping',
  'order.free',
  'order.total',
  'order.cashback',
  'order.cashback-done',
  'order.installment',
  'order.contact',
  'order.contact-text',
  'order.not-found',
  'order.not-found-text',
  'order.to-orders',
  'order.to-catalogue',
] as const satisfies readonly MessageKey[];

export interface OrderPageProps extends OrderIslandProps {
  /** Phones of the shop, and when somebody answers them. */
  phones: readonly string[];
  hours: string;
  /** Whose maps the shop shows. */
  map: MapChoice;
}

type Source = MessageSource &
  Pick<OrderPageProps, 'language' | 'defaultLanguage'> & {
    company: Pick<OrderPageProps, 'map'>;
    contact: { phones: readonly string[]; workingHours?: Localized | undefined };
    text: (localized: Localized | undefined) => string;
  };

/** What the page of an order needs; the order is the platform's to tell. */
export function orderPageProps(shop: Source): OrderPageProps {
  const { language, defaultLanguage, contact, company } = shop;
  return {
    language,
    defaultLanguage,
    messages: shop.messages(ORDER_MESSAGE_KEYS),
    phones: contact.phones,
    hours: shop.text(contact.workingHours),
    map: company.map,
  };
}
