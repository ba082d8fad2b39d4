import type { Coordinate, Language } from '#contract/value/primitive.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { Messages } from '#storefront/i18n/message-key.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import messageKeys from './MarketsView.tsx?messages';

/** A place where goods can be seen and fetched, in the words of the page. */
export interface Market {
  /** 0 for the cash desk. */
  id: number;
  name: string;
  address: string;
  coordinate: Coordinate;
  phone: string;
  hours: string;
  pickUp: boolean;
}

export interface MarketsProps {
  places: readonly Market[];
  map: MapChoice;
  language: Language;
  messages: Messages;
}

/** Props of the page of places: the cash desk, and the branches. */
export function marketsProps(shop: ShopView): MarketsProps {
  const { cashdesk, contact, franchises, company, language } = shop;
  const branches = franchises.map(({ id, name, address, coordinate, phone, workingHours, pickUp }) => ({
    id,
    name: shop.text(name),
    address: shop.text(address),
    coordinate,
    phone,
    hours: shop.text(workingHours),
    pickUp,
  }));
  const own = cashdesk && {
    id: 0,
    name: shop.t('market.cashdesk'),
    address: shop.text(cashdesk.address),
    coordinate: cashdesk.coordinate,
    phone: contact.phones[0] ?? '',
    hours: shop.text(contact.workingHours),
    pickUp: true,
  };
  return {
    places: own ? [own, ...branches] : branches,
    map: company.map,
    language,
    messages: shop.messages(messageKeys),
  };
}
