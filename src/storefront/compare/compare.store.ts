import { createStockList } from '#storefront/listing/stocks/stock-list.ts';

/** Products that the shopper compares. */
export const $compare = createStockList('compare:v1', 'customer');
