import { z } from 'zod';
import {
  idSchema,
  imageSchema,
  localizedSchema,
  momentSchema,
  moneySchema,
  slugSchema,
  stockIdSchema,
  urlSchema,
} from '#contract/value/primitive.ts';

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
  id: stockIdSchema,
  count: z.int().nonnegative().describe('Pieces that can be sold now.'),
  supplierId: idSchema,
  others: z
    .array(stockIdSchema)
    .optional()
    .describe('Further stocks of the variation, at other places; `count` has their pieces, too.'),
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

/** A step of a path of categories. */
export const categoryStepSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: localizedSchema,
  image: imageSchema.nullable(),
  path: z.string().describe('Ids of the categories above it, from the top, separated by commas.'),
});
export type CategoryStep = z.infer<typeof categoryStepSchema>;

export const EXAMPLE_STEP: CategoryStep = {
  id: 102,
  slug: 'smartfony',
  name: { ru: 'Смартфоны', uz: 'Smartfonlar', en: 'Smartphones' },
  image: null,
  path: '101',
};
