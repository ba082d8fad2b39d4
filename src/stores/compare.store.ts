import { createStockList } from './stock-list.ts';

/** Products the shopper sets side by side. */
export const $compare = createStockList('compare:v1');
