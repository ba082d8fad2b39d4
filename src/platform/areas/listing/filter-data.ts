import type { Filter, FilterConfiguration, FilterData, FilterQuery } from '#contract/catalogue/filter.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { type CategoryTree, readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import { readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type Candidate, firstOfEach, readCandidates } from './candidate.ts';
import { type Condition, choose, conditionsOf } from './choice.ts';
import { countProperties } from './property-counts.ts';
import type { Scope } from './scope.ts';

const CATEGORY: Localized = { ru: 'Категория', uz: 'Toifa', en: 'Category' };
const PRICE: Localized = { ru: 'Цена, UZS', uz: 'Narx, UZS', en: 'Price, UZS' };

/** So many properties of products are unfolded where the owner arranges nothing. */
const OPEN_PROPERTIES = 3;

/**
 * The filters of a scope; `categoryId` is the category that it belongs to, whose arrangement of filters
 * counts.
 */
export function readFilterData(
  shop: Shop,
  scope: Scope,
  query: FilterQuery,
  categoryId?: number,
): FilterData {
  const tree = readCategoryTree(shop);
  const conditions = conditionsOf(shop, tree, query);
  const candidates = readCandidates(shop, scope);
  const filters: Filter[] = [
    ...categoryFilter(tree, candidates, conditions, categoryId),
    ...priceFilter(candidates, conditions),
    ...variationFilters(shop, candidates, conditions),
    ...productFilters(shop, candidates, conditions),
  ];
  const total = firstOfEach(choose(candidates, conditions)).length;
  return {
    items: arrangeFilters(
      filters,
      categoryId === undefined ? undefined : configurationOf(shop, tree, categoryId),
    ),
    total,
  };
}

/** The arrangement of the category, or of the nearest one above it that has one. */
function configurationOf(
  shop: Shop,
  tree: CategoryTree,
  categoryId: number,
): FilterConfiguration | undefined {
  const nearestFirst = tree.pathOf(categoryId).reverse();
  for (const { id } of nearestFirst) {
    const found = readDocument(shop, 'filter-configuration', String(id));
    if (found) return found.data;
  }
  return undefined;
}

function arrangeFilters(
  filters: readonly Filter[],
  configuration: FilterConfiguration | undefined,
): Filter[] {
  return filters
    .flatMap((filter) => {
      const propertyId = 'id' in filter ? filter.id : undefined;
      const item = configuration?.items.find(
        (one) => one.type === filter.type && one.propertyId === propertyId,
      );
      if (item?.hidden) return [];
      return [{ ...filter, sort: item?.sort ?? filter.sort, collapsed: item?.collapsed ?? filter.collapsed }];
    })
    .sort((a, b) => a.sort - b.sort);
}

/** Categories below the scope's own that have products in it. */
function categoryFilter(
  tree: CategoryTree,
  candidates: readonly Candidate[],
  conditions: readonly Condition[],
  own: number | undefined,
): Filter[] {
  const paths = new Map(tree.all.map(({ id }) => [id, tree.pathOf(id).map((category) => category.id)]));
  const productsIn = (chosen: readonly Candidate[]) => {
    const counts = new Map<number, number>();
    for (const { category } of firstOfEach(chosen)) {
      for (const id of paths.get(category) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  };
  const [all, left] = [productsIn(candidates), productsIn(choose(candidates, conditions, 'category'))];
  const below = own === undefined ? undefined : tree.branchOf([own]);
  const children = tree.all
    .filter(({ id }) => all.has(id) && id !== own && (below?.has(id) ?? true))
    .map(({ id, name, slug, parentId }) => ({ id, name, slug, parentId, count: left.get(id) ?? 0 }));
  return children.length === 0
    ? []
    : [{ type: 'category', name: CATEGORY, sort: 10, collapsed: false, children }];
}

function priceFilter(candidates: readonly Candidate[], conditions: readonly Condition[]): Filter[] {
  const prices = choose(candidates, conditions, 'price').map(({ newPrice }) => newPrice);
  if (prices.length === 0) return [];
  const min = prices.reduce((a, b) => Math.min(a, b));
  const max = prices.reduce((a, b) => Math.max(a, b));
  return [{ type: 'price', name: PRICE, sort: 20, collapsed: false, min, max, children: [] }];
}

function variationFilters(
  shop: Shop,
  candidates: readonly Candidate[],
  conditions: readonly Condition[],
): Filter[] {
  return countProperties(shop, 'variation', candidates, conditions).map(({ id, name, values }, index) => ({
    type: 'variationProperty',
    id,
    name,
    sort: 30 + index,
    collapsed: false,
    children: values.map(({ color, ...value }) => (color === null ? value : { ...value, color })),
  }));
}

function productFilters(
  shop: Shop,
  candidates: readonly Candidate[],
  conditions: readonly Condition[],
): Filter[] {
  return countProperties(shop, 'product', candidates, conditions).map(({ id, name, values }, index) => ({
    type: 'productProperty',
    id,
    name,
    sort: 100 + index,
    collapsed: index >= OPEN_PROPERTIES,
    children: values
      .map(({ id: value, name: label, count }) => ({ id: value, name: label, count }))
      .sort((a, b) => b.count - a.count || a.id - b.id),
  }));
}
