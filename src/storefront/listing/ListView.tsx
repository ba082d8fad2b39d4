import { type ReactNode, useRef, useState } from 'react';
import type { Filter, FilterData } from '#contract/catalogue/filter.ts';
import type { Language } from '#contract/value/primitive.ts';
import { countChosen, type ListChoice, type ListSort, pageAfter } from '#domain/listing/list-choice.ts';
import type { ListLook } from '#domain/listing/list-look.ts';
import type { Card } from '#storefront/card/card.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { FilterBones } from './FilterBones.tsx';
import { comeOver, FilterButton } from './FilterButton.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { LiveGrid } from './LiveGrid.tsx';
import type { ListText } from './list-text.ts';
import { MorePages } from './MorePages.tsx';
import { Pager } from './Pager.tsx';
import { PastEnd } from './PastEnd.tsx';
import { SortSelect } from './SortSelect.tsx';
import './list.css';

export interface ListViewProps {
  /** Left out while the static page shows the list. */
  cards: readonly Card[] | undefined;
  total: number;
  /** Left out until the platform has named them. */
  filters: readonly Filter[] | undefined;
  choice: ListChoice;
  sorts: readonly ListSort[];
  /** True while the shown cards belong to an earlier choice. */
  isBusy: boolean;
  error: unknown;
  retry: () => void;
  addressOf: (choice: ListChoice) => string;
  choose: (choice: ListChoice) => void;
  /** Adds the next page below; left out if pages have numbers. */
  onMore?: (() => Promise<unknown>) | undefined;
  /** Gets the filters and the total for a choice. */
  loadFilters: (choice: ListChoice, signal: AbortSignal) => Promise<FilterData>;
  /** Shown above the cards. */
  head?: ReactNode;
  /** Shown before the number of products. */
  said?: ReactNode;
  /** Shown if nothing matches. */
  nothing: ReactNode;
  /** Without it, filters are always shown beside the list on wide screens. */
  filterPlace?: { place: ListLook['filters']; isOpen: boolean; isAsked: boolean };
  cardLook: CardLook;
  language: Language;
  text: ListText;
}

/** A list with its filters, order and pages. A choice shows at once; the list follows with the answer. */
export function ListView(props: ListViewProps) {
  const { cards, total, filters, choice, isBusy, error, retry, choose, text, filterPlace } = props;
  const { t } = text;
  const place = filterPlace?.place ?? 'column';
  const top = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(filterPlace?.isOpen ?? true);
  const [sheet, setSheet] = useState(() => filterPlace?.isAsked === true && comeOver(place));
  const turn = (next: ListChoice) => {
    choose(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const last = Math.max(1, Math.ceil(total / choice.size));
  const panel = { filters: filters ?? [], choice, onChoose: choose, text };
  // A failure to load filters that the shopper has not opened is shown in their place only.
  const isAside = filterPlace?.isAsked === false && place !== 'drawer' && cards === undefined;
  const failure = error !== undefined && <CallFailed error={error} onRetry={retry} t={t} />;
  const hasFilters = total > 0 || countChosen(choice) > 0 || cards === undefined;
  return (
    <>
      <p
        // The page of a static list has the number in its head.
        className={filterPlace ? 'listing__said visually-hidden' : 'listing__said'}
        role="status"
        tabIndex={-1}
        ref={top}
      >
        {props.said}
        {cards !== undefined && total > 0 && t('category.count', { count: total })}
      </p>
      {hasFilters && (
        <div className="listing__tools">
          <FilterButton
            chosen={countChosen(choice)}
            place={place}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            onSheet={() => setSheet(true)}
            t={t}
          />
          <ChosenChips {...panel} />
          {sheet && (
            <FilterSheet
              {...panel}
              total={filters && !isBusy ? total : undefined}
              load={props.loadFilters}
              onClose={() => setSheet(false)}
            />
          )}
          <SortSelect
            sort={choice.sort}
            sorts={props.sorts}
            onSort={(sort) => choose({ ...choice, page: 1, sort })}
            t={t}
          />
        </div>
      )}
      {hasFilters && isOpen && place !== 'drawer' && (
        <div className="listing__aside">
          {filters === undefined && !failure && <FilterBones />}
          {isAside && failure}
          {(filters !== undefined || (failure && !isAside)) && (
            <FilterPanel {...panel} drops={place === 'bar'} />
          )}
        </div>
      )}
      <div className="listing__main" aria-busy={isBusy}>
        {!isAside && failure}
        {props.head}
        {cards !== undefined && cards.length === 0 && total > 0 && (
          <PastEnd
            page={choice.page}
            last={last}
            href={props.addressOf({ ...choice, page: last })}
            onLast={() => turn({ ...choice, page: last })}
            t={t}
          />
        )}
        {cards !== undefined && cards.length > 0 && (
          <>
            <h2 className="visually-hidden">{t('category.products')}</h2>
            <LiveGrid cards={cards} look={props.cardLook} language={props.language} t={t} />
          </>
        )}
        {cards !== undefined && total === 0 && props.nothing}
        {cards !== undefined && props.onMore && (
          <MorePages
            left={total - cards.length}
            href={props.addressOf(pageAfter(choice, cards.length))}
            onMore={props.onMore}
            t={t}
          />
        )}
        {cards !== undefined && (
          <Pager
            page={choice.page}
            size={choice.size}
            total={total}
            hasNumbers={!props.onMore}
            hrefOf={(page) => props.addressOf({ ...choice, page })}
            onPage={(page) => turn({ ...choice, page })}
            onSize={(size) => turn({ ...choice, size, page: 1 })}
            t={t}
          />
        )}
      </div>
    </>
  );
}
