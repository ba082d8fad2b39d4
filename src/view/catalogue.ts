import type { CardEntry, CategoryEntry, ProductEntry } from '#snapshot/model.ts';
import type { ShopContext } from './shop-context.ts';

/** Categories and their lists. */
export interface CatalogueView {
  topCategories(): CategoryEntry[];
  category(slug: string): CategoryEntry | undefined;
  children(category: CategoryEntry): CategoryEntry[];
  /** Categories from the top down to the given one's parent, for the breadcrumb. */
  ancestors(category: CategoryEntry): CategoryEntry[];
  /** Categories from the top down to the product's own. */
  productCategories(product: ProductEntry): CategoryEntry[];
  /** Page `n` of the products of a category, counted from 1; undefined past the end. */
  categoryPage(category: CategoryEntry, page: number): CategoryList | undefined;
  /** Cards of variations, in their order; ids without a card are left out. */
  cards(ids: readonly number[]): CardEntry[];
}

/** A page of a list, and how long the whole list is. */
export interface CategoryList {
  cards: CardEntry[];
  total: number;
  pages: number;
}

export function catalogueView({ entries }: Pick<ShopContext, 'entries'>): CatalogueView {
  const categories = (ids: readonly number[]) => ids.flatMap((id) => entries.get(`category:${id}`) ?? []);
  const cards = (ids: readonly number[]) => ids.flatMap((id) => entries.get(`card:${id}`) ?? []);
  return {
    topCategories: () => categories(entries.get('categories.top') ?? []),
    category(slug) {
      const id = entries.get(`category-slug:${slug}`);
      return id === undefined ? undefined : entries.get(`category:${id}`);
    },
    children: ({ childIds }) => categories(childIds),
    ancestors: ({ ancestorIds }) => categories(ancestorIds),
    productCategories: ({ categoryIds }) => categories(categoryIds),
    categoryPage({ id }, page) {
      const list = entries.get(`list:category:${id}`) ?? { total: 0, pages: 1 };
      const ids = entries.get(`list-page:category:${id}:${page}`);
      if (!ids) return page === 1 ? { cards: [], ...list } : undefined;
      return { cards: cards(ids), ...list };
    },
    cards,
  };
}
