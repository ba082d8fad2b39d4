import { type Filter, type FilterData, getFilterData } from '#contract/catalogue/filter.ts';
import {
  type ListedVariation,
  type ListingSort,
  listCategoryProducts,
  listSupplierProducts,
} from '#contract/catalogue/listing.ts';
import { getSearchFilters, searchVariations } from '#contract/catalogue/search.ts';
import {
  type AskedChoice,
  filterQueryOf,
  type ListChoice,
  MOST_AT_ONCE,
  PRODUCT_SORT,
  upToPage,
} from '#domain/listing/list-choice.ts';
import type { ListSource } from '#domain/listing/list-source.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';

/** A page of a list with its filters. */
export interface ListedProducts {
  items: readonly ListedVariation[];
  total: number;
  /** Empty if the platform failed to answer. */
  filters: readonly Filter[];
}

/** A page of a list. Throws a `CallError` without products; filters may be missing. */
export async function listProducts(
  source: ListSource,
  choice: AskedChoice,
  options: CallOptions = {},
): Promise<ListedProducts> {
  const [{ items, total }, filters] = await Promise.all([
    listItems(source, choice, options),
    listFilters(source, choice, options).then(
      (data) => data.items,
      () => [],
    ),
  ]);
  return { items, total, filters };
}

/**
 * The shown products and those of the page behind them, none of them twice. A list that has moved meanwhile,
 * so that its pages no longer begin where they did, is asked for whole, as far as it comes at once.
 */
export async function listMore(
  source: ListSource,
  next: ListChoice,
  shown: Pick<ListedProducts, 'items' | 'total'>,
): Promise<ListedProducts> {
  const more = await listProducts(source, next);
  const known = new Set(shown.items.map(({ variation }) => variation.id));
  const added = more.items.filter(({ variation }) => !known.has(variation.id));
  const hasMoved = more.total !== shown.total || added.length < more.items.length;
  if (hasMoved && next.page * next.size <= MOST_AT_ONCE) return listProducts(source, upToPage(next));
  return { ...more, items: [...shown.items, ...added] };
}

/** Filters and total of a list for a choice. */
export function listFilters(
  { kind, id }: ListSource,
  choice: AskedChoice,
  options: CallOptions = {},
): Promise<FilterData> {
  const query = filterQueryOf(choice);
  return kind === 'category'
    ? callShop(getFilterData, { params: { id }, query }, options)
    : callShop(getSearchFilters, { query: { q: '', ...query, [`${kind}[]`]: [id] } }, options);
}

async function listItems(
  { kind, id }: ListSource,
  choice: AskedChoice,
  options: CallOptions,
): Promise<Omit<ListedProducts, 'filters'>> {
  const { page, size } = choice;
  const sort: ListingSort = choice.sort === 'relevance' ? PRODUCT_SORT : choice.sort;
  const query = { page, size, sort, ...filterQueryOf(choice) };
  if (kind === 'brand') {
    const asked = { query: { ...query, q: '', 'brand[]': [id] } };
    const { variations, total } = await callShop(searchVariations, asked, options);
    return { items: variations.map(shownPrice), total };
  }
  const listCall = kind === 'category' ? listCategoryProducts : listSupplierProducts;
  const { items, total } = await callShop(listCall, { params: { id }, query }, options);
  return { items: items.map(shownPrice), total };
}
