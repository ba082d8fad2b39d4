import {
  getCategoryPath,
  getProduct,
  listCategories,
  listCategorySteps,
  listPrices,
  listProducts,
} from '#contract/catalogue/catalogue.ts';
import { MAX_PRICE_IDS } from '#contract/catalogue/catalogue-schema.ts';
import { getVariation } from '#contract/catalogue/variation.ts';
import {
  readPrices,
  readProduct,
  readProductOfVariation,
  readProductPageJson,
} from '#platform/areas/product/products.ts';
import { invalid, notFound } from '#platform/http/refusal.ts';
import { handle, handleJson, parseId } from '#platform/http/route.ts';
import { readDocuments } from '#platform/store/documents.ts';
import { readCategoryTree } from './category-tree.ts';
import { variationDetail } from './variation-detail.ts';

export const catalogueRoutes = [
  handleJson(listProducts, ({ shop, query: { ids, ...page } }) =>
    readProductPageJson(shop, { ...page, ids: ids?.split(',').map(Number) }),
  ),

  handle(getProduct, ({ shop, params }) => {
    const id = parseId('id', params.id);
    const product = readProductOfVariation(shop, id);
    if (!product) throw notFound(`There is no variation ${id}.`, 'id');
    return product;
  }),

  handle(getVariation, ({ shop, params }) => {
    const id = parseId('id', params.id);
    const product = readProductOfVariation(shop, id);
    const variation = product?.variations.find((one) => one.id === id);
    if (!product || !variation) throw notFound(`There is no variation ${id}.`, 'id');
    return variationDetail(shop, product, variation);
  }),

  handle(getCategoryPath, ({ shop, params }) => {
    const id = parseId('id', params.id);
    const product = readProduct(shop, id);
    if (!product) throw notFound(`There is no product ${id}.`, 'id');
    const tree = readCategoryTree(shop);
    return { items: tree.pathOf(product.categoryId).map((category) => tree.stepOf(category)) };
  }),

  handle(listCategorySteps, ({ shop, query }) => {
    const tree = readCategoryTree(shop);
    const categories = [...new Set(query['ids[]'])].flatMap((id) => tree.get(id) ?? []);
    return { items: categories.map((category) => tree.stepOf(category)) };
  }),

  handle(listCategories, ({ shop }) => ({ items: readDocuments(shop, 'category') })),

  handle(listPrices, ({ shop, query }) => {
    const ids = query.ids.split(',').map(Number);
    if (ids.length > MAX_PRICE_IDS)
      throw invalid('ids', `At most ${MAX_PRICE_IDS} ids are allowed in one call, not ${ids.length}.`);
    return { items: readPrices(shop, ids) };
  }),
];
