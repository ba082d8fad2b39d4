import { z } from 'zod';
import { getProfile, userSchema } from '#contract/account/account.ts';
import { defineCall } from '#contract/call/define-call.ts';
import {
  bannerSchema,
  blockSchema,
  MENU_POSITIONS,
  marketDataSchema,
  menuSchema,
  supplierSchema,
} from '#contract/market/market-schema.ts';
import {
  idSchema,
  imageSchema,
  localizedSchema,
  momentSchema,
  slugSchema,
  urlSchema,
} from '#contract/value/primitive.ts';

/**
 * Calls of the cache service: what every page of a shop needs, ready to be sent, and when it last changed.
 */

export const isUpdated = defineCall({
  summary: 'Tells whether the shop changed after a moment.',
  description:
    'A browser asks with the time that it keeps beside its copy, and fetches again where the answer is yes.',
  service: 'cache',
  method: 'GET',
  path: '/is-updated',
  auth: 'none',
  query: z.object({
    lastUpdatedAt: momentSchema.describe('The update time that the caller has; ISO 8601 in UTC.'),
  }),
  answer: z.object({
    updated: z.boolean().describe('Whether the shop changed after `lastUpdatedAt`.'),
    updatedAt: momentSchema.describe(
      'When the shop last changed; what the caller keeps after fetching again.',
    ),
  }),
  example: {
    query: { lastUpdatedAt: '2026-01-15T09:00:00.000Z' },
    answer: { updated: true, updatedAt: '2026-01-15T10:30:00.000Z' },
  },
});

export const updateCache = defineCall({
  summary: 'Renews what the cache service keeps of the shop, and has its pages built again.',
  description:
    'Moves the update time to now, so that every browser fetches again, and sends the signed webhook where ' +
    'the shop has one.',
  service: 'cache',
  method: 'PUT',
  path: '/data',
  auth: 'none',
  answer: z.object({ updatedAt: momentSchema }),
  example: { answer: { updatedAt: '2026-01-15T10:30:00.000Z' } },
});

export const getCachedMarketData = defineCall({
  summary: 'Gets who the shop is, how it looks and what it switches on.',
  service: 'cache',
  method: 'GET',
  path: '/marketData',
  auth: 'none',
  answer: marketDataSchema,
  example: {
    answer: {
      name: { ru: 'Voltra', uz: 'Voltra', en: 'Voltra' },
      lang: 'ru',
      logo: null,
      favicon: null,
      phones: ['+998 71 200 00 00'],
      email: 'hello@voltra.example',
      socialLinks: [{ kind: 'telegram', url: 'https://t.me/voltra' }],
      theme: { colors: { primary: '#2050c0' }, iconPack: 6 },
      settings: { cartActive: true },
      updatedAt: '2026-01-15T10:30:00.000Z',
    },
  },
});

/** A menu entry with those below it; `slug` or `link` by its type, the other is null. */
export const cachedMenuItemSchema = z.object({
  id: idSchema,
  name: localizedSchema,
  image: imageSchema.nullable(),
  sort: z.int(),
  type: z.enum(['static_page', 'link_page', 'collection_page']),
  slug: slugSchema.nullable(),
  staticPage: idSchema.optional().describe('Id of the page of a `static_page`.'),
  link: urlSchema.nullable(),
  newTab: z.boolean(),
  get children() {
    return z.array(cachedMenuItemSchema);
  },
});
export type CachedMenuItem = z.infer<typeof cachedMenuItemSchema>;

export const listCachedMenus = defineCall({
  summary: 'Gets the menus of the shop by their position, each entry with its children.',
  service: 'cache',
  method: 'GET',
  path: '/menus',
  auth: 'none',
  answer: z.record(
    z.enum(MENU_POSITIONS),
    z.array(menuSchema.extend({ items: z.array(cachedMenuItemSchema) })),
  ),
  example: {
    answer: {
      top: [
        {
          id: 1,
          position: 'top',
          name: { ru: 'Верхнее меню' },
          items: [
            {
              id: 5,
              name: { ru: 'О нас' },
              image: null,
              sort: 1,
              type: 'static_page',
              slug: 'about',
              link: null,
              newTab: false,
              children: [],
            },
          ],
        },
      ],
      footer: [],
      horizontal: [],
      vertical: [],
      other: [],
    },
  },
});

export const listCachedSuppliers = defineCall({
  summary: 'Lists the suppliers of the shop with all that is known of them.',
  service: 'cache',
  method: 'GET',
  path: '/suppliers',
  auth: 'none',
  answer: z.object({ items: z.array(supplierSchema) }),
  example: {
    answer: {
      items: [
        {
          id: 1,
          name: 'Artel',
          logo: null,
          phone: '+998 71 203 00 00',
          webSite: 'https://artel.example',
          country: 'UZ',
          creationYear: 2011,
        },
      ],
    },
  },
});

export const listCachedSupplierNames = defineCall({
  summary: 'Lists the names and logos of the suppliers.',
  service: 'cache',
  method: 'GET',
  path: '/suppliers-list',
  auth: 'none',
  answer: z.object({ items: z.array(supplierSchema.pick({ id: true, name: true, logo: true })) }),
  example: { answer: { items: [{ id: 1, name: 'Artel', logo: null }] } },
});

export const listCachedBlocks = defineCall({
  summary: 'Lists the short promises of the shop.',
  service: 'cache',
  method: 'GET',
  path: '/blocks',
  auth: 'none',
  answer: z.object({ items: z.array(blockSchema) }),
  example: {
    answer: {
      items: [{ id: 1, title: { ru: 'Доставка' }, text: { ru: 'За один день' }, icon: 'truck', sort: 1 }],
    },
  },
});

const shownBanners = z.object({ items: z.array(bannerSchema) });

const EXAMPLE_BANNERS = {
  items: [
    {
      id: 1,
      active: true,
      endAt: '2026-12-31T19:00:00.000Z',
      sort: 1,
      translations: {
        ru: {
          title: 'Скидки к празднику',
          text: 'До конца года',
          link: '/category/phones',
          desktopIsActive: true,
          mobileIsActive: true,
          imageDesktop: '/market-api/media/original/scene-local-smartphone-desktop.svg',
          imageMobile: '/market-api/media/original/scene-local-smartphone-mobile.svg',
        },
      },
    },
  ],
};

export const listCachedBanners = defineCall({
  summary: 'Lists the banners that are shown now: active ones whose end has not passed.',
  service: 'cache',
  method: 'GET',
  path: '/banners',
  auth: 'none',
  answer: shownBanners,
  example: { answer: EXAMPLE_BANNERS },
});

export const listCachedSlides = defineCall({
  summary: 'Lists the slides that are shown now: active ones whose end has not passed.',
  service: 'cache',
  method: 'GET',
  path: '/slides',
  auth: 'none',
  answer: shownBanners,
  example: { answer: EXAMPLE_BANNERS },
});

export const getUserByToken = defineCall({
  summary: 'Gets the customer of a token that the page around the shop handed over.',
  description:
    'A page that shows the shop in a frame passes the token of its own customer on; the shop asks who that ' +
    'is, and signs them in.',
  service: 'cache',
  method: 'GET',
  path: '/user',
  auth: 'bearer',
  answer: userSchema,
  example: { answer: getProfile.example?.answer },
});
