import type { FilterQuery } from '#contract/catalogue/filter.ts';
import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { type CategoryTree, readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import { arrange, type Candidate, type Order, readCandidates } from '#platform/areas/listing/candidate.ts';
import { choose, conditionsOf } from '#platform/areas/listing/choice.ts';
import { readListed } from '#platform/areas/listing/listed.ts';
import { type Scope, scopeOfCategories, scopeOfMakers } from '#platform/areas/listing/scope.ts';
import { readProducts } from '#platform/areas/product/products.ts';
import { notFound } from '#platform/http/refusal.ts';
import { type Page, type PageQuery, readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { bestVariation, type Found, findProducts } from './find-products.ts';

interface SearchQuery extends FilterQuery {
  q: string;
  menuItem?: number | undefined;
}

/** One page of what a search finds. Throws 404 for an unknown `menuItem`. */
export function searchListing(
  shop: Shop,
  query: SearchQuery & PageQuery & { sort: Order },
): Page<ListedVariation> {
  const { page, size, sort } = query;
  const found = findWithin(shop, query);
  const conditions = conditionsOf(shop, readCategoryTree(shop), query);
  const range: [number, number] = [(page - 1) * size, page * size];
  // Without filters the scope is the list, and only its page is read.
  const isPlain = conditions.length === 0 && sort === 'relevance';
  const candidates = choose(
    readCandidates(shop, isPlain ? found.scope.slice(...range) : found.scope),
    conditions,
  );
  const items = arrange(candidates, sort);
  const shown = isPlain ? items : items.slice(...range);
  const picks = sort === 'relevance' ? withBestVariations(shop, found, shown, candidates) : shown;
  return { items: readListed(shop, picks), page, size, total: isPlain ? found.scope.length : items.length };
}

/**
 * Products that a search finds within the category that `menuItem` names, if it names one. Without words, all
 * of the named brands and suppliers.
 */
export function findWithin(shop: Shop, { q, menuItem, ...filters }: SearchQuery): Found {
  const [brands, suppliers] = [filters['brand[]'], filters['supplier[]']];
  const isWordless = q.trim() === '' && brands.length + suppliers.length > 0;
  const found = isWordless
    ? { scope: scopeOfMakers(shop, brands, suppliers), named: new Map(), words: [] }
    : findProducts(shop, q);
  if (menuItem === undefined) return found;
  const tree = readCategoryTree(shop);
  const inCategory = new Set(scopeOfCategories(shop, tree.branchOf([categoryOf(shop, tree, menuItem)])));
  const scope: Scope = found.scope.filter((id) => inCategory.has(id));
  return { ...found, scope };
}

function categoryOf(shop: Shop, tree: CategoryTree, menuItem: number): number {
  if (tree.get(menuItem)) return menuItem;
  const entry = readDocument(shop, 'menu-item', String(menuItem))?.data;
  const category =
    entry?.type === 'collection_page' ? tree.all.find(({ slug }) => slug === entry.slug) : undefined;
  if (category) return category.id;
  throw notFound(
    `There is no category ${menuItem}, and no menu entry of this id that shows one.`,
    'menuItem',
  );
}

function withBestVariations(
  shop: Shop,
  { named, words }: Found,
  shown: readonly Candidate[],
  candidates: readonly Candidate[],
) {
  const products = new Map(
    readProducts(
      shop,
      shown.map(({ product }) => product),
    ).map((product) => [product.id, product]),
  );
  const choices = Map.groupBy(candidates, ({ product }) => product);
  return shown.map(({ product: id, variation: first }) => {
    const choice = new Set((choices.get(id) ?? []).map(({ variation }) => variation));
    const product = products.get(id);
    const code = named.get(id);
    if (code !== undefined && choice.has(code)) return { product: id, variation: code };
    return { product: id, variation: (product && bestVariation(product, choice, words)) ?? first };
  });
}
