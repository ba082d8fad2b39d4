import type { FilterQuery } from '#contract/catalogue/filter.ts';
import type { ListingSort } from '#contract/catalogue/listing.ts';

/** Orders of a list; `relevance` is for what a search finds. */
export const LIST_SORTS = [
  'relevance',
  'popular',
  'price-asc',
  'price-desc',
  'newest',
  'discount',
  'rating',
] as const satisfies readonly (ListingSort | 'relevance')[];
export type ListSort = (typeof LIST_SORTS)[number];
/** Those of lists that nobody searched for. */
export const PRODUCT_SORTS = LIST_SORTS.filter((sort) => sort !== 'relevance');
/** Their order where the shopper has chosen none. */
export const PRODUCT_SORT = 'popular';

/** Products on a page that a shopper may choose; each fills whole rows of two, four and five. */
export const PAGE_SIZES = [20, 40, 60] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Filters that hold ids, as they are called in the address of a page. */
export const ID_FILTERS = ['category', 'brand', 'supplier', 'productProperty', 'variationProperty'] as const;
export type IdFilter = (typeof ID_FILTERS)[number];

/** A shopper's choice in a list: all of it stands in the address of the page. */
export interface ListChoice {
  page: number;
  size: PageSize;
  sort: ListSort;
  /** UZS. */
  from?: number;
  to?: number;
  /** Only what can be bought now. */
  available: boolean;
  ids: Readonly<Record<IdFilter, readonly number[]>>;
}

/** Most products that come with one call; it holds whole pages of each size. */
export const MOST_AT_ONCE = 240;

const MOST_IDS = 100;
const NO_IDS: ListChoice['ids'] = {
  category: [],
  brand: [],
  supplier: [],
  productProperty: [],
  variationProperty: [],
};

/** Reads a choice from an address; what makes no sense there counts as not chosen. */
export function parseListChoice(search: string, defaultSort: ListSort): ListChoice {
  const params = new URLSearchParams(search);
  const number = (name: string) => wholeNumber(params.get(name) ?? '');
  const size = number('size');
  const [from, to] = [number('from'), number('to')];
  const idsOf = (name: IdFilter) => {
    const ids = (params.get(name) ?? '').split(',').map(wholeNumber);
    return [...new Set(ids.filter((id) => id !== undefined && id > 0))].slice(0, MOST_IDS) as number[];
  };
  return {
    page: Math.max(1, number('page') ?? 1),
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    sort: LIST_SORTS.find((one) => one === params.get('sort')) ?? defaultSort,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    available: params.get('available') === 'true',
    ids: Object.fromEntries(ID_FILTERS.map((name) => [name, idsOf(name)])) as Record<IdFilter, number[]>,
  };
}

/**
 * The choice as the query of an address, with `?`, in one order whatever the order of choosing; empty where
 * nothing is chosen. Parameters that belong to no list, like the words of a search, stay from `search`.
 */
export function writeListChoice(choice: ListChoice, defaultSort: ListSort, search = ''): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string | number | undefined) => {
    params.delete(name);
    if (value !== undefined && value !== '') params.append(name, String(value));
  };
  for (const name of ID_FILTERS) set(name, [...choice.ids[name]].sort((a, b) => a - b).join());
  set('from', choice.from);
  set('to', choice.to);
  set('available', choice.available ? 'true' : undefined);
  set('sort', choice.sort === defaultSort ? undefined : choice.sort);
  set('size', choice.size === PAGE_SIZES[0] ? undefined : choice.size);
  set('page', choice.page === 1 ? undefined : choice.page);
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Choice as the platform is asked for it, with a size that no shopper chooses. */
export type AskedChoice = Omit<ListChoice, 'size'> & { size: number };

/** All pages up to the chosen one as a single page, as many as come at once. */
export function upToPage(choice: ListChoice): AskedChoice {
  return { ...choice, page: 1, size: Math.min(choice.page * choice.size, MOST_AT_ONCE) };
}

/** The page that goes on from the first `shown` products of a list. */
export function pageAfter(choice: ListChoice, shown: number): ListChoice {
  return { ...choice, page: Math.floor(shown / choice.size) + 1 };
}

/** Puts an id into a filter or takes it out. A list that changes begins at its first page. */
export function toggleId(choice: ListChoice, filter: IdFilter, id: number): ListChoice {
  const had = choice.ids[filter];
  const ids = had.includes(id) ? had.filter((one) => one !== id) : [...had, id];
  return { ...choice, page: 1, ids: { ...choice.ids, [filter]: ids } };
}

/** A range of prices in UZS. A bound that is left out is open; bounds in the wrong order change places. */
export function choosePrices(choice: ListChoice, from?: number, to?: number): ListChoice {
  const { from: _from, to: _to, ...rest } = choice;
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return {
    ...rest,
    page: 1,
    ...(low !== undefined && low > 0 && { from: low }),
    ...(high !== undefined && { to: high }),
  };
}

/** Takes all filters out; order and size of pages stay. */
export function clearFilters(choice: ListChoice): ListChoice {
  return choosePrices({ ...choice, available: false, ids: NO_IDS });
}

/** Count of chosen filters; a range of prices is one. */
export function countChosen({ from, to, available, ids }: ListChoice): number {
  const price = from !== undefined || to !== undefined;
  return Number(price) + Number(available) + ID_FILTERS.reduce((sum, name) => sum + ids[name].length, 0);
}

/** The filters as calls of lists take them. */
export function filterQueryOf({ from, to, available, ids }: AskedChoice): FilterQuery {
  return {
    ...(from !== undefined && { 'price-from': from }),
    ...(to !== undefined && { 'price-to': to }),
    ...(available && { available: 'true' as const }),
    'category[]': [...ids.category],
    'brand[]': [...ids.brand],
    'supplier[]': [...ids.supplier],
    'productProperty[]': [...ids.productProperty],
    'variationProperty[]': [...ids.variationProperty],
  };
}

function wholeNumber(text: string): number | undefined {
  const value = Number(text);
  return /^\d{1,15}$/.test(text) ? value : undefined;
}
