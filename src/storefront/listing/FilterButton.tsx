import type { ListLook } from '#domain/listing/list-look.ts';
import { belowScreen } from '#domain/page/screen-width.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface FilterButtonProps {
  /** How many filters are chosen. */
  chosen: number;
  /** Where filters stand on a wide screen. */
  place: ListLook['filters'];
  isOpen: boolean;
  onToggle: () => void;
  onSheet: () => void;
  t: Translate;
}

/** Whether filters come over the list here, whatever the shop wishes for wide screens. */
export const comeOver = (place: ListLook['filters']): boolean =>
  place === 'drawer' || matchMedia(belowScreen(place === 'bar' ? 'desktop' : 'wide-desktop')).matches;

/** Opens the filters where they do not stand by themselves, with how many are chosen. */
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
