import type { Card, PageLanguages } from '#card/card.ts';
import { variationCard } from '#card/variation-card.ts';
import type { Localized } from '#contract/primitive.ts';
import type { Fact } from '#domain/compare-table.ts';
import { localizedText } from '#domain/localized-text.ts';
import type { FoundPick } from '#domain/picked.ts';
import { shownCharacteristics } from '#domain/shown-characteristics.ts';
import type { Picked } from '#paths.ts';

/** A product of a comparison, in the words of the page. */
export interface CompareColumn {
  variationId: number;
  categoryId: number;
  /** What it is called, all of it. */
  name: string;
  card: Card;
  facts: readonly Fact[];
}

/** What the variation was chosen by comes first, then what its product is. */
export function compareColumn(
  { product, variation }: FoundPick<Picked>,
  shownProperties: readonly string[],
  languages: PageLanguages,
): CompareColumn {
  const own = (text: Localized) => localizedText(text, languages.language, languages.defaultLanguage);
  const card = variationCard(product, variation, languages);
  const { title, gap, telling } = card.name;
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
    name: title + gap + telling,
    card,
    facts: [...chosen, ...others],
  };
}
