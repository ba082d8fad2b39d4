import { MAX_QUERY_LENGTH } from '#contract/value/text-limit.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { type SectionLink, SectionLinks } from '#storefront/listing/SectionLinks.tsx';

export interface SearchStartProps {
  /** The platform takes no query of this length. */
  isTooLong: boolean;
  sections: readonly SectionLink[];
  t: Translate;
}

/** Search without a query that can be asked: a hint, and links to go on by. */
export function SearchStart({ isTooLong, sections, t }: SearchStartProps) {
  return (
    <div className="empty">
      {isTooLong ? (
        <p role="alert">{t('search.too-long', { number: MAX_QUERY_LENGTH })}</p>
      ) : (
        <>
          <h2>{t('search.start-title')}</h2>
          <p>{t('search.start-text')}</p>
        </>
      )}
      <SectionLinks title={t('search.top-categories')} sections={sections} />
    </div>
  );
}
