import { type RefObject, useRef } from 'react';
import type { Language } from '#contract/value/primitive.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { bestValues, lowestPrices, oddValues } from '#domain/product/best-values.ts';
import type { CompareRow } from '#domain/product/compare-table.ts';
import { cardModel } from '#storefront/card/card-model.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { drawnKey, LiveCard } from '#storefront/listing/LiveCard.tsx';
import { useLiveItems } from '#storefront/listing/use-live-items.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { CompareBar } from './CompareBar.tsx';
import type { CompareColumn } from './compare-column.ts';
import '#storefront/listing/stocks/stocks.css';
import './compare.css';
import './compare-table.css';

export interface CompareTableProps {
  /** Name of the category. */
  name: string;
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  /** True if any of the products has characteristics. */
  hasRows: boolean;
  look: CardLook;
  language: Language;
  listRef: RefObject<HTMLDivElement | null>;
  /** Removes the product at a place; left out if products cannot be removed. */
  onDrop: ((column: CompareColumn, at: number) => void) | undefined;
  t: Translate;
}

/** The table of a comparison: cards are its heads, characteristics its rows. */
export function CompareTable({
  name,
  columns,
  rows,
  hasRows,
  look,
  language,
  listRef,
  onDrop,
  t,
}: CompareTableProps) {
  const prices = columns.map(({ card }) => offerOf(card.item).price);
  const cheapest = lowestPrices(prices);
  const heads = columns.map((column, at) => {
    const note = cheapest.includes(at) && t('compare.cheapest');
    const model = { ...cardModel(column.card, look, { t, language }), ...(note && { note }) };
    return { column, name: column.name, model, key: drawnKey(model) };
  });
  const live = useLiveItems<HTMLTableRowElement>(heads.map(({ key }) => key).join());
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div className="compare-frame" ref={listRef}>
      <CompareBar heads={heads} below={live} barRef={bar} />
      <div
        className="compare-scroll"
        onScroll={({ currentTarget }) => {
          if (bar.current) bar.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        <table className="compare-table">
          <caption className="visually-hidden">{t('compare.table', { category: name })}</caption>
          <thead>
            <tr ref={live} data-live="">
              <td className="compare-table__corner" />
              {heads.map(({ key, model, column }, at) => (
                <th className="compare-table__head" scope="col" abbr={column.name} key={key}>
                  {onDrop && (
                    <button
                      type="button"
                      className="icon-button compare-table__drop"
                      aria-label={t('compare.remove', { name: column.name })}
                      data-compare-drop
                      onClick={() => onDrop(column, at)}
                    >
                      <svg className="icon" aria-hidden="true">
                        <use href={iconHref('close')} />
                      </svg>
                    </button>
                  )}
                  <LiveCard model={model} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} data-differs={row.differs || undefined}>
                <th className="compare-table__name" scope="row">
                  {row.name}
                  {row.differs && <span className="visually-hidden">, {t('compare.differs')}</span>}
                </th>
                <RowValues row={row} columns={columns} t={t} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!hasRows && <p className="compare__apart">{t('compare.no-facts')}</p>}
    </div>
  );
}

/** Values of a row: those unlike the most stand out, the best are ticked. */
function RowValues({ row, columns, t }: { row: CompareRow } & Pick<CompareTableProps, 'columns' | 't'>) {
  const best = bestValues(row.values);
  const odd = oddValues(row.values);
  return row.values.map((value, at) => (
    <td
      key={columns[at]?.variationId}
      data-odd={odd.includes(at) || undefined}
      data-best={best.includes(at) || undefined}
    >
      {value || (
        <>
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">{t('compare.no-value')}</span>
        </>
      )}
      {best.includes(at) && <span className="visually-hidden">, {t('compare.best')}</span>}
    </td>
  ));
}
