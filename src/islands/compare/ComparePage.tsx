import { useStore } from '@nanostores/react';
import { samePicks } from '#domain/picked.ts';
import { sharedProducts } from '#domain/shared-products.ts';
import type { StockEntry } from '#domain/stock-list.ts';
import { createTranslate } from '#i18n/messages.ts';
import { allCategoriesPath, inLanguage } from '#paths.ts';
import { $compare } from '#stores/compare.store.ts';
import { useAddress } from '../list/use-address.ts';
import { EmptyList } from '../stocks/EmptyList.tsx';
import { useFocusAfter } from '../stocks/use-focus-after.ts';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { Comparison } from './Comparison.tsx';
import type { ComparePageProps } from './compare-page-props.ts';

// The server knows no list; this one says so by its identity.
const UNKNOWN: readonly StockEntry[] = [];

/** Products side by side: those that the address names, else those that the shopper has marked. */
export function ComparePage(props: ComparePageProps) {
  const { language, defaultLanguage, messages, sections } = props;
  const t = createTranslate(messages, language);
  const own = useStore($compare, { ssr: () => UNKNOWN });
  const address = useAddress();
  const focus = useFocusAfter('[data-compare-drop]', own.length);
  if (own === UNKNOWN || address === undefined) return <CompareSkeleton label={t('compare.loading')} />;
  const named = sharedProducts(new URL(address, location.href).search);
  const isShared = named.length > 0 && !samePicks(named, own);
  if (!isShared && own.length === 0)
    return (
      <EmptyList
        icon="compare"
        title={t('compare.empty-title')}
        text={t('compare.empty-text')}
        titleRef={focus.title}
        catalogueHref={inLanguage(allCategoriesPath(), language, defaultLanguage)}
        sections={sections}
        t={t}
      />
    );
  return <Comparison {...props} picks={isShared ? named : own} isShared={isShared} focus={focus} t={t} />;
}
