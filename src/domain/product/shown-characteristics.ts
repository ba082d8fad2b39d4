import type { Localized } from '#contract/value/primitive.ts';

/**
 * Characteristics that a shop shows: all, or only those that its setting `productProperty` names. A name
 * there may be in any language of the shop.
 */
export function shownCharacteristics<Row extends { name: Localized }>(
  characteristics: readonly Row[],
  productProperty: readonly string[],
): readonly Row[] {
  if (productProperty.length === 0) return characteristics;
  const allowed = new Set(productProperty.map((name) => name.toLowerCase()));
  return characteristics.filter(({ name }) =>
    Object.values(name).some((one) => allowed.has(one.toLowerCase())),
  );
}
