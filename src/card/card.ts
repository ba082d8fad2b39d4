import type { Image, Language, Localized } from '#contract/primitive.ts';
import type { Item } from '#domain/item-data.ts';
import { localizedText } from '#domain/localized-text.ts';
import { type TellingName, tellingName } from '#domain/telling-words.ts';
import { inLanguage, productPath } from '#paths.ts';

/** A product as a list shows it, in the language of the page. */
export interface Card {
  item: Item;
  name: TellingName;
  href: string;
  /** The first picture, and those after it. */
  images: readonly Image[];
  rating: { average: number; count: number };
  /** Colours of all variations, as `#rrggbb`, without repeats. */
  colors: readonly string[];
  /** How many variations the product has. */
  variations: number;
}

/** The languages that decide a text and an address; a shop view is one. */
export interface PageLanguages {
  language: Language;
  defaultLanguage: Language;
}

/** What of a card is in a language. */
export function cardTexts(
  variationId: number,
  texts: { name: Localized; productName: Localized; choices: readonly Localized[] },
  { language, defaultLanguage }: PageLanguages,
): Pick<Card, 'name' | 'href'> {
  const own = (text: Localized) => localizedText(text, language, defaultLanguage);
  return {
    name: tellingName(own(texts.name), own(texts.productName), texts.choices.map(own)),
    href: inLanguage(productPath(variationId), language, defaultLanguage),
  };
}
