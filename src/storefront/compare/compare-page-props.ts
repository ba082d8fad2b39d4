import {
  type StockPageProps,
  type StockShop,
  stockPageProps,
} from '#storefront/listing/stocks/stock-page-props.ts';
import messageKeys from './ComparePage.tsx?messages';

export interface ComparePageProps extends StockPageProps {
  /** Names of the characteristics that the shop shows; empty shows all. */
  shownProperties: readonly string[];
}

interface CompareShop extends StockShop {
  setting(name: 'productProperty'): readonly string[];
}

/** Props of the comparison; the browser knows which products are compared. */
export function comparePageProps(shop: CompareShop): ComparePageProps {
  return {
    ...stockPageProps(shop, messageKeys),
    shownProperties: shop.setting('productProperty'),
  };
}
