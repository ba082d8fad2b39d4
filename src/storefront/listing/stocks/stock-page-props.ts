import type { Language } from '#contract/value/primitive.ts';
import { CARD_MESSAGE_KEYS } from '#storefront/card/card-model.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import type { SectionLink } from '#storefront/listing/SectionLinks.tsx';
import { type SectionShop, topSections } from '#storefront/listing/top-sections.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

/** Messages of every page that shows what a shopper marked. */
const STOCK_MESSAGE_KEYS = [
  ...CARD_MESSAGE_KEYS,
  ...FAILURE_MESSAGE_KEYS,
  'category.count',
  'cart.to-catalogue',
  'search.top-categories',
] as const satisfies readonly MessageKey[];

export interface StockPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  look: CardLook;
  /** The first categories of the shop, for when the list is empty. */
  sections: readonly SectionLink[];
}

export interface StockShop extends MessageSource, SectionShop {
  language: Language;
  defaultLanguage: Language;
  cardLook(): CardLook;
}

/** What a page of marked products needs, with messages of its own; which products, the browser knows. */
export function stockPageProps(shop: StockShop, keys: readonly MessageKey[]): StockPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages([...STOCK_MESSAGE_KEYS, ...keys]),
    look: shop.cardLook(),
    sections: topSections(shop),
  };
}
