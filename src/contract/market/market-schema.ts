import { z } from 'zod';
import {
  coordinateSchema,
  idSchema,
  imageSchema,
  languageSchema,
  localizedSchema,
  momentSchema,
  moneySchema,
  slugSchema,
  urlSchema,
} from '#contract/value/primitive.ts';
import { companyOptionSchema, settingsSchema, themeSchema } from './settings.ts';

export const marketDataSchema = z.object({
  name: localizedSchema,
  slogan: localizedSchema.optional(),
  lang: languageSchema.describe('Language that texts fall back to.'),
  logo: imageSchema.nullable(),
  logoOnDark: imageSchema
    .nullable()
    .optional()
    .describe('The logo for dark grounds; without it the other one shows there in lighter colours.'),
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
  freeShippingFrom: moneySchema
    .nullable()
    .default(null)
    .describe('Goods worth this much in UZS go for nothing wherever they are delivered; null: none do.'),
  updatedAt: momentSchema,
});
export type MarketData = z.infer<typeof marketDataSchema>;

/** Market data as an owner sets them: the rest follows from other things of the shop. */
export const ownMarketDataSchema = marketDataSchema.omit({ freeShippingFrom: true });
export type OwnMarketData = z.infer<typeof ownMarketDataSchema>;

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

/** Devices and languages in which a banner or slide shows, and its pictures there. */
export const bannerTranslationSchema = z.object({
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

export const banners = z.object({ items: z.array(bannerSchema) });

export const blockSchema = z.object({
  id: idSchema,
  title: localizedSchema,
  text: localizedSchema,
  icon: z.string(),
  sort: z.int(),
});
export type Block = z.infer<typeof blockSchema>;

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

export const staticPageSchema = z.object({
  id: idSchema.optional().describe('What menu entries call `staticPage`.'),
  slug: slugSchema,
  title: localizedSchema,
  content: localizedSchema.describe('HTML.'),
  updatedAt: momentSchema,
});
export type StaticPage = z.infer<typeof staticPageSchema>;

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

export const brandSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  logo: imageSchema.nullable(),
});
export type Brand = z.infer<typeof brandSchema>;
