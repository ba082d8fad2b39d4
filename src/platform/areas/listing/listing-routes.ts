import { getFilterData } from '#contract/catalogue/filter.ts';
import {
  listCategoryProducts,
  listCrossSellProducts,
  listRelatedProducts,
  listSimilarProducts,
  listSupplierProducts,
  MAX_CROSS_SELL,
} from '#contract/catalogue/listing.ts';
import { readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import { readProductOfVariation } from '#platform/areas/product/products.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle, parseId } from '#platform/http/route.ts';
import { readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readFilterData } from './filter-data.ts';
import { readAvailable, readInOrder, readListing } from './listing.ts';
import { scopeOfCategories, scopeOfSimilar, scopeOfSupplier, scopeOfTags } from './scope.ts';

/** So many goods are offered with those of a category. */
const MAX_RELATED = 20;

export const listingRoutes = [
  handle(listCategoryProducts, ({ shop, params, query }) =>
    readListing(shop, scopeOfBranch(shop, categoryOf(shop, params.id)), query),
  ),

  handle(getFilterData, ({ shop, params, query }) => {
    const id = categoryOf(shop, params.id);
    return readFilterData(shop, scopeOfBranch(shop, id), query, id);
  }),

  handle(listSupplierProducts, ({ shop, params, query }) => {
    const id = parseId('id', params.id);
    if (!readDocument(shop, 'supplier', String(id))) throw notFound(`There is no supplier ${id}.`, 'id');
    return readListing(shop, scopeOfSupplier(shop, id), query);
  }),

  handle(listSimilarProducts, ({ shop, params, query }) => {
    const id = parseId('id', params.id);
    const product = readProductOfVariation(shop, id);
    const variation = product?.variations.find((one) => one.id === id);
    if (!product || !variation) throw notFound(`There is no variation ${id}.`, 'id');
    return readInOrder(shop, scopeOfSimilar(shop, product, variation.newPrice), query);
  }),

  handle(listCrossSellProducts, ({ shop, query }) => {
    const scope = scopeOfTags(shop, query['tags[]'], MAX_CROSS_SELL, query.except);
    return { items: readInOrder(shop, scope, { page: 1, size: MAX_CROSS_SELL }).items };
  }),

  handle(listRelatedProducts, ({ shop, params }) => {
    const path = readCategoryTree(shop).pathOf(categoryOf(shop, params.id)).reverse();
    for (const { id } of path) {
      const related = readDocument(shop, 'related-categories', String(id));
      if (related)
        return { items: readAvailable(shop, scopeOfBranch(shop, ...related.data.categoryIds), MAX_RELATED) };
    }
    return { items: [] };
  }),
];

function categoryOf(shop: Shop, text: string): number {
  const id = parseId('id', text);
  if (!readDocument(shop, 'category', String(id))) throw notFound(`There is no category ${id}.`, 'id');
  return id;
}

function scopeOfBranch(shop: Shop, ...categoryIds: number[]) {
  return scopeOfCategories(shop, readCategoryTree(shop).branchOf(categoryIds));
}
