import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { EXAMPLE_SUPPLIER } from '#contract/market/market-example.ts';
import { supplierSchema } from '#contract/market/market-schema.ts';
import {
  idSchema,
  imageSchema,
  localizedSchema,
  moneySchema,
  stockIdSchema,
} from '#contract/value/primitive.ts';
import { EXAMPLE_PRODUCT, EXAMPLE_VARIATION } from './catalogue-example.ts';
import { characteristicSchema, variationPropertySchema, variationSchema } from './catalogue-schema.ts';
import { locationSchema } from './franchise.ts';

/**
 * A variation with all that its page shows: what it costs now, who sells it, its product and its siblings.
 */
export const variationDetailSchema = z.object({
  product: z.object({
    id: idSchema,
    name: localizedSchema,
    description: localizedSchema.describe('HTML as the owner wrote it: sanitise before showing.'),
    shortDescription: localizedSchema,
    minOrder: z.int().positive(),
    crossSellTags: z.array(z.string()),
    categoryId: idSchema,
    supplier: z.object({ id: idSchema }),
  }),
  data: z.object({
    variation: variationSchema,
    newPrice: moneySchema,
    oldPrice: moneySchema.describe('UZS before the discount; equal to newPrice where there is none.'),
    discount: moneySchema.describe('UZS taken off.'),
    discountPercent: z.int().min(0).max(100),
    count: z.int().nonnegative().describe('Pieces that can be sold now.'),
    stock: z.object({
      id: stockIdSchema,
      supplier: z.object({ id: idSchema }),
      sellPrice: z.object({
        order: moneySchema.describe('UZS of one piece of the smallest order, its tier taken off.'),
        first: moneySchema.describe('UZS before any discount.'),
        UZS: moneySchema.describe('The present price in this currency.'),
      }),
    }),
  }),
  variations: z.array(
    z.object({
      id: idSchema,
      properties: z.array(variationPropertySchema),
      image: imageSchema.nullable(),
      newPrice: moneySchema,
      oldPrice: moneySchema,
      inStock: z.boolean(),
    }),
  ),
  suppliers: z.array(supplierSchema).describe('Who sells the variations of the product.'),
  locations: z.array(locationSchema).describe('How much of the stock each branch has.'),
  characteristics: z.array(characteristicSchema),
  brandAttribute: z.object({ id: idSchema, property_value: z.string() }).nullable(),
  seo: z
    .object({
      title: localizedSchema,
      description: localizedSchema,
      keyword: localizedSchema,
      metaDescription: localizedSchema,
      metaKeyword: localizedSchema,
    })
    .describe('Made from the names where the owner wrote nothing.'),
  rating: z.object({
    average: z.number().min(0).max(5),
    count: z.int().nonnegative(),
    bars: z.array(z.int()).length(5),
  }),
});
export type VariationDetail = z.infer<typeof variationDetailSchema>;

const {
  id,
  name,
  description,
  shortDescription,
  minOrder,
  crossSellTags,
  categoryId,
  characteristics,
  rating,
} = EXAMPLE_PRODUCT;
const supplier = { id: EXAMPLE_SUPPLIER.id };

const EXAMPLE_DETAIL: VariationDetail = {
  product: { id, name, description, shortDescription, minOrder, crossSellTags, categoryId, supplier },
  data: {
    variation: EXAMPLE_VARIATION,
    newPrice: 2_990_000,
    oldPrice: 3_490_000,
    discount: 500_000,
    discountPercent: 14,
    count: 14,
    stock: { id: 3201, supplier, sellPrice: { order: 2_990_000, first: 3_490_000, UZS: 2_990_000 } },
  },
  variations: [
    {
      id: EXAMPLE_VARIATION.id,
      properties: EXAMPLE_VARIATION.properties,
      image: null,
      newPrice: 2_990_000,
      oldPrice: 3_490_000,
      inStock: true,
    },
  ],
  suppliers: [EXAMPLE_SUPPLIER],
  locations: [],
  characteristics,
  brandAttribute: { id: 201, property_value: 'Nova' },
  seo: { title: name, description: name, keyword: name, metaDescription: name, metaKeyword: name },
  rating,
};

export const getVariation = defineCall({
  summary:
    'Gets a variation with its product, present price and stock, siblings and suppliers; 404 where there ' +
    'is none.',
  method: 'GET',
  path: '/variations/{id}',
  auth: 'none',
  answer: variationDetailSchema,
  example: { params: { id: 1201 }, answer: EXAMPLE_DETAIL },
});
