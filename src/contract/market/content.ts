import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { idSchema, localizedSchema, slugSchema } from '#contract/value/primitive.ts';
import { bannerSchema, collectionSchema, NEWS_TYPES, newsSchema, staticPageSchema } from './market-schema.ts';

/** Kinds of pages whose titles and descriptions for search engines a shop sets. */
export const PAGE_POSITIONS = [
  'home',
  'order_cart',
  'order_checkout',
  'personal_cabinet',
  'about',
  'other',
  'product_list',
  'product_card',
  'list_of_suppliers',
  'supplier_card',
  'list_of_brands',
  'trademarks_card',
  ...NEWS_TYPES.flatMap((type) => [`list_of_${type}`, `${type}_card`] as const),
] as const;
export type PagePosition = (typeof PAGE_POSITIONS)[number];

export const pageConfigSchema = z.object({
  position: z.enum(PAGE_POSITIONS),
  title: localizedSchema.describe(
    '[title] stands for the name of what the page shows, [region] for the place of the shopper: their ' +
      "administrative area in the title, once a browser knows it, else the wording for 'your city'.",
  ),
  description: localizedSchema.describe('With the same places as the title.'),
  keywords: localizedSchema.describe('Separated by commas.'),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;

export const listPageConfigs = defineCall({
  summary: 'Lists titles and descriptions for search engines by kind of page.',
  method: 'GET',
  path: '/page-configs',
  auth: 'none',
  answer: z.object({ items: z.array(pageConfigSchema) }),
  example: {
    answer: {
      items: [
        {
          position: 'product_card',
          title: {
            ru: '[title] — купить в [region]',
            uz: '[title] — [region]da sotib olish',
            en: '[title] — buy in [region]',
          },
          description: {
            ru: '[title]: цена и отзывы.',
            uz: '[title]: narxi va fikrlar.',
            en: '[title]: price and reviews.',
          },
          keywords: { ru: '[title], цена', uz: '[title], narxi', en: '[title], price' },
        },
      ],
    },
  },
});

/** A category of publications of one type. */
export const newsCategorySchema = z.object({
  id: idSchema,
  type: z.enum(NEWS_TYPES),
  slug: slugSchema,
  name: localizedSchema,
  sort: z.int(),
});
export type NewsCategory = z.infer<typeof newsCategorySchema>;

export const listNewsCategories = defineCall({
  summary: 'Lists the categories of publications; of one type where it is named.',
  method: 'GET',
  path: '/news-category',
  auth: 'none',
  query: z.object({ type: z.enum(NEWS_TYPES).optional() }),
  answer: z.object({ items: z.array(newsCategorySchema) }),
  example: {
    query: { type: 'blog' },
    answer: {
      items: [
        {
          id: 1,
          type: 'blog',
          slug: 'sovety',
          name: { ru: 'Советы', uz: 'Maslahatlar', en: 'Advice' },
          sort: 10,
        },
      ],
    },
  },
});

export const getPageById = defineCall({
  summary: 'Gets the static page that a menu entry names in `staticPage`; 404 where there is none.',
  method: 'GET',
  path: '/pages/by-id/{id}',
  auth: 'none',
  answer: staticPageSchema,
  example: {
    params: { id: 1 },
    answer: {
      id: 1,
      slug: 'dostavka',
      title: { ru: 'Доставка' },
      content: { ru: '<p>…</p>' },
      updatedAt: '2026-01-15T09:00:00.000Z',
    },
  },
});

export const getHomeContent = defineCall({
  summary:
    'Gets all of the home page at once: rows of products, banners, slides and the newest publications.',
  method: 'GET',
  path: '/home-content',
  auth: 'none',
  answer: z.object({
    collections: z.array(collectionSchema),
    banners: z.array(bannerSchema),
    slides: z.array(bannerSchema),
    news: z.array(newsSchema),
  }),
  example: { answer: { collections: [], banners: [], slides: [], news: [] } },
});
