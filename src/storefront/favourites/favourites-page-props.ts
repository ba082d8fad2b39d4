import {
  type StockPageProps,
  type StockShop,
  stockPageProps,
} from '#storefront/listing/stocks/stock-page-props.ts';
import messageKeys from './FavouritesPage.tsx?messages';

/** Props of the page of favourites; the browser knows which products they are. */
export function favouritesPageProps(shop: StockShop): StockPageProps {
  return stockPageProps(shop, messageKeys);
}
