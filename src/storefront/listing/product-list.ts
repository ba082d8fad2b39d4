import type { CallAnswer } from '#contract/call/define-call.ts';
import { type Filter, type FilterData, getFilterData } from '#contract/catalogue/filter.ts';
import {
  type ListedVariation,
  type ListingSort,
  listCategoryProducts,
  listSupplierProducts,
} from '#contract/catalogue/listing.ts';
import {
  type AskedChoice,
  filterQueryOf,
  type ListChoice,
  MOST_AT_ONCE,
  PRODUCT_SORT,
  upToPage,
} from '#domain/listing/list-choice.ts';
import { hasFilters, type ListSource } from '#domain/listing/list-source.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';

/** A page of a list with its filters. */
export interface ListedProducts {
  items: readonly ListedVariation[];
  total: number;
  /** Empty if the platform has no filters for such a list, or failed to answer. */
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

/**
 * Filters and total of a list for a choice. The platform has filters for categories; of other lists only the
 * total.
 */
export async function listFilters(
  source: ListSource,
  choice: AskedChoice,
  options: CallOptions = {},
): Promise<FilterData> {
  if (hasFilters(source)) {
    const input = { params: { id: source.id }, query: filterQueryOf(choice) };
    return callShop(getFilterData, input, options);
  }
  const { total } = await listItems(source, { ...choice, page: 1 }, options);
  return { items: [], total };
}

async function listItems(
  { kind, id }: ListSource,
  choice: AskedChoice,
  options: CallOptions,
): Promise<CallAnswer<typeof listCategoryProducts>> {
  const { page, size } = choice;
  const sort: ListingSort = choice.sort === 'relevance' ? PRODUCT_SORT : choice.sort;
  const input = { params: { id }, query: { page, size, sort, ...filterQueryOf(choice) } };
  const answer = await callShop(
    kind === 'category' ? listCategoryProducts : listSupplierProducts,
    input,
    options,
  );
  return { ...answer, items: answer.items.map(shownPrice) };
}
