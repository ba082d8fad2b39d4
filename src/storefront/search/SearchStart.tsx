import { MAX_QUERY_LENGTH } from '#contract/value/text-limit.ts';
import { SectionLinks } from '#storefront/listing/SectionLinks.tsx';
import { OtherGoods, type OtherGoodsProps } from './OtherGoods.tsx';
import type { SearchPageProps } from './search-page-props.ts';

export interface SearchStartProps extends OtherGoodsProps, Pick<SearchPageProps, 'sections'> {
  /** The platform takes no query of this length. */
  isTooLong: boolean;
}

/** Search without a query that can be asked: a hint, and links to go on by. */
export function SearchStart({ isTooLong, sections, ...goods }: SearchStartProps) {
  const { t } = goods;
  return (
    <>
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
      <OtherGoods {...goods} />
    </>
  );
}
