import { PRODUCT_SORT, parseListChoice } from '#domain/listing/list-choice.ts';
import type { ListSource } from '#domain/listing/list-source.ts';
import { askAhead } from './answers.ts';
import { listFilters } from './product-list.ts';

/** Filters and total of a list, without its products while the static page shows them. */
export async function filtersOf(...asked: Parameters<typeof listFilters>) {
  const { items: filters, total } = await listFilters(...asked);
  return { filters, total };
}

/**
 * Asks for the filters of a list of which nothing is chosen, while the code that draws them loads. Needs no
 * React, so that it asks before that is there.
 */
export function askFilters(source: ListSource, address: string): void {
  askAhead(address, () => filtersOf(source, parseListChoice('', PRODUCT_SORT)));
}
