import {
  type StockPageProps,
  type StockShop,
  stockPageProps,
} from '#storefront/listing/stocks/stock-page-props.ts';
import messageKeys from './FavouritesPage.tsx?messages';

/** What the page of favourites needs; which they are, the browser knows. */
export function favouritesPageProps(shop: StockShop): StockPageProps {
  return stockPageProps(shop, messageKeys);
}
