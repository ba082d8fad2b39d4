import { z } from 'zod';
import { PATTERN_FIELD_TYPES } from '#contract/cart/pattern.ts';
import { NEWS_TYPES, ownMarketDataSchema } from '#contract/market/market-schema.ts';
import { settingsSchema, themeSchema } from '#contract/market/settings.ts';
import { slugSchema } from '#contract/value/primitive.ts';
import type { Text } from '#domain/text/every-language.ts';
import type { ProductKind } from './kind.ts';
import { pictureSchema } from './picture.ts';
import { oneOf, record } from './record.ts';
import { htmlSchema, textSchema } from './text.ts';
import { type Branch, branchSchema, type Offer, offersSchema, type Trade } from './trade.ts';

/** Categories of two to three levels; leaves are what kinds point at (`categories.yml`). */
export interface CategorySeed {
  slug: string;
  name: Text;
  /** Drawing that stands for it. */
  picture: string;
  children?: CategorySeed[] | undefined;
}

const categorySchema: z.ZodType<CategorySeed> = record({
  slug: slugSchema,
  name: textSchema,
  picture: pictureSchema,
  get children() {
    return z.array(categorySchema).optional();
  },
});
export const categoriesSchema = z.array(categorySchema).min(1);

/** The slug of a category that a shop has. */
const slugOf = (slugs: readonly string[]) => oneOf(slugs, 'category in categories.yml');

/** Slides, banners, promises and rows of the home page, and pages of the shop's own (`content.yml`). */
export function contentSchema(slugs: readonly string[], blocks: readonly Block[]) {
  const bannersSchema = z.array(
    record({ title: textSchema, text: textSchema, categorySlug: slugOf(slugs), picture: pictureSchema }),
  );
  const icons = blocks.map(({ icon }) => icon);
  return record({
    slides: bannersSchema,
    banners: bannersSchema,
    /** Promises: the icon of a shared one, or one of the shop's own. */
    blocks: z.array(
      z.union([blockSchema, z.enum(icons).transform((icon) => blocks[icons.indexOf(icon)] ?? z.NEVER)]),
    ),
    collections: z.array(
      record({
        title: textSchema,
        categorySlug: slugOf(slugs).nullable().default(null),
        pick: z.enum(['discounted', 'newest', 'best-rated', 'category']),
      }),
    ),
    sizeTable: sizeTableSchema.optional(),
  });
}

/** A promise that a shop makes; icons are ids of the storefront's icon set (`shared/blocks.yml`). */
export const blockSchema = record({ title: textSchema, text: textSchema, icon: z.string() });
export type Block = z.output<typeof blockSchema>;

/** The page that the size table of a product page shows. */
const sizeTableSchema = record({
  slug: slugSchema,
  title: textSchema,
  intro: textSchema,
  tables: z.array(
    record({ title: textSchema, head: z.array(textSchema).min(2), rows: z.array(z.array(z.string())) }),
  ),
});
export type SizeTable = z.output<typeof sizeTableSchema>;

/** Publications of a shop (`news.yml`). */
export const newsListSchema = z.array(
  record({
    slug: slugSchema,
    type: z.enum(NEWS_TYPES).optional(),
    title: textSchema,
    content: htmlSchema,
    picture: pictureSchema,
  }),
);

const { lang, phones, email, socialLinks } = ownMarketDataSchema.shape;
const { colors } = themeSchema.shape;

const settingTexts = record({
  ...settingsSchema.shape,
  productCardAdditionalInformation: record({ title: textSchema, description: textSchema }).optional(),
  cartDescription: textSchema.optional(),
  seoTemplateTitle: textSchema.optional(),
  seoTemplateDescription: textSchema.optional(),
});

