import { useStore } from '@nanostores/react';
import { allCategoriesPath, inLanguage } from '#domain/link/paths.ts';
import { sharedProducts } from '#domain/link/shared-products.ts';
import { samePicks } from '#domain/product/picked.ts';
import type { StockEntry } from '#domain/product/stock-list.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { EmptyList } from '#storefront/listing/stocks/EmptyList.tsx';
import { useFocusAfter } from '#storefront/listing/stocks/use-focus-after.ts';
import { useAddress } from '#storefront/listing/use-address.ts';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { Comparison } from './Comparison.tsx';
import { $compare } from './compare.store.ts';
import type { ComparePageProps } from './compare-page-props.ts';
import '#storefront/card/pictures.css';

// The server has no list; this object, compared by identity, stands in until hydration.
const UNKNOWN: readonly StockEntry[] = [];

/** Compares products: those in the address, else those that the shopper has marked. */
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
