import { useState } from 'react';
import { categoryPath, comparePath, inLanguage, type Picked, sharedComparePath } from '#domain/link/paths.ts';
import { compareRows } from '#domain/product/compare-table.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { StockNote } from '#storefront/listing/stocks/StockNote.tsx';
import type { FocusAfter } from '#storefront/listing/stocks/use-focus-after.ts';
import { moveTo } from '#storefront/listing/use-address.ts';
import { notify } from '#storefront/page/notice.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareTabs } from './CompareTabs.tsx';
import { CompareTools } from './CompareTools.tsx';
import { dropCompared, takeCompared } from './compare-list.ts';
import type { ComparePageProps } from './compare-page-props.ts';
import { SharedNote } from './SharedNote.tsx';
import { useCompared } from './use-compared.ts';

export interface ComparisonProps extends ComparePageProps {
  picks: readonly Picked[];
  /** True if the products come from an address instead of the shopper's own list. */
  isShared: boolean;
  focus: FocusAfter;
  t: Translate;
}

/** A comparison: a table for each group of products that can be compared, one shown at a time. */
export function Comparison(props: ComparisonProps) {
  const { picks, isShared, focus, look, language, defaultLanguage, t } = props;
  const path = (page: string) => inLanguage(page, language, defaultLanguage);
  const [chosen, setChosen] = useState<number>();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { groups, gone, isWaiting, error, retry, nameOf, slugOf } = useCompared(picks, props, t);
  if (isWaiting) return <CompareSkeleton label={t('compare.loading')} />;

  const group = groups.find(({ categoryIds }) => categoryIds.some((id) => id === chosen)) ?? groups[0];
  const rows = compareRows(group?.products.map(({ facts }) => facts) ?? []);
  const slug = group && slugOf(group);
  const showOwn = () => moveTo(path(comparePath()));
  const take = () => {
    takeCompared(groups.flatMap(({ products }) => products));
    showOwn();
    notify({ text: t('compare.taken') });
  };
  const clear = () => {
    focus.note(0);
    dropCompared(picks, { text: t('compare.cleared') });
  };
  const drop = (dropped: readonly Picked[], at: number) => {
    focus.note(at);
    dropCompared(dropped, { key: 'notice.compare-removed' });
  };

  return (
    <div className="stocks compare">
      {isShared && <SharedNote onTake={group && take} ownHref={path(comparePath())} onOwn={showOwn} t={t} />}
      {error !== undefined && <CallFailed error={error} onRetry={retry} t={t} />}
      {gone.length > 0 && (
        <StockNote text={t('compare.gone', { count: gone.length })}>
          {!isShared && (
            <button type="button" className="stocks__tool" onClick={() => drop(gone, 0)}>
              {t('compare.drop-gone')}
            </button>
          )}
        </StockNote>
      )}
      {groups.length > 1 && (
        <>
          <p className="compare__apart">{t('compare.apart')}</p>
          <CompareTabs
            tabs={groups.map((one) => ({
              id: one.categoryIds[0] ?? 0,
              name: nameOf(one),
              count: one.products.length,
            }))}
            current={group?.categoryIds[0]}
            onChoose={setChosen}
            t={t}
          />
        </>
      )}
      {group && (
        <>
          <CompareTools
            count={group.products.length}
            rows={rows}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
            shareHref={path(sharedComparePath(picks))}
            onClear={isShared ? undefined : clear}
            t={t}
          />
          <h2 className={groups.length > 1 ? 'visually-hidden' : undefined}>{nameOf(group)}</h2>
          {group.products.length === 1 && (
            <StockNote text={t('compare.one-more')}>
              {slug && (
                <a className="stocks__tool compare__more" href={path(categoryPath(slug))}>
                  {t('compare.to-category')}
                </a>
              )}
            </StockNote>
          )}
          <CompareTable
            key={group.categoryIds[0]}
            name={nameOf(group)}
            columns={group.products}
            rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
            hasRows={rows.length > 0}
            look={{ ...look, showCompare: isShared }}
            language={language}
            listRef={focus.list}
            onDrop={isShared ? undefined : ({ card }, at) => drop([card.item], at)}
            t={t}
          />
        </>
      )}
    </div>
  );
}
