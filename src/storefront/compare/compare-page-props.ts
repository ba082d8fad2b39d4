import type { MessageKey } from '#storefront/i18n/message-key.ts';
import {
  type StockPageProps,
  type StockShop,
  stockPageProps,
} from '#storefront/listing/stocks/stock-page-props.ts';

/** Messages that the comparison shows beside those of every such page. */
const COMPARE_MESSAGE_KEYS = [
  'compare.loading',
  'compare.clear',
  'compare.cleared',
  'compare.remove',
  'compare.gone',
  'compare.drop-gone',
  'compare.empty-title',
  'compare.empty-text',
  'compare.categories',
  'compare.apart',
  'compare.other-category',
  'compare.one-more',
  'compare.to-category',
  'compare.characteristic',
  'compare.table',
  'compare.only-differences',
  'compare.differs',
  'compare.differences',
  'compare.all-same',
  'compare.no-facts',
  'compare.no-value',
  'compare.share',
  'compare.copied',
  'compare.print',
  'compare.shared-title',
  'compare.shared-text',
  'compare.take',
  'compare.taken',
  'compare.own',
] as const satisfies readonly MessageKey[];

export interface ComparePageProps extends StockPageProps {
  /** Names of the characteristics that the shop shows; empty shows all. */
  shownProperties: readonly string[];
}

interface CompareShop extends StockShop {
  setting(name: 'productProperty'): readonly string[];
}

/** What the comparison needs; which products are compared, the browser knows. */
export function comparePageProps(shop: CompareShop): ComparePageProps {
  return {
    ...stockPageProps(shop, COMPARE_MESSAGE_KEYS),
    shownProperties: shop.setting('productProperty'),
  };
}
