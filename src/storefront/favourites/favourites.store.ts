import { createStockList } from '#storefront/listing/stocks/stock-list.ts';

/** Products that the shopper has marked as favourites. */
export const $favourites = createStockList('favourites:v1', 'customer');
