import { z } from 'zod';
import { IMAGE_SIZES } from './image-size.ts';

/** A positive whole number that the platform gave. */
export const idSchema = z.int().positive().describe('A positive whole number that the platform gave.');

/** Most letters of a stock's id. */
const MAX_STOCK_ID = 64;

/** Id of a stock; `parseStockId` gives the form to compare it in. */
export const stockIdSchema = z
  .union([idSchema, z.string().min(1).max(MAX_STOCK_ID)])
  .describe('Of a stock, as the platform gave it: a positive whole number, or a text such as a UUID.');
export type StockId = z.infer<typeof stockIdSchema>;

/** Id of a stock in an address, where a number is a text, too. */
export const stockIdTextSchema = z.coerce
  .string()
  .min(1)
  .max(MAX_STOCK_ID)
  .describe('Id of a stock, a number or a text.');

/** Ids to look for, in one text; those that are not there are left out of the answer. */
export const idListSchema = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'must be ids separated by commas')
  .describe('Ids, separated by commas; those that are not there are left out of the answer.');

/** Whole UZS. */
export const moneySchema = z.int().nonnegative().describe('Whole UZS.');

/** The languages of the storefront. */
export const LANGUAGES = ['ru', 'uz', 'en'] as const;
export const languageSchema = z.enum(LANGUAGES).describe('A language of the storefront.');
export type Language = z.infer<typeof languageSchema>;

/** One text in some of the languages; a missing one falls back to the shop's default language. */
export const localizedSchema = z
  .partialRecord(languageSchema, z.string())
  .describe(
    'One text in some of the languages; a missing one falls back to the default language of the shop.',
  );
export type Localized = z.infer<typeof localizedSchema>;

/** The part of a URL that names a page: lower-case Latin letters, digits and hyphens. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .describe('The part of an address that names a page.');

/** An address a browser may load: http(s) or a path from the shop's own root. */
export const urlSchema = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/, 'must start with https://, http:// or a single /')
  .describe('An address that a browser may load.');

export const imageSchema = z.object({
  urls: z.partialRecord(z.enum(IMAGE_SIZES), urlSchema),
  alt: localizedSchema.optional(),
});
export type Image = z.infer<typeof imageSchema>;

/** A moment as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime().describe('ISO 8601 in UTC.');

/** Query of a paged list; pages count from 1. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().positive().default(1),
  size: z.coerce.number().int().positive().max(500).default(20),
});

/** One page of a list, and how many items the whole list has. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int().positive(),
    size: z.int().positive(),
    total: z.int().nonnegative(),
  });
}

/** A place on earth, in degrees. */
export const coordinateSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordinate = z.infer<typeof coordinateSchema>;

/** A phone number as it is kept: plus, country, number, nothing else. */
export const phoneNumberSchema = z
  .string()
  .regex(/^\+\d{11,15}$/, 'must be like +998901234567')
  .describe('Plus, country and number, nothing else.');
