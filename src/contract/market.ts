import { z } from 'zod';
import { defineCall } from './define-call.ts';
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
  coordinateSchema,
  idSchema,
  imageSchema,
  languageSchema,
  localizedSchema,
  momentSchema,
  pageOf,
  pageQuerySchema,
  slugSchema,
  urlSchema,
} from './primitive.ts';
import { companyOptionSchema, settingsSchema, themeSchema } from './settings.ts';

export const marketDataSchema = z.object({
  name: localizedSchema,
  slogan: localizedSchema.optional(),
  lang: languageSchema.describe('Language that texts fall back to.'),
  logo: imageSchema.nullable(),
  favicon: urlSchema.nullable(),
  phones: z.array(z.string()),
  email: z.string().nullable(),
  address: localizedSchema.optional(),
  workingHours: localizedSchema.optional(),
  socialLinks: z.array(
    z.object({ kind: z.enum(['telegram', 'instagram', 'facebook', 'youtube', 'tiktok']), url: urlSchema }),
  ),
  theme: themeSchema,
  settings: settingsSchema,
  companyOption: companyOptionSchema,
  allowDebt: z
    .boolean()
    .default(false)
    .describe('Business mode: whoever is not signed in, by username or e-mail, sees nothing of the shop.'),
  websiteDisabled: z
    .boolean()
    .default(false)
    .describe('The whole shop is closed, with a notice in its place.'),
  cashdesk: z
    .object({ address: localizedSchema, coordinate: coordinateSchema })
    .nullable()
    .default(null)
    .describe('Where orders can be fetched; null where they cannot.'),
  updatedAt: momentSchema,
});
export type MarketData = z.infer<typeof marketDataSchema>;

export const getMarketData = defineCall({
  summary: 'Gets who the shop is, how it looks and what it switches on.',
  method: 'GET',
  path: '/market-data',
  auth: 'none',
  answer: marketDataSchema,
  example: { answer: EXAMPLE_MARKET },
});

export const MENU_POSITIONS = ['top', 'footer', 'horizontal', 'vertical', 'other'] as const;
export type MenuPosition = (typeof MENU_POSITIONS)[number];

export const menuSchema = z.object({ id: idSchema, position: z.enum(MENU_POSITIONS), name: localizedSchema });

const menuItemBase = z.object({
  id: idSchema,
  parentId: idSchema.nullable(),
  name: localizedSchema,
  image: imageSchema.nullable(),
  sort: z.int(),
});

/** A menu entry shows a static page, an address or a collection of products. */
export const menuItemSchema = z.discriminatedUnion('type', [
  menuItemBase.extend({ type: z.literal('static_page'), slug: slugSchema, staticPage: idSchema.optional() }),
  menuItemBase.extend({ type: z.literal('link_page'), link: urlSchema, newTab: z.boolean() }),
  menuItemBase.extend({ type: z.literal('collection_page'), slug: slugSchema }),
]);
export type MenuItem = z.infer<typeof menuItemSchema>;

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

/** Which devices and languages a banner or slide shows on, and its pictures there. */
const bannerTranslationSchema = z.object({
  title: z.string(),
  text: z.string().default(''),
  link: urlSchema,
  desktopIsActive: z.boolean(),
  mobileIsActive: z.boolean(),
  imageDesktop: urlSchema,
  imageMobile: urlSchema,
});

export const bannerSchema = z.object({
  id: idSchema,
  active: z.boolean(),
  endAt: momentSchema.nullable().describe('Shown before this moment only; null never ends.'),
  sort: z.int(),
  translations: z.partialRecord(languageSchema, bannerTranslationSchema),
});
export type Banner = z.infer<typeof bannerSchema>;

const banners = z.object({ items: z.array(bannerSchema) });

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

export const blockSchema = z.object({
  id: idSchema,
  title: localizedSchema,
  text: localizedSchema,
  icon: z.string(),
  sort: z.int(),
});
export type Block = z.infer<typeof blockSchema>;

export const listBlocks = defineCall({
  summary: 'Lists the short promises of the shop: delivery, returns, payment.',
  method: 'GET',
  path: '/blocks',
  auth: 'none',
  query: pageQuerySchema,
  answer: pageOf(blockSchema),
  example: { query: { page: 1, size: 20 }, answer: { items: [EXAMPLE_BLOCK], page: 1, size: 20, total: 1 } },
});

export const collectionSchema = z.object({
  id: idSchema,
  title: localizedSchema,
  categorySlug: slugSchema
    .nullable()
    .describe('Category that "see all" leads to; null where the collection has no page.'),
  sort: z.int(),
  variationIds: z.array(idSchema).describe('Variations in the order to show.'),
});
export type Collection = z.infer<typeof collectionSchema>;

export const listCollections = defineCall({
  summary: 'Lists the rows of products on the home page.',
  method: 'GET',
  path: '/collections',
  auth: 'none',
  answer: z.object({ items: z.array(collectionSchema) }),
  example: { answer: { items: [EXAMPLE_COLLECTION] } },
});

export const NEWS_TYPES = ['news', 'blog', 'article', 'share', 'education', 'company', 'other'] as const;

export const newsSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  type: z.enum(NEWS_TYPES),
  categoryId: idSchema.optional().describe('A category of publications; left out where it has none.'),
  title: localizedSchema,
  content: localizedSchema.describe('HTML.'),
  image: imageSchema.nullable(),
  publishedAt: momentSchema,
});
export type News = z.infer<typeof newsSchema>;

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

export const staticPageSchema = z.object({
  id: idSchema.optional().describe('What menu entries call `staticPage`.'),
  slug: slugSchema,
  title: localizedSchema,
  content: localizedSchema.describe('HTML.'),
  updatedAt: momentSchema,
});
export type StaticPage = z.infer<typeof staticPageSchema>;

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

export const supplierSchema = z.object({
  id: idSchema,
  name: z.string(),
  logo: imageSchema.nullable(),
  phone: z.string().nullable(),
  address: localizedSchema.optional(),
  webSite: urlSchema.nullable(),
  country: z.string(),
  creationYear: z.int().nullable(),
});
export type Supplier = z.infer<typeof supplierSchema>;

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

export const brandSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  logo: imageSchema.nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

export const listBrands = defineCall({
  summary: 'Lists the brands of the shop.',
  method: 'GET',
  path: '/brands',
  auth: 'none',
  query: pageQuerySchema,
  answer: pageOf(brandSchema),
  example: { query: { page: 1, size: 20 }, answer: { items: [EXAMPLE_BRAND], page: 1, size: 20, total: 1 } },
});
