import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import { pictureImage } from '#sandbox/demo/picture/picture-url.ts';
import type { CategorySeed, ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { naturalColor } from './natural-color.ts';
import { fillPlaces } from './seed-text.ts';
import { WORDS } from './shared-words.ts';

/** All categories, parents before their children, in the order in which they are written. */
export function seedCategories(
  { categories: tree, kinds }: Pick<ShopSource, 'categories' | 'kinds'>,
  firstId: number,
): Category[] {
  const categories: Category[] = [];

  function add(level: readonly CategorySeed[], parentId: number | null) {
    level.forEach((category, index) => {
      const id = firstId + categories.length;
      categories.push({
        id,
        parentId,
        slug: category.slug,
        name: category.name,
        description: fillPlaces(WORDS.categoryDescription, { name: category.name }),
        image: {
          ...pictureImage({
            kind: category.picture,
            color: naturalColor(kinds, category.picture, category.slug),
            view: 0,
            seed: id % 997,
          }),
          alt: category.name,
        },
        sort: (index + 1) * 10,
      });
      add(category.children ?? [], id);
    });
  }

  add(tree, null);
  return categories;
}

/** Slug of the department at the top of a category's branch. */
export function departmentOf(tree: readonly CategorySeed[], slug: string): string {
  const holds = (one: CategorySeed): boolean => one.slug === slug || (one.children ?? []).some(holds);
  return tree.find(holds)?.slug ?? slug;
}

/** Ids of a category and of all below it. */
export function categoryBranch(categories: readonly Category[], slug: string): ReadonlySet<number> {
  const branch = new Set(categories.filter((category) => category.slug === slug).map(({ id }) => id));
  // Parents stand before their children, so one pass is enough.
  for (const { id, parentId } of categories) if (parentId !== null && branch.has(parentId)) branch.add(id);
  return branch;
}
