import type { MessageKey } from '#storefront/i18n/message-key.ts';
import {
  type StockPageProps,
  type StockShop,
  stockPageProps,
} from '#storefront/listing/stocks/stock-page-props.ts';

/** Messages that the page of favourites shows beside those of every such page. */
const FAVOURITES_MESSAGE_KEYS = [
  'favourites.loading',
  'favourites.products',
  'favourites.clear',
  'favourites.cleared',
  'favourites.cheaper',
  'favourites.seen',
  'favourites.gone',
  'favourites.drop-gone',
  'favourites.kept-here',
  'favourites.empty-title',
  'favourites.empty-text',
] as const satisfies readonly MessageKey[];

/** What the page of favourites needs; which they are, the browser knows. */
export function favouritesPageProps(shop: StockShop): StockPageProps {
  return stockPageProps(shop, FAVOURITES_MESSAGE_KEYS);
}
