import { createStockList } from '#storefront/listing/stocks/stock-list.ts';

/** Products the shopper keeps for later. */
export const $favourites = createStockList('favourites:v1');
