/** The property that is shown first, as dots or pictures. */
export const COLOR_CODE = 'color';

/** A value of a property; `color` is a CSS colour for a dot, `image` the address of a small picture. */
export interface ChoiceValue {
  id: number;
  label: string;
  color?: string;
  image?: string;
}

/** A property that tells variations apart, with every value that some variation has. */
export interface ChoiceProperty {
  code: string;
  name: string;
  values: readonly ChoiceValue[];
}

/** A variation by its value ids, one a property code. */
export interface ChoiceVariation {
  id: number;
  values: Readonly<Record<string, number>>;
  inStock: boolean;
}

/** The chosen value id of each property that is chosen. */
export type Selection = Readonly<Record<string, number>>;

/** Color before all others; these keep their order. */
export function orderProperties<Property extends { code: string }>(
  properties: readonly Property[],
): Property[] {
  return [
    ...properties.filter(({ code }) => code === COLOR_CODE),
    ...properties.filter(({ code }) => code !== COLOR_CODE),
  ];
}

/** True if some variation has the value together with everything else that is chosen. */
export function isAllowed(
  variations: readonly ChoiceVariation[],
  selection: Selection,
  code: string,
  valueId: number,
): boolean {
  const wanted = { ...selection, [code]: valueId };
  return variations.some((variation) => fits(variation, wanted));
}

/** The selection with a value chosen. Of the values chosen before, those that no longer fit are dropped. */
export function choose(
  variations: readonly ChoiceVariation[],
  selection: Selection,
  code: string,
  valueId: number,
): Selection {
  let next: Selection = { [code]: valueId };
  for (const [other, value] of Object.entries(selection)) {
    if (other !== code && isAllowed(variations, next, other, value)) next = { ...next, [other]: value };
  }
  return next;
}

/**
 * Id of the variation all of whose values are chosen; 0 as long as one is missing. `preferred` wins where
 * several variations have the same values.
 */
export function matchingVariationId(
  variations: readonly ChoiceVariation[],
  selection: Selection,
  preferred = 0,
): number {
  const chosen = Object.keys(selection).length;
  const matching = variations.filter(
    (variation) => Object.keys(variation.values).length === chosen && fits(variation, selection),
  );
  return (matching.find(({ id }) => id === preferred) ?? matching[0])?.id ?? 0;
}

/**
 * The variation to show when a value is wanted: the one that keeps most of the selection, of these one in
 * stock; undefined where none has the value.
 */
export function nearestVariation(
  variations: readonly ChoiceVariation[],
  selection: Selection,
  code: string,
  valueId: number,
): ChoiceVariation | undefined {
  const score = ({ values, inStock }: ChoiceVariation) =>
    2 *
      Object.entries(selection).filter(([other, value]) => other !== code && values[other] === value).length +
    (inStock ? 1 : 0);
  return variations
    .filter(({ values }) => values[code] === valueId)
    .reduce<ChoiceVariation | undefined>(
      (best, one) => (best && score(best) >= score(one) ? best : one),
      undefined,
    );
}

/** The selection that a variation stands for; empty where there is none. */
export function selectionOf(variations: readonly ChoiceVariation[], id: number): Selection {
  return variations.find((variation) => variation.id === id)?.values ?? {};
}

function fits({ values }: ChoiceVariation, wanted: Selection): boolean {
  return Object.entries(wanted).every(([code, value]) => values[code] === value);
}
