import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { momentSchema, pageOf, pageQuerySchema } from '#contract/value/primitive.ts';
import {
  EXAMPLE_BANNER,
  EXAMPLE_BLOCK,
  EXAMPLE_BRAND,
  EXAMPLE_COLLECTION,
  EXAMPLE_MARKET,
  EXAMPLE_MENU_ITEM,
  EXAMPLE_NEWS,
  EXAMPLE_PAGE,
  EXAMPLE_SUPPLIER,
} from './market-example.ts';
import {
  banners,
  blockSchema,
  brandSchema,
  collectionSchema,
  marketDataSchema,
  menuItemSchema,
  menuSchema,
  NEWS_TYPES,
  newsSchema,
  staticPageSchema,
  supplierSchema,
} from './market-schema.ts';

export const getMarketData = defineCall({
  summary: 'Gets who the shop is, how it looks and what it switches on.',
  method: 'GET',
  path: '/market-data',
  auth: 'none',
  answer: marketDataSchema,
  example: { answer: EXAMPLE_MARKET },
});

export const listMenus = defineCall({
  summary: 'Lists the menus of the shop by their position.',
  method: 'GET',
  path: '/menus',
  auth: 'none',
  answer: z.object({ items: z.array(menuSchema) }),
  example: {
    answer: {
      items: [{ id: 61, position: 'top', name: { ru: 'Верхнее меню', uz: 'Yuqori menyu', en: 'Top menu' } }],
    },
  },
});

export const listMenuItems = defineCall({
  summary: 'Lists the entries of a menu, each with the id of its parent.',
  method: 'GET',
  path: '/{menuId}/menu-items',
  auth: 'none',
  answer: z.object({ items: z.array(menuItemSchema) }),
  example: { params: { menuId: 61 }, answer: { items: [EXAMPLE_MENU_ITEM] } },
});

export const listSlides = defineCall({
  summary: 'Lists the slides at the top of the home page.',
  method: 'GET',
  path: '/slides',
  auth: 'none',
  answer: banners,
  example: { answer: { items: [EXAMPLE_BANNER] } },
});

export const listBanners = defineCall({
  summary: 'Lists the banners between the parts of the home page.',
  method: 'GET',
  path: '/banners',
  auth: 'none',
  answer: banners,
  example: { answer: { items: [EXAMPLE_BANNER] } },
});

export const listBlocks = defineCall({
  summary: 'Lists the short promises of the shop: delivery, returns, payment.',
  method: 'GET',
  path: '/blocks',
  auth: 'none',
  query: pageQuerySchema,
  answer: pageOf(blockSchema),
  example: { query: { page: 1, size: 20 }, answer: { items: [EXAMPLE_BLOCK], page: 1, size: 20, total: 1 } },
});

export const listCollections = defineCall({
  summary: 'Lists the rows of products on the home page.',
  method: 'GET',
  path: '/collections',
  auth: 'none',
  answer: z.object({ items: z.array(collectionSchema) }),
  example: { answer: { items: [EXAMPLE_COLLECTION] } },
});

export const listNews = defineCall({
  summary: 'Lists publications, newest first; those whose moment has not come are left out.',
  method: 'GET',
  path: '/news',
  auth: 'none',
  query: pageQuerySchema.extend({
    type: z.enum(NEWS_TYPES).optional(),
    title: z
      .string()
      .max(200)
      .optional()
      .describe('Words of titles or the beginnings of words, in any language.'),
    category: z.coerce.number().int().positive().optional().describe('Id of a category of publications.'),
  }),
  answer: pageOf(newsSchema).extend({
    nextAt: momentSchema.nullable().default(null).describe('When the next comes that is left out, if any.'),
  }),
  example: {
    query: { page: 1, size: 20 },
    answer: { items: [EXAMPLE_NEWS], page: 1, size: 20, total: 1, nextAt: null },
  },
});

export const listStaticPages = defineCall({
  summary: 'Lists the static pages of the shop with their content.',
  method: 'GET',
  path: '/statics/pages',
  auth: 'none',
  query: pageQuerySchema,
  answer: pageOf(staticPageSchema),
  example: { query: { page: 1, size: 20 }, answer: { items: [EXAMPLE_PAGE], page: 1, size: 20, total: 1 } },
});

export const getStaticPage = defineCall({
  summary: 'Gets one static page; 404 where there is none.',
  method: 'GET',
  path: '/pages/{slug}',
  auth: 'none',
  answer: staticPageSchema,
  example: { params: { slug: 'dostavka' }, answer: EXAMPLE_PAGE },
});

export const listSuppliers = defineCall({
  summary: 'Lists the suppliers that sell in the shop.',
  method: 'GET',
  path: '/supplier',
  auth: 'none',
  query: pageQuerySchema,
  answer: pageOf(supplierSchema),
  example: {
    query: { page: 1, size: 20 },
    answer: { items: [EXAMPLE_SUPPLIER], page: 1, size: 20, total: 1 },
  },
});

export const listBrands = defineCall({
  summary: 'Lists the brands of the shop.',
  method: 'GET',
  path: '/brands',
  auth: 'none',
  query: pageQuerySchema,
  answer: pageOf(brandSchema),
  example: { query: { page: 1, size: 20 }, answer: { items: [EXAMPLE_BRAND], page: 1, size: 20, total: 1 } },
});
