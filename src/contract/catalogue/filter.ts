import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { idSchema, localizedSchema, moneySchema, slugSchema } from '#contract/value/primitive.ts';

const idsSchema = (description: string) =>
  z.array(z.coerce.number().int().positive()).max(100).default([]).describe(description);

/** Filters of a list, as they stand in a query. */
export const filterQuerySchema = z.object({
  'price-from': z.coerce.number().int().nonnegative().optional().describe('UZS.'),
  'price-to': z.coerce.number().int().nonnegative().optional().describe('UZS.'),
  'category[]': idsSchema('Ids of categories; those below them count too.'),
  'brand[]': idsSchema('Ids of brands.'),
  'supplier[]': idsSchema('Ids of suppliers.'),
  'productProperty[]': idsSchema('Ids of values from the children of filters of type productProperty.'),
  'variationProperty[]': idsSchema('Ids of values from the children of filters of type variationProperty.'),
  available: z.literal('true').optional().describe('Only what can be bought now.'),
});
export type FilterQuery = z.infer<typeof filterQuerySchema>;

const filterChildSchema = z.object({
  id: idSchema.describe('What goes into the list of the query.'),
  name: localizedSchema,
  count: z
    .int()
    .nonnegative()
    .describe('How many products the list would have of it, the other filters kept.'),
});

const filterBase = z.object({
  name: localizedSchema,
  sort: z.int().describe('Filters are shown in this order.'),
  collapsed: z.boolean().describe('Whether the filter is folded up at first.'),
});

/** One filter beside a list, with what can be chosen in it. */
export const filterSchema = z.discriminatedUnion('type', [
  filterBase.extend({
    type: z.literal('category'),
    children: z.array(filterChildSchema.extend({ slug: slugSchema, parentId: idSchema.nullable() })),
  }),
  filterBase.extend({
    type: z.literal('price'),
    min: moneySchema.describe('The lowest price in the list, other filters kept.'),
    max: moneySchema,
    children: z.array(filterChildSchema).max(0),
  }),
  filterBase.extend({
    type: z.literal('productProperty'),
    id: idSchema,
    children: z.array(filterChildSchema),
  }),
  filterBase.extend({
    type: z.literal('variationProperty'),
    id: idSchema,
    children: z.array(
      filterChildSchema.extend({
        color: z.string().optional().describe('#rrggbb, where the value is a colour.'),
      }),
    ),
  }),
]);
export type Filter = z.infer<typeof filterSchema>;

export const filterDataSchema = z.object({
  items: z.array(filterSchema),
  total: z.int().nonnegative().describe('How many products all filters together leave.'),
});
export type FilterData = z.infer<typeof filterDataSchema>;

/** Filters as the owner of a shop arranges them, from a category down; all others stay as they are. */
export const filterConfigurationSchema = z.object({
  /** The category. */
  id: idSchema,
  items: z.array(
    z.object({
      type: z.enum(['category', 'price', 'productProperty', 'variationProperty']),
      /** Of the property; filters of a category and of the price have none. */
      propertyId: idSchema.optional(),
      sort: z.int().optional(),
      collapsed: z.boolean().optional(),
      hidden: z.boolean().optional(),
    }),
  ),
});
export type FilterConfiguration = z.infer<typeof filterConfigurationSchema>;

export const getFilterData = defineCall({
  summary: 'Gets the filters of a category with what can be chosen and how many products each choice leaves.',
  description:
    'Takes the same filters as the list of the category. A count keeps the choices in all other filters, ' +
    'but not in its own.',
  method: 'GET',
  path: '/{id}/filter-data',
  auth: 'none',
  query: filterQuerySchema,
  answer: filterDataSchema,
  example: {
    params: { id: 101 },
    query: { 'price-from': 1_000_000 },
    answer: {
      items: [
        {
          type: 'category',
          name: { ru: 'Категория', uz: 'Toifa', en: 'Category' },
          sort: 10,
          collapsed: false,
          children: [
            {
              id: 102,
              name: { ru: 'Смартфоны', uz: 'Smartfonlar', en: 'Smartphones' },
              slug: 'smartfony',
              parentId: 101,
              count: 12,
            },
          ],
        },
        {
          type: 'price',
          name: { ru: 'Цена', uz: 'Narx', en: 'Price' },
          sort: 20,
          collapsed: false,
          min: 990_000,
          max: 18_990_000,
          children: [],
        },
        {
          type: 'variationProperty',
          id: 1,
          name: { ru: 'Цвет', uz: 'Rang', en: 'Colour' },
          sort: 30,
          collapsed: false,
          children: [{ id: 71, name: { ru: 'Чёрный', uz: 'Qora', en: 'Black' }, color: '#202020', count: 9 }],
        },
      ],
      total: 12,
    },
  },
});
