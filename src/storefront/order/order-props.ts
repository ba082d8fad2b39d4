import type { Localized } from '#contract/value/primitive.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { MessageSource } from '#storefront/i18n/message-key.ts';
import messageKeys from './OrderPage.tsx?messages';
import type { OrderIslandProps } from './order-words.ts';

export interface OrderPageProps extends OrderIslandProps {
  /** Phones of the shop, and their hours. */
  phones: readonly string[];
  hours: string;
  /** Provider of the shop's maps. */
  map: MapChoice;
}

type Source = MessageSource &
  Pick<OrderPageProps, 'language' | 'defaultLanguage'> & {
    company: Pick<OrderPageProps, 'map'>;
    contact: { phones: readonly string[]; workingHours?: Localized | undefined };
    text: (localized: Localized | undefined) => string;
  };

/** Props of the page of an order; the order comes from the platform. */
export function orderPageProps(shop: Source): OrderPageProps {
  const { language, defaultLanguage, contact, company } = shop;
  return {
    language,
    defaultLanguage,
    messages: shop.messages(messageKeys),
    phones: contact.phones,
    hours: shop.text(contact.workingHours),
    map: company.map,
  };
}
