import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { idListSchema, pageOf, pageQuerySchema } from '#contract/value/primitive.ts';
import { EXAMPLE_CATEGORY, EXAMPLE_PRICE, EXAMPLE_PRODUCT } from './catalogue-example.ts';
import {
  categorySchema,
  categoryStepSchema,
  currentPriceSchema,
  EXAMPLE_STEP,
  productSchema,
} from './catalogue-schema.ts';

/** The whole catalogue, page by page, in the order of product ids; what a build pulls. */
export const listProducts = defineCall({
  summary: 'Lists the products of the shop with all their variations, in the order of their ids.',
  description: 'Only those of `ids` where they are given: what a notice of a change named.',
  method: 'GET',
  path: '/products',
  auth: 'none',
  query: pageQuerySchema.extend({ ids: idListSchema.optional() }),
  answer: pageOf(productSchema),
  example: {
    query: { page: 1, size: 20 },
    answer: { items: [EXAMPLE_PRODUCT], page: 1, size: 20, total: 1 },
  },
});

/** The product that a variation belongs to, with all its variations. */
export const getProduct = defineCall({
  summary: 'Gets the product of a variation, with all its variations; 404 where there is none.',
  method: 'GET',
  path: '/{id}/product',
  auth: 'none',
  answer: productSchema,
  example: { params: { id: 1201 }, answer: EXAMPLE_PRODUCT },
});

export const listCategories = defineCall({
  summary: 'Lists all categories of the shop, each with the id of its parent.',
  method: 'GET',
  path: '/categories',
  auth: 'none',
  answer: z.object({ items: z.array(categorySchema) }),
  example: { answer: { items: [EXAMPLE_CATEGORY] } },
});

/** Unknown variations are left out of the answer. */
export const listPrices = defineCall({
  summary: 'Gives the current price and stock of up to 100 variations.',
  method: 'GET',
  path: '/variations/prices',
  auth: 'none',
  query: z.object({
    ids: idListSchema.describe('Variation ids, separated by commas.'),
  }),
  answer: z.object({ items: z.array(currentPriceSchema) }),
  example: { query: { ids: '1201,1202' }, answer: { items: [EXAMPLE_PRICE] } },
});

export const getCategoryPath = defineCall({
  summary:
    'Gets the categories that a product stands in, from the top down; what breadcrumbs show. `id` is the ' +
    'product.',
  method: 'GET',
  path: '/category-path/{id}',
  auth: 'none',
  answer: z.object({ items: z.array(categoryStepSchema) }),
  example: { params: { id: 501 }, answer: { items: [EXAMPLE_STEP] } },
});

export const listCategorySteps = defineCall({
  summary:
    'Gets categories by their ids, in the order of the ids, each with the ids above it; unknown ids are ' +
    'left out.',
  method: 'GET',
  path: '/category/path/by-ids',
  auth: 'none',
  query: z.object({ 'ids[]': z.array(z.coerce.number().int().positive()).min(1).max(100) }),
  answer: z.object({ items: z.array(categoryStepSchema) }),
  example: { query: { 'ids[]': [102] }, answer: { items: [EXAMPLE_STEP] } },
});
