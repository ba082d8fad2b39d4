import type { Product } from '#contract/catalogue.ts';

type Characteristics = Product['characteristics'];

/**
 * Characteristics that a shop shows: all, or only those that its setting `productProperty` names. A name
 * there may be in any language of the shop.
 */
export function shownCharacteristics(
  characteristics: Characteristics,
  productProperty: readonly string[],
): Characteristics {
  const allowed = new Set(productProperty.map((name) => name.toLowerCase()));
  return characteristics.filter(
    ({ name }) => allowed.size === 0 || Object.values(name).some((one) => allowed.has(one.toLowerCase())),
  );
}
