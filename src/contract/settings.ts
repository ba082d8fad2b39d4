import { z } from 'zod';
import { languageSchema, localizedSchema, moneySchema } from './primitive.ts';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #a0b1c2');

/** What makes a shop look like itself. Everything left out comes from the storefront's own tokens. */
export const themeSchema = z.object({
  colors: z
    .object({
      primary: colorSchema,
      onPrimary: colorSchema.describe('Text on `primary`.'),
      accent: colorSchema,
      background: colorSchema,
      surface: colorSchema,
      text: colorSchema,
    })
    .partial()
    .default({}),
  fontSize: z.number().min(12).max(22).optional().describe('Body text, in CSS pixels.'),
  radius: z
    .number()
    .min(0)
    .max(40)
    .optional()
    .describe('Corner radius of cards, in CSS pixels; buttons and inputs follow.'),
  logoWidth: z
    .number()
    .min(40)
    .max(400)
    .optional()
    .describe('Width of the logo in the header, in CSS pixels.'),
  maxContainerWidth: z
    .number()
    .min(960)
    .max(1920)
    .optional()
    .describe('Widest the content gets, in CSS pixels.'),
  mainFont: z
    .enum(['system', 'humanist', 'geometric', 'rounded', 'serif'])
    .optional()
    .describe('One of the fonts that the storefront ships or that every device has.'),
  iconPack: z.int().min(1).max(6).default(6),
});
export type Theme = z.infer<typeof themeSchema>;

/** Switches and numbers that the shop's owner sets. */
export const settingsSchema = z.object({
  cartActive: z.boolean().default(true),
  showFavorite: z.boolean().default(true),
  showCompareProduct: z.boolean().default(true),
  showQuickView: z.boolean().default(true),
  showImageSlider: z.boolean().default(true),
  showBrandInProduct: z.boolean().default(true),
  showSupplier: z.boolean().default(true),
  showProductCardInStock: z.boolean().default(true),
  showProductCardBuyInOneClick: z.boolean().default(false),
  showProductCardRemainder: z.boolean().default(false),
  showShareLinkButtons: z.boolean().default(true),
  showProductCardSimilarProduct: z.boolean().default(true),
  showProductCardTogetherWithThisBuy: z.boolean().default(true),
  showQrCashback: z
    .boolean()
    .default(false)
    .describe('Whether shoppers open the code for cashback at the cash desk from every page.'),
  showMagnifier: z
    .boolean()
    .default(false)
    .describe("Whether pictures on a product's page become larger under the pointer."),
  showSupplierAttribute: z
    .boolean()
    .default(false)
    .describe('Whether the supplier stands among the characteristics of a product.'),
  dynamicInput: z
    .boolean()
    .default(false)
    .describe(
      'Whether names of categories are written into the empty field of the search, letter by letter.',
    ),
  productCardAdditionalInformation: z
    .object({ title: localizedSchema, description: localizedSchema })
    .optional(),
  cartDescription: localizedSchema.optional(),
  seoTemplateTitle: localizedSchema.optional(),
  seoTemplateDescription: localizedSchema.optional(),
  productProperty: z
    .array(z.string())
    .default([])
    .describe('Names of the characteristics that a product page may show; empty shows all.'),
  minOrderSum: moneySchema
    .default(0)
    .describe('The least that an order costs without its delivery, in UZS; 0 for no limit.'),
  oneSupplierPerOrder: z
    .boolean()
    .default(false)
    .describe('Whether a cart holds the goods of one supplier only.'),
  cartStyleType: z.int().default(1).describe('Layout of the cart; 2 has a link to go on shopping.'),
  settingStyleOfProduct: z.int().default(8),
  productCardStyleType: z.int().default(6),
  translation_msg: z
    .partialRecord(languageSchema, z.string())
    .default({})
    .describe(
      'Dictionary overrides: JSON text of key to message, by language. Text that does not parse counts as ' +
        'empty.',
    ),
  /** Ids that the shop's owner has with services that measure; a service without an id is not loaded. */
  googleTagManager: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be like GTM-AB12CD3')
    .nullish(),
  facebookPixel: z
    .string()
    .regex(/^\d{6,20}$/, 'must be digits')
    .nullish(),
  yandexMetrikaId: z
    .string()
    .regex(/^\d{4,12}$/, 'must be digits')
    .nullish(),
  googleAnalyticsId: z
    .string()
    .regex(/^(?:G|UA|AW)-[A-Z0-9-]{4,16}$/, 'must be like G-AB12CD34EF')
    .nullish(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What the company behind the shop has chosen. */
export const companyOptionSchema = z
  .object({
    options: z
      .object({
        captcha: z
          .boolean()
          .optional()
          .describe('Whether codes and signing in take what a captcha gave, and are refused without.'),
        passwordLevel: z
          .literal([1, 2, 3])
          .default(1)
          .describe(
            'How strong passwords must be: 1 six characters, 2 letters and digits, 3 also capitals and ' +
              'special characters.',
          ),
      })
      .prefault({}),
    map: z
      .object({
        type: z.enum(['yandex', 'mapbox', 'google']).default('mapbox'),
        token: z.string().nullable().default(null),
      })
      .prefault({})
      .describe('Whose maps and geocoder the shop uses; `token` is the key for them.'),
  })
  .prefault({});
