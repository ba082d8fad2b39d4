import { FILTERS_FROM, type ListLook } from '#domain/listing/list-look.ts';
import { belowScreen } from '#domain/page/screen-width.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface FilterButtonProps {
  /** Number of chosen filters. */
  chosen: number;
  /** Place of the filters on wide screens. */
  place: ListLook['filters'];
  isOpen: boolean;
  onToggle: () => void;
  onSheet: () => void;
  t: Translate;
}

/** True if filters open over the list on this screen, whatever their place on wide screens. */
export function comeOver(place: ListLook['filters']): boolean {
  const from = FILTERS_FROM[place];
  return !from || matchMedia(belowScreen(from)).matches;
}

/** Button that opens the filters where they are not always shown, with the number of chosen ones. */
export function FilterButton({ chosen, place, isOpen, onToggle, onSheet, t }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={`button button--ghost filter-button${place === 'column' ? ' filter-button--narrow' : ''}`}
      aria-expanded={place === 'bar' ? isOpen : undefined}
      onClick={() => (comeOver(place) ? onSheet() : onToggle())}
    >
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('filter')} />
      </svg>
      {t('search.filters')}
      {chosen > 0 && <span className="badge">{chosen}</span>}
    </button>
  );
}
