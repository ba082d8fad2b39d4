import type { VariationProperty } from '#contract/catalogue/catalogue-schema.ts';
import type { Image, Localized } from '#contract/value/primitive.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import { sortBySize } from './size-scale.ts';
import {
  type ChoiceProperty,
  type ChoiceValue,
  type ChoiceVariation,
  COLOR_CODE,
  orderProperties,
} from './variation-choice.ts';

/** Values by which a variation differs from its siblings. */
interface Sibling {
  id: number;
  properties: readonly VariationProperty[];
  image: Image | null;
  inStock: boolean;
}

/**
 * Properties to choose of a product: Color first, sizes by their scale. A colour that has no dot shows the
 * picture of its first variation. `text` gives a text in the language of the page.
 */
export function choiceProperties(
  variations: readonly Sibling[],
  text: (localized: Localized) => string,
): ChoiceProperty[] {
  const byCode = new Map<string, { code: string; name: string; values: Map<number, ChoiceValue> }>();
  for (const { properties, image } of variations) {
    for (const { code, name, value } of properties) {
      const property = byCode.get(code) ?? { code, name: text(name), values: new Map() };
      byCode.set(code, property);
      if (property.values.has(value.id)) continue;
      const color = value.settings?.color;
      property.values.set(value.id, {
        id: value.id,
        label: text(value.label),
        ...(color && { color }),
        ...(!color && code === COLOR_CODE && image && { image: imageUrl(image, '100x_') }),
      });
    }
  }
  return orderProperties(
    [...byCode.values()].map((property) => ({
      ...property,
      values: sortBySize([...property.values.values()]),
    })),
  );
}

/** The variations as the rules of a choice read them. */
export function choiceVariations(variations: readonly Sibling[]): ChoiceVariation[] {
  return variations.map(({ id, inStock, properties }) => ({
    id,
    inStock,
    values: Object.fromEntries(properties.map(({ code, value }) => [code, value.id])),
  }));
}
