import { PAGE_SIZES } from '#domain/list-choice.ts';

/** The shape of a page of results: tools, filters and cards, until they are there. */
export function SearchSkeleton({ label }: { label: string }) {
  return (
    <div className="search-page" aria-busy="true">
      <p className="search-page__said" role="status">
        {label}
      </p>
      <div className="search-page__tools" aria-hidden="true">
        <div className="search-page__tool skeleton" />
        <div className="search-page__tool skeleton" />
      </div>
      <div className="search-page__aside" aria-hidden="true">
        <div className="search-page__filters skeleton" />
      </div>
      <ul className="product-grid search-page__main" aria-hidden="true">
        {Array.from({ length: PAGE_SIZES[0] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike.
          <li className="search-page__card skeleton" key={at} />
        ))}
      </ul>
    </div>
  );
}
