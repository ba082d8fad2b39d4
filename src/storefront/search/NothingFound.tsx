import type { Translate } from '#storefront/i18n/message-key.ts';
import { type SectionLink, SectionLinks } from '#storefront/listing/SectionLinks.tsx';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface NothingFoundProps {
  query: string;
  /** Sections with similar names. */
  near: readonly SectionLink[];
  /** The first sections of the shop. */
  sections: readonly SectionLink[];
  /** Undefined if no filter is chosen. */
  onClear?: (() => void) | undefined;
  t: Translate;
}

/** Result of a search that finds nothing: the reason, hints, and sections with similar names. */
export function NothingFound({ query, near, sections, onClear, t }: NothingFoundProps) {
  return (
    <div className="empty nothing-found">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('search')} />
      </svg>
      <h2>{onClear ? t('search.nothing-filtered') : t('search.nothing', { query })}</h2>
      {onClear ? (
        <button type="button" className="button button--primary" onClick={onClear}>
          {t('search.clear-filters')}
        </button>
      ) : (
        <p>{t('search.nothing-hint')}</p>
      )}
      {near.length > 0 ? (
        <SectionLinks title={t('search.near')} sections={near} />
      ) : (
        <SectionLinks title={t('search.top-categories')} sections={sections} />
      )}
    </div>
  );
}
