import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import type { SectionLink } from '#storefront/listing/SectionLinks.tsx';
import { type SectionShop, topSections } from '#storefront/listing/top-sections.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import messageKeys from './SearchPage.tsx?messages';

export interface SearchPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  look: CardLook;
  /** The first categories of the shop, for when nothing is found. */
  sections: readonly SectionLink[];
  /** Id of the first of them. */
  firstSection: number | null;
}

interface SearchShop
  extends MessageSource,
    SectionShop,
    Pick<SearchPageProps, 'language' | 'defaultLanguage'> {
  cardLook(): CardLook;
  mainCategories(): readonly (ReturnType<SectionShop['mainCategories']>[number] & { id: number })[];
}

/** Props of the search page; the query is in its address. */
export function searchPageProps(shop: SearchShop): SearchPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages(messageKeys),
    look: shop.cardLook(),
    sections: topSections(shop),
    firstSection: shop.mainCategories()[0]?.id ?? null,
  };
}
