import { z } from 'zod';
import { EXAMPLE_CATEGORY, EXAMPLE_PRICE, EXAMPLE_PRODUCT } from './catalogue-example.ts';
import { defineCall } from './define-call.ts';
import {
  idListSchema,
  idSchema,
  imageSchema,
  localizedSchema,
  momentSchema,
  moneySchema,
  pageOf,
  pageQuerySchema,
  slugSchema,
  urlSchema,
} from './primitive.ts';

/** A property that tells variations of one product apart, with the value this variation has. */
export const variationPropertySchema = z.object({
  code: z
    .string()
    .min(1)
    .describe('The same for every variation of the shop; `color` is shown first, as dots or pictures.'),
  name: localizedSchema,
  value: z.object({
    id: idSchema,
    label: localizedSchema,
    settings: z
      .object({
        type: z.literal('color'),
        color: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #a0b1c2'),
      })
      .optional(),
  }),
});
export type VariationProperty = z.infer<typeof variationPropertySchema>;

export const stockSchema = z.object({
  id: idSchema,
  count: z.int().nonnegative().describe('Pieces that can be sold now.'),
  supplierId: idSchema,
});

/** A lower price for a quantity within a range: the price is less by `fixedDiscount` a piece. */
export const tierSchema = z.object({
  min: z.int().positive(),
  max: z.int().positive().nullable(),
  fixedDiscount: moneySchema,
});
export type Tier = z.infer<typeof tierSchema>;

export const variationSchema = z.object({
  id: idSchema,
  name: localizedSchema,
  sku: z.string(),
  barcode: z.string(),
  unit: localizedSchema,
  images: z.array(imageSchema),
  videos: z.array(urlSchema),
  properties: z.array(variationPropertySchema),
  stock: stockSchema,
  tracking: z
    .boolean()
    .describe('Whether the platform counts pieces; without it any quantity can be ordered.'),
  newPrice: moneySchema,
  oldPrice: moneySchema.describe('The price before the discount; equal to `newPrice` where there is none.'),
  tiers: z.array(tierSchema),
});
export type Variation = z.infer<typeof variationSchema>;

export const characteristicSchema = z.object({ name: localizedSchema, value: localizedSchema });

export const productSchema = z.object({
  id: idSchema,
  name: localizedSchema,
  /** HTML as the shop's owner wrote it: never shown before it is sanitised. */
  description: localizedSchema,
  shortDescription: localizedSchema,
  categoryId: idSchema,
  brandId: idSchema.nullable(),
  supplierId: idSchema,
  minOrder: z.int().positive(),
  crossSellTags: z.array(z.string()),
  characteristics: z.array(characteristicSchema),
  rating: z.object({
    average: z
      .number()
      .min(0)
      .max(5)
      .describe('Mean of all approved reviews, 1 to 5; 0 where there is none.'),
    count: z.int().nonnegative(),
    bars: z
      .tuple([z.int(), z.int(), z.int(), z.int(), z.int()])
      .describe('How many reviews gave 1, 2, 3, 4 and 5.'),
  }),
  seo: z
    .object({
      title: localizedSchema,
      description: localizedSchema,
      metaDescription: localizedSchema.describe('Wins over `description`, language by language.'),
    })
    .partial()
    .optional(),
  updatedAt: momentSchema,
  variations: z.array(variationSchema).min(1),
});
export type Product = z.infer<typeof productSchema>;

export const categorySchema = z.object({
  id: idSchema,
  parentId: idSchema.nullable(),
  slug: slugSchema,
  name: localizedSchema,
  description: localizedSchema.optional(),
  image: imageSchema.nullable(),
  sort: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

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

export const currentPriceSchema = z.object({
  variationId: idSchema,
  newPrice: moneySchema,
  oldPrice: moneySchema,
  discountPercent: z.int().min(0).max(100).describe('Whole percent, 0 where there is no discount.'),
  discount: moneySchema.describe('UZS taken off.'),
  count: z.int().nonnegative().describe('Pieces that can be sold now.'),
});
export type CurrentPrice = z.infer<typeof currentPriceSchema>;

/** At most this many variations in one call for prices. */
export const MAX_PRICE_IDS = 100;

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

/** A step of a path of categories. */
export const categoryStepSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: localizedSchema,
  image: imageSchema.nullable(),
  path: z.string().describe('Ids of the categories above it, from the top, separated by commas.'),
});
export type CategoryStep = z.infer<typeof categoryStepSchema>;

const EXAMPLE_STEP: CategoryStep = {
  id: 102,
  slug: 'smartfony',
  name: { ru: 'Смартфоны', uz: 'Smartfonlar', en: 'Smartphones' },
  image: null,
  path: '101',
};

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
