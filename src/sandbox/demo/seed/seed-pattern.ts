import type { Pattern } from '#contract/cart/pattern.ts';
import type { RelatedCategories } from '#platform/store/document-kinds.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';

/** The patterns of a shop; fields and their values have ids of their own within it. */
export function seedPatterns(
  { patterns = [] }: ShopSource,
  categoryIds: ReadonlyMap<string, number>,
  firstId: number,
): Pattern[] {
  let nextFieldId = firstId * 10;
  return patterns.map(({ name, categories, fields }, index) => ({
    id: firstId + index,
    name,
    categoryIds: categories.map((slug) => idOf(categoryIds, slug)),
    fields: fields.map(({ name: fieldName, type, required, future, values = [] }) => {
      nextFieldId += 1;
      const id = nextFieldId;
      return {
        id,
        name: fieldName,
        type,
        required,
        ...(future && { future }),
        values: values.map((label, at) => ({ id: id * 100 + at, name: label })),
      };
    }),
  }));
}

export function seedRelatedCategories(
  { related = [] }: ShopSource,
  categoryIds: ReadonlyMap<string, number>,
): RelatedCategories[] {
  return related.map(({ category, with: others }) => ({
    id: idOf(categoryIds, category),
    categoryIds: others.map((slug) => idOf(categoryIds, slug)),
  }));
}

function idOf(categoryIds: ReadonlyMap<string, number>, slug: string): number {
  const id = categoryIds.get(slug);
  if (id === undefined)
    throw new Error(`The shop's source has no category "${slug}": add it or correct the spelling.`);
  return id;
}
