import { categoryPath, inLanguage, staticPagePath, typedSearchPath } from '#domain/link/paths.ts';
import {
  clearFilters,
  countChosen,
  LIST_SORTS,
  type ListChoice,
  parseListChoice,
  writeListChoice,
} from '#domain/listing/list-choice.ts';
import { listedCard } from '#storefront/card/listed-card.ts';
import { ListView } from '#storefront/listing/ListView.tsx';
import type { ListText } from '#storefront/listing/list-text.ts';
import { moveTo } from '#storefront/listing/use-address.ts';
import { useKeptPlace } from '#storefront/listing/use-kept-place.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OtherGoods } from './OtherGoods.tsx';
import { ResultSections } from './ResultSections.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { searchFilters } from './search-list.ts';
import type { SearchPageProps } from './search-page-props.ts';
import { useFound } from './use-found.ts';

const DEFAULT_SORT = 'relevance';

export interface SearchResultsProps extends SearchPageProps {
  query: string;
  pathname: string;
  search: string;
  text: ListText;
}

/** Results of a query, with filters. */
export function SearchResults({ query, pathname, search, text, sections, ...goods }: SearchResultsProps) {
  const { look, language, defaultLanguage } = goods;
  const { t, own } = text;
  const choice = parseListChoice(search, DEFAULT_SORT);
  const address = pathname + search;
  const { answer, error, retry } = useFound(query, address, choice);
  useKeptPlace(answer?.address);

  const addressOf = (next: ListChoice) => pathname + writeListChoice(next, DEFAULT_SORT, search);
  const choose = (next: ListChoice) => moveTo(addressOf(next));

  if (!answer)
    return error === undefined ? (
      <SearchSkeleton label={t('search.loading')} />
    ) : (
      <CallFailed error={error} onRetry={retry} t={t} />
    );

  const chosen = countChosen(choice);
  const asTyped = inLanguage(typedSearchPath(query), language, defaultLanguage);
  const nearLinks = answer.near.map(({ type, slug, name }) => {
    const path = type === 'static_page' ? staticPagePath(slug ?? '') : categoryPath(slug ?? '');
    return { name: own(name), href: inLanguage(path, language, defaultLanguage) };
  });
  const otherReading = answer.query !== query && (
    <>
      {t('search.shown-for', { typed: query, query: answer.query })}.{' '}
      <a className="link" href={asTyped}>
        {t('search.as-typed', { query })}
      </a>{' '}
    </>
  );
  return (
    <div className="listing listing--column">
      <ListView
        cards={answer.items.map((item) => listedCard(item, { language, defaultLanguage }))}
        total={answer.total}
        head={
          <ResultSections
            filters={answer.filters}
            choice={choice}
            addressOf={addressOf}
            onChoose={choose}
            text={text}
          />
        }
        filters={answer.filters}
        choice={choice}
        sorts={LIST_SORTS}
        isBusy={answer.address !== address && error === undefined}
        error={error}
        retry={retry}
        addressOf={addressOf}
        choose={choose}
        loadFilters={(draft, signal) => searchFilters(answer.query, draft, { signal })}
        said={
          <>
            {otherReading}
            {answer.total === 0 && <span className="visually-hidden">{t('search.nothing', { query })}</span>}
          </>
        }
        nothing={
          <>
            <NothingFound
              query={query}
              near={nearLinks}
              sections={sections}
              onClear={chosen > 0 ? () => choose(clearFilters(choice)) : undefined}
              t={t}
            />
            {chosen === 0 && <OtherGoods {...goods} t={t} />}
          </>
        }
        cardLook={look}
        language={language}
        text={text}
      />
    </div>
  );
}
