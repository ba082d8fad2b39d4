import type { Translate } from '#storefront/i18n/message-key.ts';
import { type SectionLink, SectionLinks } from '#storefront/listing/SectionLinks.tsx';

/** Search without a query: a hint, and links to go on by. */
export function SearchStart({ sections, t }: { sections: readonly SectionLink[]; t: Translate }) {
  return (
    <div className="empty">
      <h2>{t('search.start-title')}</h2>
      <p>{t('search.start-text')}</p>
      <SectionLinks title={t('search.top-categories')} sections={sections} />
    </div>
  );
}
