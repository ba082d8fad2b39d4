import { z } from 'zod';
import { languageSchema, localizedSchema, moneySchema } from '#contract/value/primitive.ts';
import { ICON_PACKS, THEME_LIMITS, type ThemeSize } from './theme-limit.ts';

const colorSchema = z.string();

const sizeSchema = (size: ThemeSize, what: string) =>
  z
    .number()
    .optional()
    .describe(`${what}, in CSS pixels, ${THEME_LIMITS[size].join(' to ')}.`);

/**
 * Look of a shop. Everything left out or impossible comes from the storefront's own tokens: a theme never
 * stops a shop.
 */
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
    .default({})
    .describe('Colours like `#a0b1c2`. Where text could not be read, the nearest tone that can is shown.'),
  fontSize: sizeSchema('fontSize', 'Body text'),
  headingSize: sizeSchema('headingSize', 'Headings of pages on wide screens; other headings follow'),
  radius: sizeSchema('radius', 'Corner radius of cards; buttons and inputs follow'),
  controlRadius: sizeSchema('controlRadius', 'Corner radius of buttons and inputs'),
  logoWidth: sizeSchema('logoWidth', 'Width of the logo in the header'),
  mobileLogoWidth: sizeSchema('mobileLogoWidth', 'Width of the logo on phones'),
  maxContainerWidth: sizeSchema('maxContainerWidth', 'Widest the content gets'),
  mainFont: z
    .string()
    .optional()
    .describe(
      'One of the fonts that the storefront ships or that every device has; else that of the device.',
    ),
  iconPack: z.number().default(ICON_PACKS).describe(`Set of icons, 1 to ${ICON_PACKS}; else the last.`),
});
export type Theme = z.infer<typeof themeSchema>;

/** Steps in UZS to which an owner may have prices rounded up. */
export const PRICE_ROUNDINGS = ['none', 0.5, 1, 100, 500, 800, 900, 1000] as const;

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
  cartDescription: localizedSchema.optional().describe('HTML that stands on the page of the cart.'),
  seoTemplateTitle: localizedSchema.optional(),
  seoTemplateDescription: localizedSchema.optional(),
  productProperty: z
    .array(z.string())
    .default([])
    .describe('Names of the characteristics that a product page may show; empty shows all.'),
  minOrderSum: moneySchema
    .default(0)
    .describe('The least that an order costs without its delivery, in UZS; 0 for no limit.'),
  maxOrderPieces: z
    .int()
    .nonnegative()
    .default(100)
    .describe(
      'The most pieces of one thing that an order takes; 0 for no limit. A product whose minimum or tier is ' +
        'higher is sold up to that.',
    ),
  guestHoldMinutes: z
    .int()
    .nonnegative()
    .max(10_080)
    .default(30)
    .describe(
      "Minutes for which a guest's order in one click keeps its goods until an operator confirms it; then it " +
        'is canceled. 0 keeps them until an operator cancels it.',
    ),
  priceRounding: z
    .literal(PRICE_ROUNDINGS)
    .default('none')
    .describe(
      'What prices are rounded up to where they are shown: a multiple of 0.5, 1, 100, 500 or 1000 UZS, or ' +
        'thousands that end in 800 or 900.',
    ),
  oneSupplierPerOrder: z
    .boolean()
    .default(false)
    .describe('Whether a cart holds the goods of one supplier only.'),
  headerStyleType: z.int().default(1).describe('Layout of the header, 0 to 10; else 1.'),
  footerStyleType: z.int().default(1).describe('Layout of the footer, 1 to 7; else 1.'),
  mobileMenuStyleType: z
    .int()
    .default(1)
    .describe('Layout of the navigation at the bottom of phones: 1, 2, 4 or 5; else 1.'),
  homeStyleType: z
    .int()
    .default(1)
    .describe(
      'Layout of the home page, 0 to 10; another number counts as 1. 1, 4, 6 and 9 also change something of ' +
        "a product's page.",
    ),
  cartStyleType: z.int().default(1).describe('Layout of the cart, 0 to 10; else 1.'),
  settingStyleOfProduct: z.int().default(8),
  productCardStyleType: z.int().default(6).describe("Layout of a product's page, 1 to 9; any other is 6."),
  productListStyleType: z.int().default(1).describe('Layout of lists of products, 0 to 10; else 1.'),
  checkoutStyleType: z.int().default(1).describe('Layout of the checkout, 0 to 10; else 1.'),
  profileStyleType: z.int().default(1).describe('Layout of the pages of the account, 0 to 10; else 1.'),
  supplierStyleType: z.int().default(1).describe("Layout of a supplier's page, 0 to 10; else 1."),
  loginStyleType: z.int().default(1).describe('Layout of the page to sign in at, 0 to 10; else 1.'),
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

/** Choices of the company behind the shop. */
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
