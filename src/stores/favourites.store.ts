import { createStockList } from './stock-list.ts';

/** Products the shopper keeps for later. */
export const $favourites = createStockList('favourites:v1');
