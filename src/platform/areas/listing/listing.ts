import type { FilterQuery } from '#contract/catalogue/filter.ts';
import type { ListedVariation, ListingSort } from '#contract/catalogue/listing.ts';
import { readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import type { Page, PageQuery } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { arrange, type Order, readCandidates } from './candidate.ts';
import { choose, conditionsOf } from './choice.ts';
import { readListed } from './listed.ts';
import type { Scope } from './scope.ts';

/** One page of the products of a scope that pass the filters, sorted. */
export function readListing(
  shop: Shop,
  scope: Scope,
  query: FilterQuery & PageQuery & { sort: ListingSort },
): Page<ListedVariation> {
  const { page, size, sort } = query;
  const chosen = choose(readCandidates(shop, scope), conditionsOf(shop, readCategoryTree(shop), query));
  const items = arrange(chosen, sort);
  return {
    items: readListed(shop, items.slice((page - 1) * size, page * size)),
    page,
    size,
    total: items.length,
  };
}

/** One page of a scope in its own order, or another, without filters. */
export function readInOrder(
  shop: Shop,
  scope: Scope,
  { page, size }: PageQuery,
  order: Order = 'relevance',
): Page<ListedVariation> {
  const own = order === 'relevance' ? scope.slice((page - 1) * size, page * size) : scope;
  const items = arrange(readCandidates(shop, own), order);
  const shown = order === 'relevance' ? items : items.slice((page - 1) * size, page * size);
  return { items: readListed(shop, shown), page, size, total: scope.length };
}

/** Products of a scope that are in stock, in its order; at most `limit`. */
export function readAvailable(shop: Shop, scope: Scope, limit: number): ListedVariation[] {
  const candidates = readCandidates(shop, scope).filter(({ available }) => available === 1);
  return readListed(shop, arrange(candidates, 'popular').slice(0, limit));
}
