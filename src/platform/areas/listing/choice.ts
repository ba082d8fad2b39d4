import type { FilterQuery } from '#contract/catalogue/filter.ts';
import type { CategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { Candidate } from './candidate.ts';

/** Something that narrows a list, and the filter that it belongs to: counts within a filter leave it out. */
export interface Condition {
  filter: string;
  holds(candidate: Candidate): boolean;
}

/** Conditions of a query, one for each filter. */
export function conditionsOf(shop: Shop, tree: CategoryTree, query: FilterQuery): Condition[] {
  const conditions: Condition[] = [];
  const add = (filter: string, holds: Condition['holds']) => conditions.push({ filter, holds });
  const { 'price-from': from = 0, 'price-to': to = Number.POSITIVE_INFINITY } = query;
  if (from > 0 || to < Number.POSITIVE_INFINITY)
    add('price', ({ newPrice }) => newPrice >= from && newPrice <= to);
  if (query.available) add('available', ({ available }) => available === 1);
  const categories = tree.branchOf(query['category[]']);
  if (query['category[]'].length > 0) add('category', ({ category }) => categories.has(category));
  const brands = new Set(query['brand[]']);
  if (brands.size > 0) add('brand', ({ brand }) => brand !== null && brands.has(brand));
  const suppliers = new Set(query['supplier[]']);
  if (suppliers.size > 0) add('supplier', ({ supplier }) => suppliers.has(supplier));
  for (const { property, ids } of groupValues(shop, 'product', query['productProperty[]'])) {
    const products = productsWith(shop, ids);
    add(`productProperty:${property}`, ({ product }) => products.has(product));
  }
  for (const { property, ids } of groupValues(shop, 'variation', query['variationProperty[]'])) {
    const variations = variationsWith(shop, ids);
    add(`variationProperty:${property}`, ({ variation }) => variations.has(variation));
  }
  return conditions;
}

/** The candidates for which all conditions hold, but for those of the filter `except`. */
export function choose(
  candidates: readonly Candidate[],
  conditions: readonly Condition[],
  except?: string,
): Candidate[] {
  const asked = conditions.filter(({ filter }) => filter !== except);
  return candidates.filter((candidate) => asked.every(({ holds }) => holds(candidate)));
}

interface ValueGroup {
  /** 0 for values that the shop does not have. */
  property: number;
  ids: number[];
}

function groupValues(shop: Shop, kind: 'product' | 'variation', ids: readonly number[]): ValueGroup[] {
  if (ids.length === 0) return [];
  const rows = shop.sql.all<{ id: number; property: number }>`
    SELECT id, property FROM property_value
    WHERE shop = ${shop.id} AND kind = ${kind}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const propertyOf = new Map(rows.map(({ id, property }) => [id, property]));
  const groups = Map.groupBy(new Set(ids), (id) => propertyOf.get(id) ?? 0);
  return [...groups].map(([property, own]) => ({ property, ids: own }));
}

function productsWith(shop: Shop, values: readonly number[]): Set<number> {
  const rows = shop.sql.all<{ product: number }>`
    SELECT product FROM product_value WHERE shop = ${shop.id}
      AND value IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  return new Set(rows.map(({ product }) => product));
}

function variationsWith(shop: Shop, values: readonly number[]): Set<number> {
  const rows = shop.sql.all<{ variation: number }>`
    SELECT variation FROM variation_value WHERE shop = ${shop.id}
      AND value IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  return new Set(rows.map(({ variation }) => variation));
}
