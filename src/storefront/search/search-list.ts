import type { Filter, FilterData } from '#contract/catalogue/filter.ts';
import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { type FoundMenuItem, getSearchFilters, searchVariations } from '#contract/catalogue/search.ts';
import { countChosen, filterQueryOf, type ListChoice } from '#domain/listing/list-choice.ts';
import { alternativeQueries } from '#domain/search/alternative-queries.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';
import { meantQueries } from './meant-queries.ts';
import { type FoundProducts, findProducts, findSections } from './search.ts';

/** Number of sections that are shown if nothing is found. */
const NEAR_SECTIONS = 8;

/** A page of results. */
export interface FoundList {
  /** Query of the results: one that may be meant if the typed words find nothing. */
  query: string;
  items: readonly ListedVariation[];
  total: number;
  /** Empty if the platform did not answer. */
  filters: readonly Filter[];
  /** Sections with similar names, if nothing is found. */
  near: readonly FoundMenuItem[];
}

/**
 * One page of the results of a query, with filters. If nothing is found, and would not be without filters,
 * queries that may be meant are tried, unless `asTyped`: by the browser, so that no platform needs to know
 * them.
 * Throws a `CallError` if the list does not come.
 */
export async function searchList(
  query: string,
  choice: ListChoice,
  { asTyped = false, ...options }: CallOptions & { asTyped?: boolean } = {},
): Promise<FoundList> {
  const [found, filters] = await Promise.all([
    listFound(query, choice, options),
    filtersOrNone(query, choice, options),
  ]);
  if (found.total > 0) return { query, filters, near: [], items: found.variations, total: found.total };
  if (!asTyped && !(await findsMore(query, choice, options)))
    for await (const alternative of meantQueries(query)) {
      if (alternative === query) continue;
      const other = await listFound(alternative, choice, options);
      if (other.total === 0 && !(await findsMore(alternative, choice, options))) continue;
      const { variations: items, total } = other;
      return {
        query: alternative,
        items,
        total,
        filters: await filtersOrNone(alternative, choice, options),
        near: [],
      };
    }
  return { query, filters, items: [], total: 0, near: await nearSections(query, options) };
}

/** Filters of the results, narrowed by the chosen ones. */
export function searchFilters(q: string, choice: ListChoice, options: CallOptions = {}): Promise<FilterData> {
  const query = { q, ...filterQueryOf(choice) };
  return callShop(getSearchFilters, { query }, options);
}

function listFound(q: string, choice: ListChoice, options: CallOptions): Promise<FoundProducts> {
  const { page, size, sort } = choice;
  return findProducts({ q, page, size, sort, ...filterQueryOf(choice) }, options);
}

/** True if the words find something without the chosen filters. */
async function findsMore(q: string, choice: ListChoice, options: CallOptions): Promise<boolean> {
  if (countChosen(choice) === 0) return false;
  const query = { q, page: 1, size: 1 };
  const { total } = await callShop(searchVariations, { query }, options);
  return total > 0;
}

/** A list without its filters is still a list. */
async function filtersOrNone(
  query: string,
  choice: ListChoice,
  options: CallOptions,
): Promise<readonly Filter[]> {
  try {
    return (await searchFilters(query, choice, options)).items;
  } catch {
    return [];
  }
}

/** Sections with names that begin like one of the words: the last letters are those that are often wrong. */
async function nearSections(query: string, options: CallOptions): Promise<FoundMenuItem[]> {
  const meant = [query, ...alternativeQueries(query)].flatMap((text) => text.split(/\s+/));
  const beginnings = meant
    .filter(({ length }) => length > 3)
    .map((word) => word.slice(0, Math.max(3, word.length - 2)));
  const near = new Map<number, FoundMenuItem>();
  for (const beginning of [...new Set(beginnings)].slice(0, 4)) {
    if (near.size >= NEAR_SECTIONS) break;
    try {
      for (const section of await findSections(beginning, NEAR_SECTIONS, options))
        near.set(section.id, section);
    } catch {
      break;
    }
  }
  return [...near.values()].slice(0, NEAR_SECTIONS);
}
