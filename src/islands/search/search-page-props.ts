import type { CardLook } from '#card/card-look.ts';
import type { Language, Localized } from '#contract/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#i18n/message-key.ts';
import { LIST_MESSAGE_KEYS } from '#islands/list/list-message-keys.ts';
import { categoryPath } from '#paths.ts';

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

/** A section of the shop to go on to. */
export interface SectionLink {
  name: string;
  href: string;
}

export interface SearchPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  look: CardLook;
  /** The first categories of the shop, for when nothing is found. */
  sections: readonly SectionLink[];
}

/** Categories that are shown where a search leads nowhere. */
const MAX_SECTIONS = 12;

interface SearchShop extends MessageSource, Pick<SearchPageProps, 'language' | 'defaultLanguage'> {
  cardLook(): CardLook;
  topCategories(): readonly { name: Localized; slug: string }[];
  text(localized: Localized): string;
  path(path: string): string;
}

/** What the search page needs; what it searches for is in its address. */
export function searchPageProps(shop: SearchShop): SearchPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages(SEARCH_MESSAGE_KEYS),
    look: shop.cardLook(),
    sections: shop
      .topCategories()
      .slice(0, MAX_SECTIONS)
      .map(({ name, slug }) => ({ name: shop.text(name), href: shop.path(categoryPath(slug)) })),
  };
}
