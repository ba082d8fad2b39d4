import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import {
  idSchema,
  imageSchema,
  localizedSchema,
  moneySchema,
  pageOf,
  pageQuerySchema,
  urlSchema,
} from '#contract/value/primitive.ts';
import {
  characteristicSchema,
  stockSchema,
  tierSchema,
  variationPropertySchema,
} from './catalogue-schema.ts';
import { filterQuerySchema } from './filter.ts';
import { MAX_LISTED_CHARACTERISTICS } from './listing-limit.ts';

/** A product in a list: the variation that stands for it, with its present price and stock. */
export const listedVariationSchema = z.object({
  productId: idSchema,
  variation: z.object({
    id: idSchema,
    name: localizedSchema,
    productName: localizedSchema,
    sku: z.string(),
    barcode: z.string(),
    unit: localizedSchema,
    images: z.array(imageSchema),
    videos: z.array(urlSchema),
    properties: z.array(variationPropertySchema),
    product: idSchema.describe('Id of the parent product.'),
  }),
  stock: stockSchema,
  newPrice: moneySchema,
  oldPrice: moneySchema.describe('UZS before the discount; equal to newPrice where there is none.'),
  discount: moneySchema.describe('UZS taken off.'),
  discountPercent: z.int().min(0).max(100),
  count: z.int().nonnegative().describe('Pieces that can be sold now.'),
  tracking: z.boolean().describe('Whether pieces are counted; without it any quantity can be ordered.'),
  tiers: z.array(tierSchema).describe('What a card needs to show the price of the smallest order.'),
  minOrder: z.int().positive(),
  supplierId: idSchema,
  brandId: idSchema.nullable(),
  supplierName: z.string().optional().describe('What the card names as the seller.'),
  brandName: z.string().optional(),
  characteristics: z
    .array(characteristicSchema)
    .max(MAX_LISTED_CHARACTERISTICS)
    .optional()
    .describe('The first of the product, for cards that show some.'),
  categoryId: idSchema,
  variations: z.int().positive().describe('How many variations the product has.'),
  colors: z.array(z.string()).describe('Colours of all variations as #rrggbb, each once.'),
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().nonnegative() }),
});
export type ListedVariation = z.infer<typeof listedVariationSchema>;

/** Orders of a list. Of several matching variations shows the one that the order asks for, else the first. */
export const LISTING_SORTS = ['popular', 'price-asc', 'price-desc', 'newest', 'discount', 'rating'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

const listingQuerySchema = pageQuerySchema.extend({
  sort: z.enum(LISTING_SORTS).default('popular'),
  ...filterQuerySchema.shape,
});

const EXAMPLE_ITEM: ListedVariation = {
  productId: 501,
  variation: {
    id: 1201,
    name: { ru: 'Смартфон Nova 5, чёрный', uz: 'Nova 5 smartfoni, qora', en: 'Nova 5 smartphone, black' },
    productName: { ru: 'Смартфон Nova 5', uz: 'Nova 5 smartfoni', en: 'Nova 5 smartphone' },
    sku: 'VOL-SMA-1201',
    barcode: '4780000012013',
    unit: { ru: 'шт', uz: 'dona', en: 'pcs' },
    images: [{ urls: { original: '/market-api/media/original/smartphone-202020-0-5.svg' } }],
    videos: [],
    properties: [],
    product: 501,
  },
  stock: { id: 3201, count: 14, supplierId: 301 },
  newPrice: 2_990_000,
  oldPrice: 3_490_000,
  discount: 500_000,
  discountPercent: 14,
  count: 14,
  tracking: true,
  tiers: [],
  minOrder: 1,
  supplierId: 301,
  brandId: 201,
  categoryId: 101,
  variations: 3,
  colors: ['#202020'],
  rating: { average: 4.6, count: 12 },
};
/** A list as calls of this kind may answer it. */
export const EXAMPLE_LISTING = { items: [EXAMPLE_ITEM], page: 1, size: 20, total: 1 };

export const listCategoryProducts = defineCall({
  summary: 'Lists the products of a category and of all categories below it, filtered and sorted.',
  description:
    'One item a product. Values of one property, and ids of one list, widen the choice; different ' +
    'properties and lists narrow it. A price range, a stock or a variation property must be met by one and ' +
    'the same variation.',
  method: 'GET',
  path: '/{id}/products',
  auth: 'none',
  query: listingQuerySchema,
  answer: pageOf(listedVariationSchema),
  example: {
    params: { id: 101 },
    query: { page: 1, size: 20, sort: 'price-asc', 'brand[]': [201] },
    answer: EXAMPLE_LISTING,
  },
});

export const listSupplierProducts = defineCall({
  summary: 'Lists the products that a supplier sells; `id` is the supplier.',
  method: 'GET',
  path: '/{id}/supplier-products',
  auth: 'none',
  query: listingQuerySchema.extend({ size: z.coerce.number().int().positive().max(500).default(8) }),
  answer: pageOf(listedVariationSchema),
  example: { params: { id: 301 }, query: { page: 1, size: 8 }, answer: { ...EXAMPLE_LISTING, size: 8 } },
});

export const listSimilarProducts = defineCall({
  summary:
    'Lists other products of the same category, nearest in price first; `id` is the variation on screen.',
  method: 'GET',
  path: '/{id}/similar-products',
  auth: 'none',
  query: pageQuerySchema.extend({ size: z.coerce.number().int().positive().max(100).default(10) }),
  answer: pageOf(listedVariationSchema),
  example: { params: { id: 1202 }, query: { page: 1, size: 10 }, answer: { ...EXAMPLE_LISTING, size: 10 } },
});

/** At most this many products are bought together with one. */
export const MAX_CROSS_SELL = 20;

export const listCrossSellProducts = defineCall({
  summary: 'Lists up to 20 products that share cross-sell tags, those that share most first.',
  method: 'GET',
  path: '/cross-sell-products',
  auth: 'none',
  query: z.object({
    'tags[]': z.array(z.string().min(1)).min(1).max(50).describe('Cross-sell tags of the product on screen.'),
    except: z.coerce.number().int().positive().optional().describe('Id of a product to leave out.'),
  }),
  answer: z.object({ items: z.array(listedVariationSchema).max(MAX_CROSS_SELL) }),
  example: { query: { 'tags[]': ['smartfony'], except: 502 }, answer: { items: [EXAMPLE_ITEM] } },
});

export const listRelatedProducts = defineCall({
  summary: 'Lists what may be added to a product of a category: cases, chargers, gift wrap.',
  description:
    'A category without related goods of its own has those of the nearest category above it. Only what is ' +
    'in stock is listed.',
  method: 'GET',
  path: '/categories/{id}/related-products',
  auth: 'none',
  answer: z.object({ items: z.array(listedVariationSchema) }),
  example: { params: { id: 101 }, answer: { items: [EXAMPLE_ITEM] } },
});
