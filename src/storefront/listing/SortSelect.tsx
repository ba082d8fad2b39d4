import type { ListSort } from '#domain/listing/list-choice.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Select of a list's order. */
export function SortSelect({
  sort,
  sorts,
  onSort,
  t,
}: {
  sort: ListSort;
  sorts: readonly ListSort[];
  onSort: (sort: ListSort) => void;
  t: Translate;
}) {
  return (
    <label className="list-select">
      <span className="visually-hidden">{t('search.sort')}</span>
      <select
        name="sort"
        className="field__input field__input--select"
        value={sort}
        onChange={({ target }) => {
          const chosen = sorts.find((one) => one === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {t(`search.sort-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
