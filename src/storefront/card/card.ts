import type { Image, Language, Localized } from '#contract/value/primitive.ts';
import { inLanguage, productPath, productVariationPath } from '#domain/link/paths.ts';
import type { Item } from '#domain/pricing/item-data.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { type TellingName, tellingName } from '#domain/text/telling-words.ts';

/** A product as a list shows it, in the language of the page. */
export interface Card {
  item: Item;
  name: TellingName;
  href: string;
  /** Where the quick view is as a page. */
  quickHref: string;
  /** The first picture, and those after it. */
  images: readonly Image[];
  rating: { average: number; count: number };
  /** Colours of all variations, as `#rrggbb`, without repeats. */
  colors: readonly string[];
  /** How many variations the product has. */
  variations: number;
  /** Names; empty where nobody says. */
  brand: string;
  seller: string;
  /** What the price is for: a piece, a kilogram. */
  unit: string;
  /** The first characteristics. */
  specs: readonly CardSpec[];
}

/** A characteristic: its name in all languages, by which a shop chooses, and as the card says it. */
export interface CardSpec {
  name: Localized;
  label: string;
  value: string;
}

/** The languages that decide a text and an address; a shop view is one. */
export interface PageLanguages {
  language: Language;
  defaultLanguage: Language;
}

/** Texts of a card in all languages. */
interface CardTexts {
  name: Localized;
  productName: Localized;
  choices: readonly Localized[];
  unit: Localized;
  specs: readonly { name: Localized; value: Localized }[];
}

/** What of a card is in a language. */
export function cardTexts(
  variationId: number,
  texts: CardTexts,
  { language, defaultLanguage }: PageLanguages,
): Pick<Card, 'name' | 'href' | 'quickHref' | 'unit' | 'specs'> {
  const own = (text: Localized) => localizedText(text, language, defaultLanguage);
  return {
    name: tellingName(own(texts.name), own(texts.productName), texts.choices.map(own)),
    href: inLanguage(productPath(variationId), language, defaultLanguage),
    quickHref: inLanguage(productVariationPath(variationId), language, defaultLanguage),
    unit: own(texts.unit),
    specs: texts.specs.map(({ name, value }) => ({ name, label: own(name), value: own(value) })),
  };
}
