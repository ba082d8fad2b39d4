import type { FirstIds } from '#platform/areas/shop/first-ids.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';

/** Richness of product pages: least and most. */
export interface Depth {
  /** Pictures of a variation, 2 to 4. */
  views: [number, number];
  /** Sentences of a description. */
  sentences: [number, number];
  /** Reviews of a product. */
  reviews: [number, number];
}

/** Facts of a shop that each of its products is made with. */
export interface SeedContext {
  source: ShopSource;
  seed: number;
  ids: FirstIds;
  depth: Depth;
  /** `VLT` for Voltra. */
  skuPrefix: string;
  categoryIds: ReadonlyMap<string, number>;
  brandIds: ReadonlyMap<string, number>;
  supplierIds: readonly number[];
  /** By axis code and Russian label: the same for every product of the shop. */
  valueIds: ReadonlyMap<string, number>;
}

/** Key of a value of an axis in `valueIds`. */
export const valueKey = (axisCode: string, label: string) => `${axisCode}:${label}`;

/** First three consonants of a name, which is how shops name their goods: Voltra gives VLT. */
export function skuPrefix(name: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '');
  const consonants = letters.replace(/[AEIOU]/g, '');
  return (consonants.length >= 3 ? consonants : letters).slice(0, 3).padEnd(3, 'X');
}
