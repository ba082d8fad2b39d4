import { isRecord } from '#domain/parse/is-record.ts';

/** A product that the shopper looked at, by the variation that was seen last. */
export interface Viewed {
  productId: number;
  variationId: number;
}

/** Products that are kept; the oldest make room. */
export const MOST_VIEWED = 12;

/** The list with one more product in front; one that was in it already moves there. */
export function addViewed(list: readonly Viewed[], one: Viewed): Viewed[] {
  const others = list.filter(({ productId }) => productId !== one.productId);
  return [one, ...others].slice(0, MOST_VIEWED);
}

/** Reads a saved list. What cannot be read is dropped. */
export function parseViewed(text: string): Viewed[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isViewed).slice(0, MOST_VIEWED) : [];
  } catch {
    return [];
  }
}

function isViewed(value: unknown): value is Viewed {
  return isRecord(value) && isId(value.productId) && isId(value.variationId);
}

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** Turn by turn one of each list, each product once, none of those to leave out. */
export function mixProducts<Product extends { productId: number }>(
  lists: readonly (readonly Product[])[],
  without: readonly Viewed[],
  most: number,
): Product[] {
  const mixed = new Map<number, Product>();
  const known = new Set(without.map(({ productId }) => productId));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1)
    for (const list of lists) {
      const one = list[at];
      if (one && !known.has(one.productId) && !mixed.has(one.productId)) mixed.set(one.productId, one);
    }
  return [...mixed.values()].slice(0, most);
}