/** Facts, look, offers and questions of a shop (`shop.yml`). */
export function shopSchema(slugs: readonly string[], trade: Trade, kindFiles: readonly string[]) {
  return record({
    name: slugSchema,
    securityKey: z.string().min(1),
    /** Rough number of variations. */
    variations: z.int().positive(),
    /** Least strength of passwords. */
    passwordLevel: z.literal([1, 2, 3]).optional(),
    /** Without `updatedAt` and pictures, which the seed fills in. */
    market: record({
      name: textSchema,
      slogan: textSchema,
      lang,
      phones: phones.min(1),
      email,
      address: textSchema,
      workingHours: textSchema,
      socialLinks,
      theme: record({ ...themeSchema.shape, colors }),
      settings: settingTexts,
    }),
    /** Paragraphs of the page "about the shop". */
    about: z.array(textSchema).min(1),
    suppliers: z
      .array(
        record({
          name: z.string().min(1),
          country: z.string(),
          creationYear: z.int(),
          phone: z.string(),
          address: textSchema,
        }),
      )
      .min(1),
    /** The main one first; those of `shared/trade.yml` where left out. */
    branches: z.array(branchSchema).min(1).optional(),
    /** All of `shared/trade.yml` where left out. */
    services: offersSchema(Object.keys(trade.services)).optional(),
    methods: offersSchema(Object.keys(trade.methods)).optional(),
    /** Questions that are asked before goods of some categories go into the cart. */
    patterns: z
      .array(
        record({
          name: textSchema,
          categories: z.array(slugOf(slugs)).min(1),
          fields: z.array(
            record({
              name: textSchema,
              type: z.enum(PATTERN_FIELD_TYPES),
              required: z.boolean(),
              future: z.boolean().optional(),
              values: z.array(textSchema).optional(),
            }),
          ),
        }),
      )
      .optional(),
    /** Categories whose goods are offered with those of another. */
    related: z.array(record({ category: slugOf(slugs), with: z.array(slugOf(slugs)).min(1) })).optional(),
    /** The files of its kinds in their order: `women` is `kinds-women.yml`. */
    kinds: z
      .array(oneOf(kindFiles, 'file of kinds'))
      .refine(
        (named) => kindFiles.every((file) => named.includes(file)),
        `a file of kinds is left out: write all of ${kindFiles.join(', ')}`,
      ),
  }).check(({ value, issues }) => {
    const names = value.suppliers.map(({ name }) => name);
    for (const list of ['services', 'methods'] as const)
      value[list]?.forEach(({ suppliers = [] }, at) => {
        suppliers.forEach((supplier, place) => {
          if (names.includes(supplier)) return;
          issues.push({
            code: 'custom',
            input: supplier,
            path: [list, at, 'suppliers', place],
            message: `"suppliers" has no "${supplier}": write one of ${names.join(', ')}`,
          });
        });
      });
  });
}
type Shop = z.output<ReturnType<typeof shopSchema>>;
type Content = z.output<ReturnType<typeof contentSchema>>;
type Market = z.output<typeof ownMarketDataSchema>;

/**
 * Hand-written part of a shop; ids, prices, stocks, pictures and reviews are made from it by seed.
 */
export interface ShopSource
  extends Pick<Shop, 'name' | 'securityKey' | 'variations' | 'passwordLevel' | 'suppliers'>,
    Pick<Shop, 'patterns' | 'related'>,
    Pick<Content, 'slides' | 'banners' | 'blocks' | 'collections'> {
  market: Omit<
    Market,
    | 'updatedAt'
    | 'logo'
    | 'logoOnDark'
    | 'favicon'
    | 'companyOption'
    | 'allowDebt'
    | 'websiteDisabled'
    | 'cashdesk'
  > &
    Partial<Pick<Market, 'cashdesk'>>;
  categories: CategorySeed[];
  kinds: ProductKind[];
  /** Of type `news` where none is named. */
  news: z.output<typeof newsListSchema>;
  pages: { slug: string; title: Text; content: Text }[];
  branches?: Branch[] | undefined;
  services?: Offer[] | undefined;
  methods?: Offer[] | undefined;
}
