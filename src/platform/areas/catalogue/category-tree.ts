import type { Category, CategoryStep } from '#contract/catalogue/catalogue-schema.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** The categories of a shop, and who stands above and below whom. A loop of parents ends where it began. */
export class CategoryTree {
  readonly all: readonly Category[];
  readonly #byId: ReadonlyMap<number, Category>;

  constructor(all: readonly Category[]) {
    this.all = all;
    this.#byId = new Map(all.map((category) => [category.id, category]));
  }

  get(id: number): Category | undefined {
    return this.#byId.get(id);
  }

  /** From the top down to the category itself; empty where there is none. */
  pathOf(id: number): Category[] {
    const path: Category[] = [];
    let category = this.#byId.get(id);
    while (category && !path.includes(category)) {
      path.unshift(category);
      category = category.parentId === null ? undefined : this.#byId.get(category.parentId);
    }
    return path;
  }

  /** Ids of these categories and of all below them. */
  branchOf(ids: Iterable<number>): Set<number> {
    const tops = new Set(ids);
    return new Set(
      this.all.flatMap(({ id }) => (this.pathOf(id).some((above) => tops.has(above.id)) ? [id] : [])),
    );
  }

  stepOf({ id, slug, name, image }: Category): CategoryStep {
    const above = this.pathOf(id).slice(0, -1);
    return { id, slug, name, image, path: above.map((category) => category.id).join(',') };
  }
}

export function readCategoryTree(shop: Shop): CategoryTree {
  return new CategoryTree(readDocuments(shop, 'category'));
}
