import type { Image, Language, Localized } from '#contract/value/primitive.ts';
import { inLanguage, productPath, productVariationPath } from '#domain/link/paths.ts';
import type { Item } from '#domain/pricing/item-data.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { splitName, type VariationName } from '#domain/text/variation-name.ts';

/** A product as a list shows it, in the language of the page. */
export interface Card {
  item: Item;
  name: VariationName;
  href: string;
  /** Address of the quick view as a page. */
  quickHref: string;
  /** The first picture, and those after it. */
  images: readonly Image[];
  rating: { average: number; count: number };
  /** Colours of all variations, as `#rrggbb`, without repeats. */
  colors: readonly string[];
  /** Number of variations of the product. */
  variations: number;
  /** Names; empty if unknown. */
  brand: string;
  seller: string;
  /** Unit of the price: a piece, a kilogram. */
  unit: string;
  /** The first characteristics. */
  specs: readonly CardSpec[];
}

/** A characteristic in the page's language, and its name in all, by which shops choose. */
export interface CardSpec {
  name: Localized;
  label: string;
  value: string;
}

/** The languages that texts and addresses are chosen by; a shop view has them. */
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

/** The parts of a card that depend on the language. */
export function cardTexts(
  variationId: number,
  texts: CardTexts,
  { language, defaultLanguage }: PageLanguages,
): Pick<Card, 'name' | 'href' | 'quickHref' | 'unit' | 'specs'> {
  const own = (text: Localized) => localizedText(text, language, defaultLanguage);
  return {
    name: splitName(own(texts.name), own(texts.productName), texts.choices.map(own)),
    href: inLanguage(productPath(variationId), language, defaultLanguage),
    quickHref: inLanguage(productVariationPath(variationId), language, defaultLanguage),
    unit: own(texts.unit),
    specs: texts.specs.map(({ name, value }) => ({ name, label: own(name), value: own(value) })),
  };
}
