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
  /** Products that the shop no longer sells. */
  gone: readonly Picked[];
  /** True until something of the products is known. */
  isWaiting: boolean;
  error: unknown;
  retry: () => void;
  /** Names of a group's categories. */
  nameOf: (group: CompareGroup<unknown>) => string;
  /** Slug of the group's first category; undefined if unknown. */
  slugOf: (group: CompareGroup<unknown>) => string | undefined;
}

/** The picked products as the shop has them now, grouped by what can be compared. */
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
