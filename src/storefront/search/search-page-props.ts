import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { LIST_MESSAGE_KEYS } from '#storefront/listing/list-message-keys.ts';
import type { SectionLink } from '#storefront/listing/SectionLinks.tsx';
import { type SectionShop, topSections } from '#storefront/listing/top-sections.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';

/** Messages that the search page shows. */
export const SEARCH_MESSAGE_KEYS = [
  ...LIST_MESSAGE_KEYS,
  'search.title',
  'search.loading',
  'search.results-for',
  'search.shown-for',
  'search.as-typed',
  'search.nothing',
  'search.nothing-filtered',
  'search.try-title',
  'search.try-spelling',
  'search.try-fewer',
  'search.try-other',
  'search.near',
  'search.top-categories',
  'search.start-title',
  'search.start-text',
  'shell.allCategories',
] as const satisfies readonly MessageKey[];

export interface SearchPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  look: CardLook;
  /** The first categories of the shop, for when nothing is found. */
  sections: readonly SectionLink[];
}

interface SearchShop
  extends MessageSource,
    SectionShop,
    Pick<SearchPageProps, 'language' | 'defaultLanguage'> {
  cardLook(): CardLook;
}

/** What the search page needs; what it searches for is in its address. */
export function searchPageProps(shop: SearchShop): SearchPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages(SEARCH_MESSAGE_KEYS),
    look: shop.cardLook(),
    sections: topSections(shop),
  };
}
