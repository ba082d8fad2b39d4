import { useState } from 'react';
import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { choiceProperties, choiceVariations } from '#domain/product/choice-properties.ts';
import {
  type ChoiceProperty,
  type ChoiceVariation,
  COLOR_CODE,
  choose,
  matchingVariationId,
  type Selection,
  selectionOf,
} from '#domain/product/variation-choice.ts';

/** Properties of a product to choose from, and the chosen values. */
export interface Choice {
  properties: readonly ChoiceProperty[];
  variations: readonly ChoiceVariation[];
  selection: Selection;
  /** The chosen variation; undefined while a property is open. */
  chosen: Variation | undefined;
  /** Variation to show meanwhile: one that has all that is chosen. */
  shown: Variation | undefined;
  pick: (code: string, valueId: number) => void;
}

/**
 * Begins with the colour of the picture that was pressed, and with values that are without alternative.
 * Without a product there is nothing to choose.
 */
export function useChoice(
  product: Product | undefined,
  variationId: number,
  text: (localized: Localized) => string,
): Choice {
  const all = product?.variations ?? [];
  const siblings = all.map((variation) => ({
    ...variation,
    image: variation.images[0] ?? null,
    inStock: offerOf(variationTerms(variation, product?.minOrder ?? 1)).orderable,
  }));
  const properties = choiceProperties(siblings, text);
  const variations = choiceVariations(siblings);
  const [picked, setPicked] = useState<Selection>();
  const selection = picked ?? firstSelection(properties, variations, variationId);
  const chosenId = matchingVariationId(variations, selection, variationId);
  const fitting = variations.filter(({ values }) =>
    Object.entries(selection).every(([code, value]) => values[code] === value),
  );
  const shownId = chosenId || (fitting.find(({ id }) => id === variationId) ?? fitting[0])?.id;
  const find = (id: number | undefined) => all.find((one) => one.id === id);
  return {
    properties,
    variations,
    selection,
    chosen: find(chosenId),
    shown: find(shownId),
    pick: (code, valueId) => setPicked(choose(variations, selection, code, valueId)),
  };
}

function firstSelection(
  properties: readonly ChoiceProperty[],
  variations: readonly ChoiceVariation[],
  variationId: number,
): Selection {
  const pressed = selectionOf(variations, variationId);
  const given = properties.filter(({ code, values }) => code === COLOR_CODE || values.length === 1);
  return Object.fromEntries(
    given.flatMap(({ code }) => (pressed[code] === undefined ? [] : [[code, pressed[code]]])),
  );
}
