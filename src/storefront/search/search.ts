import type { CallAnswer, CallInput } from '#contract/call/define-call.ts';
import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { type FoundMenuItem, findMenuItems, searchVariations } from '#contract/catalogue/search.ts';
import { LIVE_RESULTS } from '#contract/catalogue/search-limit.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';
import { abortPending } from '#storefront/platform-client/pending.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { meantQueries } from './meant-queries.ts';

export type FoundProducts = CallAnswer<typeof searchVariations>;

/** Results of a search while it is typed. */
export interface LiveResults {
  /** Query of the results: one that may be meant if the typed words find nothing. */
  query: string;
  sections: readonly FoundMenuItem[];
  variations: readonly ListedVariation[];
  /** Number of products in all. */
  total: number;
}

/**
 * The first sections and products that a query finds. If it finds nothing, others that may be meant are
 * tried. A lookup that fails gives nothing; throws the `CallError` of one that was aborted.
 */
export async function lookUp(query: string, options: CallOptions = {}): Promise<LiveResults> {
  for await (const words of meantQueries(query)) {
    const [sections, found] = await Promise.all([
      orNothing(findSections(words, LIVE_RESULTS, options)),
      orNothing(findProducts({ q: words, page: 1, size: LIVE_RESULTS }, options)),
    ]);
    // A platform that does not answer now will not answer alternative queries either.
    if (!sections && !found) break;
    if (sections?.length || found?.variations.length)
      return {
        query: words,
        sections: sections ?? [],
        variations: found?.variations ?? [],
        total: found?.total ?? 0,
      };
  }
  return { query, sections: [], variations: [], total: 0 };
}

/** Stops both lookups of a search. */
export function abortLookups(): void {
  for (const { path } of [searchVariations, findMenuItems]) abortPending(path);
}

/** Categories and pages of the shop that words name. Throws a `CallError`. */
export async function findSections(
  name: string,
  size: number,
  options: CallOptions = {},
): Promise<FoundMenuItem[]> {
  const query = { name, page: 1, size, active: 'true' as const };
  const { items } = await callShop(findMenuItems, { query }, options);
  // Links out of the shop are left out.
  return items.filter(({ slug }) => slug !== null);
}

/** Products that words find, at the prices that this page shows. Throws a `CallError`. */
export async function findProducts(
  query: CallInput<typeof searchVariations>['query'],
  options: CallOptions,
): Promise<FoundProducts> {
  const found = await callShop(searchVariations, { query }, options);
  return { ...found, variations: found.variations.map(shownPrice) };
}

async function orNothing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'aborted') return undefined;
    throw error;
  }
}
