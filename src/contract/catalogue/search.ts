import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import {
  idSchema,
  imageSchema,
  localizedSchema,
  pageOf,
  pageQuerySchema,
  slugSchema,
  urlSchema,
} from '#contract/value/primitive.ts';
import { MAX_QUERY_LENGTH } from '#contract/value/text-limit.ts';
import { filterDataSchema, filterQuerySchema } from './filter.ts';
import { EXAMPLE_LISTING, LISTING_SORTS, listedVariationSchema } from './listing.ts';
import { LIVE_RESULTS } from './search-limit.ts';

const searchQuerySchema = pageQuerySchema.extend({
  q: z
    .string()
    .max(MAX_QUERY_LENGTH)
    .describe(
      'Words of names and descriptions in any language or their beginnings, or a whole sku or barcode. ' +
        'Empty with ids of brands or suppliers: all products of theirs, those that sell most first.',
    ),
  size: z.coerce.number().int().positive().max(100).default(LIVE_RESULTS),
  sort: z.enum(['relevance', ...LISTING_SORTS]).default('relevance'),
  menuItem: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('Id of a category, or of a menu entry that shows one: only what is in it.'),
  ...filterQuerySchema.shape,
});

const [example] = EXAMPLE_LISTING.items;

export const searchVariations = defineCall({
  summary: 'Finds products by words of their names and descriptions in all languages, by sku or by barcode.',
  description:
    'Capitals, ё and е, and all ways to write the Uzbek apostrophe are alike; Cyrillic finds Latin and the ' +
    'other way round. A whole sku or barcode comes first, then whole words in names, beginnings of words ' +
    'in names, and what only a description has; in each what is of the named brand and category, then what ' +
    'is in stock, and what sells most. Without a named category the section with most of it comes first. ' +
    'One item a product: the variation whose name has most of the words. Queries under 2 characters find ' +
    'nothing, but an empty one with brands or suppliers finds all products of theirs.',
  method: 'GET',
  path: '/search',
  auth: 'none',
  query: searchQuerySchema,
  answer: z.object({
    variations: z.array(listedVariationSchema),
    page: z.int().positive(),
    size: z.int().positive(),
    total: z.int().nonnegative(),
  }),
  example: {
    query: { q: 'смартфон', page: 1, size: 5 },
    answer: { variations: [example], page: 1, size: 5, total: 1 },
  },
});

export const getSearchFilters = defineCall({
  summary: 'Gets the filters of what a search finds.',
  method: 'GET',
  path: '/search/filter-data',
  auth: 'none',
  query: searchQuerySchema.omit({ page: true, size: true, sort: true }),
  answer: filterDataSchema,
  example: { query: { q: 'смартфон' }, answer: { items: [], total: 0 } },
});

/** A category or an entry of a menu that a search by name found. */
export const foundMenuItemSchema = z.object({
  id: idSchema,
  kind: z.enum(['category', 'menu-item']),
  type: z.enum(['collection_page', 'static_page', 'link_page']),
  name: localizedSchema,
  slug: slugSchema.nullable().describe('Of the category or static page; null for an address.'),
  link: urlSchema.nullable(),
  image: imageSchema.nullable(),
  path: z.string().describe('Ids of the categories or entries above it, from the top, separated by commas.'),
});
export type FoundMenuItem = z.infer<typeof foundMenuItemSchema>;

export const findMenuItems = defineCall({
  summary: 'Finds categories and menu entries by words of their names or the beginnings of words.',
  description: 'What is in several menus, or is a category too, comes once. An empty name finds all.',
  method: 'GET',
  path: '/menu-items',
  auth: 'none',
  query: pageQuerySchema.extend({
    name: z.string().max(MAX_QUERY_LENGTH).default(''),
    size: z.coerce.number().int().positive().max(100).default(LIVE_RESULTS),
    active: z
      .enum(['true', 'false'])
      .optional()
      .describe('true leaves out categories without products and entries that lead nowhere.'),
  }),
  answer: pageOf(foundMenuItemSchema),
  example: {
    query: { name: 'смарт', page: 1, size: 5, active: 'true' },
    answer: {
      items: [
        {
          id: 102,
          kind: 'category',
          type: 'collection_page',
          name: { ru: 'Смартфоны', uz: 'Smartfonlar', en: 'Smartphones' },
          slug: 'smartfony',
          link: null,
          image: null,
          path: '101',
        },
      ],
      page: 1,
      size: 5,
      total: 1,
    },
  },
});
