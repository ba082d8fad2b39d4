import { getProduct, listCategories, listPrices, listProducts, MAX_PRICE_IDS } from '#contract/catalogue.ts';
import { readDocuments } from '../documents.ts';
import { readPrices, readProductOfVariation, readProductPageJson } from '../products.ts';
import { invalid, notFound } from '../refusal.ts';
import { handle, handleJson, parseId } from '../route.ts';

export const catalogueRoutes = [
  handleJson(listProducts, ({ shop, query }) => readProductPageJson(shop, query)),

  handle(getProduct, ({ shop, params }) => {
    const id = parseId('id', params.id);
    const product = readProductOfVariation(shop, id);
    if (!product) throw notFound(`There is no variation ${id}.`, 'id');
    return product;
  }),

  handle(listCategories, ({ shop }) => ({ items: readDocuments(shop, 'category') })),

  handle(listPrices, ({ shop, query }) => {
    const ids = query.ids.split(',').map(Number);
    if (ids.length > MAX_PRICE_IDS) throw invalid('ids', `At most ${MAX_PRICE_IDS} ids are allowed in one call, not ${ids.length}.`);
    return { items: readPrices(shop, ids) };
  }),
];
