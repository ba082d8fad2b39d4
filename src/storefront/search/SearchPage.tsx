import { useEffect } from 'react';
import { MIN_QUERY_LENGTH } from '#contract/catalogue/search-limit.ts';
import { MAX_QUERY_LENGTH } from '#contract/value/text-limit.ts';
import { inLanguage, searchPath } from '#domain/link/paths.ts';
import { rememberQuery, tidyQuery } from '#domain/search/search-history.ts';
import { searchedQuery } from '#domain/search/searched-query.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { replaceAddress, useAddress } from '#storefront/listing/use-address.ts';
import { SearchResults } from './SearchResults.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { SearchStart } from './SearchStart.tsx';
import { $searchHistory } from './search-history.store.ts';
import type { SearchPageProps } from './search-page-props.ts';
import '#storefront/ui/form/input.css';
import '#storefront/listing/CategoryPage.css';
import '#storefront/listing/listing.css';
import '#storefront/listing/select.css';
import '#storefront/listing/look/column.css';
import './search.css';
import '#storefront/card/pictures.css';

/** Results of a search. All choices stand in the address of the page, the words too. */
export function SearchPage(props: SearchPageProps) {
  const { language, defaultLanguage, messages } = props;
  const t = createTranslate(messages, language);
  const address = useAddress();
  const [pathname = '', search = ''] = address?.split(/(?=\?)/) ?? [];
  const query = tidyQuery(searchedQuery({ pathname, search }));
  const isAsked = query.length >= MIN_QUERY_LENGTH && query.length <= MAX_QUERY_LENGTH;
  const title = isAsked ? t('search.results-for', { query }) : t('search.title');

  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('form[data-search] input');
    if (field && field.value === '') field.value = query;
  }, [query]);
  // The form of the header without its script leads to another address, and remembers nothing.
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!isAsked || !rest.has('q')) return;
    $searchHistory.set(rememberQuery($searchHistory.get(), query));
    const path = inLanguage(searchPath(query), language, defaultLanguage);
    rest.delete('q');
    if (!path.includes('?')) replaceAddress(rest.size > 0 ? `${path}?${rest}` : path);
  }, [query, isAsked, search, language, defaultLanguage]);
  useEffect(() => {
    if (isAsked) document.title = `${title} — ${t('search.title')}`;
  });

  if (address === undefined)
    return (
      <>
        <h1 className="page-title">{t('search.title')}</h1>
        <SearchSkeleton label={t('search.loading')} />
      </>
    );
  return (
    <>
      <h1 className="page-title search-page__title">{title}</h1>
      {!isAsked ? (
        <SearchStart {...props} isTooLong={query.length > MAX_QUERY_LENGTH} t={t} />
      ) : (
        <SearchResults
          {...props}
          query={query}
          pathname={pathname}
          search={search}
          text={{ t, language, own: (text) => drawnText(text, language, defaultLanguage) }}
        />
      )}
    </>
  );
}
