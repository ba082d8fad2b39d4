import { createStockList } from '#storefront/listing/stocks/stock-list.ts';

/** Products the shopper sets side by side. */
export const $compare = createStockList('compare:v1');
