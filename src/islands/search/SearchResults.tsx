import { useRef } from 'react';
import { listedCard } from '#card/listed-card.ts';
import { searchFilters } from '#client/api/search-list.ts';
import {
  clearFilters,
  countChosen,
  LIST_SORTS,
  type ListChoice,
  parseListChoice,
  writeListChoice,
} from '#domain/list-choice.ts';
import { CallFailed } from '#islands/call/CallFailed.tsx';
import { ChosenChips } from '#islands/list/ChosenChips.tsx';
import { FilterPanel } from '#islands/list/FilterPanel.tsx';
import { FilterSheet } from '#islands/list/FilterSheet.tsx';
import { LiveGrid } from '#islands/list/LiveGrid.tsx';
import type { ListText } from '#islands/list/list-text.ts';
import { Pager } from '#islands/list/Pager.tsx';
import { SortSelect } from '#islands/list/SortSelect.tsx';
import { moveTo } from '#islands/list/use-address.ts';
import { useKeptPlace } from '#islands/list/use-kept-place.ts';
import { categoryPath, inLanguage, searchPath, staticPagePath } from '#paths.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import type { SearchPageProps } from './search-page-props.ts';
import { AS_TYPED, useFound } from './use-found.ts';

const DEFAULT_SORT = 'relevance';

export interface SearchResultsProps extends SearchPageProps {
  query: string;
  pathname: string;
  search: string;
  text: ListText;
}

/** What a query finds, with its filters. What is chosen shows at once, the list when it is there. */
export function SearchResults({
  query,
  pathname,
  search,
  text,
  look,
  language,
  defaultLanguage,
  sections,
}: SearchResultsProps) {
  const { t, own } = text;
  const top = useRef<HTMLParagraphElement>(null);
  const choice = parseListChoice(search, DEFAULT_SORT);
  const address = pathname + search;
  const { answer, error, retry } = useFound(query, address, choice);
  useKeptPlace(answer?.address);

  const addressOf = (next: ListChoice) => pathname + writeListChoice(next, DEFAULT_SORT, search);
  const choose = (next: ListChoice) => moveTo(addressOf(next));
  const turn = (next: ListChoice) => {
    choose(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };

  if (!answer)
    return error === undefined ? (
      <SearchSkeleton label={t('search.loading')} />
    ) : (
      <CallFailed error={error} onRetry={retry} t={t} />
    );

  const isBusy = answer.address !== address && error === undefined;
  const chosen = countChosen(choice);
  const typedPath = inLanguage(searchPath(query), language, defaultLanguage);
  const asTyped = `${typedPath}${typedPath.includes('?') ? '&' : '?'}${AS_TYPED}=true`;
  const nearLinks = answer.near.map(({ type, slug, name }) => {
    const path = type === 'static_page' ? staticPagePath(slug ?? '') : categoryPath(slug ?? '');
    return { name: own(name), href: inLanguage(path, language, defaultLanguage) };
  });
  const panel = { filters: answer.filters, choice, onChoose: choose, text };
  const hasFilters = answer.total > 0 || chosen > 0;
  return (
    <div className="search-page">
      <p className="search-page__said" role="status" tabIndex={-1} ref={top}>
        {answer.query !== query && (
          <>
            {t('search.shown-for', { query: answer.query })}.{' '}
            <a className="link" href={asTyped}>
              {t('search.as-typed', { query })}
            </a>{' '}
          </>
        )}
        {answer.total > 0 ? (
          t('category.count', { count: answer.total })
        ) : (
          <span className="visually-hidden">{t('search.nothing', { query })}</span>
        )}
      </p>
      {hasFilters && (
        <>
          <div className="search-page__tools">
            <FilterSheet
              {...panel}
              load={(draft, signal) => searchFilters(answer.query, draft, { signal })}
            />
            <SortSelect
              sort={choice.sort}
              sorts={LIST_SORTS}
              onSort={(sort) => choose({ ...choice, page: 1, sort })}
              t={t}
            />
          </div>
          <div className="search-page__aside">
            <FilterPanel {...panel} />
          </div>
        </>
      )}
      <div className="search-page__main" aria-busy={isBusy}>
        <ChosenChips {...panel} />
        {error !== undefined && <CallFailed error={error} onRetry={retry} t={t} />}
        {answer.total > 0 && <h2 className="visually-hidden">{t('category.products')}</h2>}
        {answer.total > 0 ? (
          <LiveGrid
            cards={answer.items.map((item) => listedCard(item, { language, defaultLanguage }))}
            look={look}
            language={language}
            t={t}
          />
        ) : (
          <NothingFound
            query={query}
            near={nearLinks}
            sections={sections}
            onClear={chosen > 0 ? () => choose(clearFilters(choice)) : undefined}
            t={t}
          />
        )}
        <Pager
          page={choice.page}
          size={choice.size}
          total={answer.total}
          hrefOf={(page) => addressOf({ ...choice, page })}
          onPage={(page) => turn({ ...choice, page })}
          onSize={(size) => turn({ ...choice, size, page: 1 })}
          t={t}
        />
      </div>
    </div>
  );
}
