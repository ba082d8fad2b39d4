import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import type { SectionLink } from '#storefront/listing/SectionLinks.tsx';
import { type SectionShop, topSections } from '#storefront/listing/top-sections.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';

export interface StockPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  look: CardLook;
  /** The shop's first categories, for an empty list. */
  sections: readonly SectionLink[];
}

export interface StockShop extends MessageSource, SectionShop {
  language: Language;
  defaultLanguage: Language;
  cardLook(): CardLook;
}

/** Props of a page of marked products; the browser knows which products they are. */
export function stockPageProps(shop: StockShop, keys: readonly MessageKey[]): StockPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages(keys),
    look: shop.cardLook(),
    sections: topSections(shop),
  };
}
