import type { Localized } from '#contract/value/primitive.ts';
import type { Picked } from '#domain/link/paths.ts';
import type { Fact } from '#domain/product/compare-table.ts';
import type { FoundPick } from '#domain/product/picked.ts';
import { shownCharacteristics } from '#domain/product/shown-characteristics.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import type { Card, PageLanguages } from '#storefront/card/card.ts';
import { variationCard } from '#storefront/card/variation-card.ts';

/** A product of a comparison, in the words of the page. */
export interface CompareColumn {
  variationId: number;
  categoryId: number;
  /** The full name. */
  name: string;
  card: Card;
  facts: readonly Fact[];
}

/** The column of a product: first the properties of its variation, then its characteristics. */
export function compareColumn(
  { product, variation }: FoundPick<Picked>,
  shownProperties: readonly string[],
  languages: PageLanguages,
): CompareColumn {
  const own = (text: Localized) => drawnText(text, languages.language, languages.defaultLanguage);
  const card = variationCard(product, variation, languages);
  const { title, gap, suffix } = card.name;
  const chosen = variation.properties.map(({ name, value }) => ({
    name: own(name),
    value: own(value.label),
  }));
  const isChosen = (name: string) => chosen.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const others = shownCharacteristics(product.characteristics, shownProperties)
    .map(({ name, value }) => ({ name: own(name), value: own(value) }))
    .filter(({ name }) => !isChosen(name));
  return {
    variationId: variation.id,
    categoryId: product.categoryId,
    name: title + gap + suffix,
    card,
    facts: [...chosen, ...others],
  };
}
