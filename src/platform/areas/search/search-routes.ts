import {
  findMenuItems as findMenuItemsCall,
  getSearchFilters,
  searchVariations,
} from '#contract/catalogue/search.ts';
import { readFilterData } from '#platform/areas/listing/filter-data.ts';
import { handle } from '#platform/http/route.ts';
import { findMenuItems } from './find-menu-items.ts';
import { findWithin, searchListing } from './search-variations.ts';

export const searchRoutes = [
  handle(searchVariations, ({ shop, query }) => {
    const { items, ...page } = searchListing(shop, query);
    return { variations: items, ...page };
  }),

  handle(getSearchFilters, ({ shop, query }) => readFilterData(shop, findWithin(shop, query).scope, query)),

  handle(findMenuItemsCall, ({ shop, query: { name, page, size, active } }) => {
    const items = findMenuItems(shop, name, active === 'true');
    return { items: items.slice((page - 1) * size, page * size), page, size, total: items.length };
  }),
];
