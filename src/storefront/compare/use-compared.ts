import type { Picked } from '#domain/link/paths.ts';
import { type CompareGroup, compareGroups } from '#domain/product/compare-table.ts';
import { sortPicks } from '#domain/product/picked.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { fetchCategories } from '#storefront/listing/fetch-categories.ts';
import { useFreshPrices } from '#storefront/listing/stocks/use-fresh-prices.ts';
import { useProducts } from '#storefront/listing/stocks/use-products.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { type CompareColumn, compareColumn } from './compare-column.ts';
import type { ComparePageProps } from './compare-page-props.ts';

export interface Compared {
  groups: readonly CompareGroup<CompareColumn>[];
  /** What the shop sells no more. */
  gone: readonly Picked[];
  /** Whether nothing is known yet, and is on its way. */
  isWaiting: boolean;
  error: unknown;
  retry: () => void;
  /** The categories of a group in words. */
  nameOf: (group: CompareGroup<unknown>) => string;
  /** Of the first category of a group; undefined where nobody knows. */
  slugOf: (group: CompareGroup<unknown>) => string | undefined;
}

/** What was picked, as the shop has it now, sorted by what can be compared. */
export function useCompared(
  picks: readonly Picked[],
  { shownProperties, language, defaultLanguage }: ComparePageProps,
  t: Translate,
): Compared {
  const { products, error, retry } = useProducts(picks.map(({ productId }) => productId));
  useFreshPrices(picks.map(({ variationId }) => variationId));
  const { found, gone, waiting } = sortPicks(picks, products);
  const groups = compareGroups(
    found.map((one) => compareColumn(one, shownProperties, { language, defaultLanguage })),
  );
  const ids = groups.flatMap(({ categoryIds }) => categoryIds);
  const answer = useCall((signal) => fetchCategories(ids, { signal }), [ids.join()]);
  const stepsOf = ({ categoryIds }: CompareGroup<unknown>) =>
    categoryIds.flatMap((id) =>
      answer.kind === 'ready' ? (answer.value.find((step) => step.id === id) ?? []) : [],
    );
  return {
    groups,
    gone,
    isWaiting: waiting.length === picks.length && error === undefined,
    error,
    retry,
    nameOf: (group) =>
      stepsOf(group)
        .map(({ name }) => localizedText(name, language, defaultLanguage))
        .join(', ') || t('compare.other-category'),
    slugOf: (group) => stepsOf(group).find(({ id }) => id === group.categoryIds[0])?.slug,
  };
}
