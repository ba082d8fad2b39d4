import { PAGE_SIZES } from '#domain/listing/list-choice.ts';

/** The shape of a page of results: tools, filters and cards, until they are there. */
export function SearchSkeleton({ label }: { label: string }) {
  return (
    <div className="listing listing--column" aria-busy="true">
      <p className="listing__said" role="status">
        {label}
      </p>
      <div className="listing__tools" aria-hidden="true">
        <div className="listing__tool skeleton" />
        <div className="listing__tool skeleton" />
      </div>
      <div className="listing__aside" aria-hidden="true">
        <div className="listing__filters skeleton" />
      </div>
      <ul className="product-grid listing__main" aria-hidden="true">
        {Array.from({ length: PAGE_SIZES[0] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike.
          <li className="listing__card skeleton" key={at} />
        ))}
      </ul>
    </div>
  );
}
