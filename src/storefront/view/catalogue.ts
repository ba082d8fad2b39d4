import type { CardEntry, CategoryEntry, ListKind, ProductEntry } from '#storefront/entries/model.ts';
import type { ShopContext } from './shop-context.ts';
import { shownPrices } from './shown-prices.ts';

/** Categories and their lists. Of tops and children those that have goods, in themselves or below. */
export interface CatalogueView {
  topCategories(): CategoryEntry[];
  /**
   * The categories that a shop is divided into: its top ones, or those below a lone one. If the lone one has
   * goods of its own, it comes first, as if it had nothing below.
   */
  mainCategories(): CategoryEntry[];
  category(slug: string): CategoryEntry | undefined;
  children(category: CategoryEntry): CategoryEntry[];
  /** Categories from the top down to the given one's parent, for the breadcrumb. */
  ancestors(category: CategoryEntry): CategoryEntry[];
  /** Categories from the top down to the product's own. */
  productCategories(product: ProductEntry): CategoryEntry[];
  /** Page `n` of the products of a category, brand or supplier, counted from 1; undefined past the end. */
  productPage(kind: ListKind, id: number, page: number): ProductPage | undefined;
  /** Cards of variations, in their order; ids without a card are left out. */
  cards(ids: readonly number[]): CardEntry[];
}

/** A page of a list, and how long the whole list is: `total` may be more than all pages show. */
export interface ProductPage {
  cards: CardEntry[];
  total: number;
  pages: number;
}

export function catalogueView({ entries }: Pick<ShopContext, 'entries'>): CatalogueView {
  const categories = (ids: readonly number[]) => ids.flatMap((id) => entries.get(`category:${id}`) ?? []);
  const withGoods = (ids: readonly number[]) => categories(ids.filter((id) => goodsIn(id) !== 'none'));
  const goodsIn = (id: number) => entries.get(`goods:${id}`) ?? 'none';
  const topCategories = () => withGoods(entries.get('categories.top') ?? []);
  const children = ({ childIds }: CategoryEntry) => withGoods(childIds);
  const divided = (siblings: CategoryEntry[]): CategoryEntry[] => {
    const [lone, ...others] = siblings;
    const below = lone && others.length === 0 ? children(lone) : [];
    if (!lone || below.length === 0) return siblings;
    return goodsIn(lone.id) === 'own' ? [{ ...lone, childIds: [] }, ...below] : divided(below);
  };
  const shown = shownPrices(entries);
  const cards = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const card = entries.get(`card:${id}`);
      return card ? [shown(card)] : [];
    });
  return {
    topCategories,
    mainCategories: () => divided(topCategories()),
    category(slug) {
      const id = entries.get(`category-slug:${slug}`);
      return id === undefined ? undefined : entries.get(`category:${id}`);
    },
    children,
    ancestors: ({ ancestorIds }) => categories(ancestorIds),
    productCategories: ({ categoryIds }) => categories(categoryIds),
    productPage(kind, id, page) {
      const list = entries.get(`list:${kind}:${id}`) ?? { total: 0, pages: 1 };
      const ids = entries.get(`list-page:${kind}:${id}:${page}`);
      if (!ids) return page === 1 ? { cards: [], ...list } : undefined;
      return { cards: cards(ids), ...list };
    },
    cards,
  };
}
