import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { CategoryEntry } from '#storefront/entries/model.ts';
import { growForest } from './forest.ts';
import type { Warnings } from './warnings.ts';

/** A category as pages see it, with what the pull needs to know about its place. */
export interface CategoryNode {
  entry: CategoryEntry;
  /** Its own id and the ids of all categories below it. */
  withDescendants: number[];
  /** From the top down to itself. */
  path: number[];
}

export interface CategoryTree {
  /** Parents before children, neighbours of the tree next to each other. */
  nodes: CategoryNode[];
  byId: ReadonlyMap<number, CategoryNode>;
  /** Ids of the categories without a parent, in the shop's order. */
  top: number[];
}

/** Grows the tree of categories. `clean` makes descriptions safe to show. */
export function growCategoryTree(
  categories: readonly Category[],
  clean: (html: Localized) => Localized,
  warnings: Warnings,
): CategoryTree {
  const forest = growForest(categories, (category, reason) =>
    warnings.add('GET /categories', `category ${category.id}: parentId`, reason),
  );
  const nodes: CategoryNode[] = [];

  function grow(category: Category, ancestorIds: number[]): number[] {
    const children = forest.get(category.id) ?? [];
    const { id, slug, name, description = {}, image } = category;
    const path = [...ancestorIds, id];
    const node: CategoryNode = {
      entry: {
        id,
        slug,
        name,
        description: clean(description),
        image,
        ancestorIds,
        childIds: children.map((child) => child.id),
      },
      withDescendants: [id],
      path,
    };
    nodes.push(node);
    for (const child of children) for (const below of grow(child, path)) node.withDescendants.push(below);
    return node.withDescendants;
  }

  const top = forest.get(null) ?? [];
  for (const category of top) grow(category, []);
  return {
    nodes,
    byId: new Map(nodes.map((node) => [node.entry.id, node])),
    top: top.map((category) => category.id),
  };
}
