import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import {
  coordinateSchema,
  idSchema,
  localizedSchema,
  stockIdSchema,
  stockIdTextSchema,
} from '#contract/value/primitive.ts';

/** A branch of the shop: a place where goods lie and can be fetched. */
export const franchiseSchema = z.object({
  id: idSchema,
  name: localizedSchema,
  address: localizedSchema,
  /** Region as addresses name it. */
  administrativeArea: z.string().describe('Region as addresses name it: Tashkent, Samarkand, Bukhara.'),
  coordinate: coordinateSchema,
  phone: z.string(),
  workingHours: localizedSchema,
  /** True if orders can be fetched here. */
  pickUp: z.boolean().describe('Whether orders can be fetched here.'),
  sort: z.int(),
});
export type Franchise = z.infer<typeof franchiseSchema>;

/** A branch as an order and a list of stock name it. */
export const branchSchema = franchiseSchema.pick({
  id: true,
  name: true,
  address: true,
  coordinate: true,
  phone: true,
  workingHours: true,
});
export type Branch = z.infer<typeof branchSchema>;

export const STOCK_LEVELS = ['in', 'low', 'out'] as const;

/** Stock of a branch. */
export const locationSchema = branchSchema.extend({
  /** The amount in words: plenty, little, nothing. */
  availability: z.enum(STOCK_LEVELS).describe('How much is there: in (plenty), low, out (nothing).'),
  /** Pieces there; all branches together have the stock. Meaningless where pieces are not counted. */
  count: z
    .int()
    .nonnegative()
    .describe('Pieces in this branch; the branches together have what the stock has.'),
});
export type Location = z.infer<typeof locationSchema>;

const franchiseExample = {
  id: 1,
  name: { ru: 'Чиланзар', uz: 'Chilonzor', en: 'Chilanzar' },
  address: {
    ru: 'Ташкент, улица Бунёдкор, 12',
    uz: 'Toshkent, Bunyodkor koʻchasi, 12',
    en: '12 Bunyodkor Street, Tashkent',
  },
  administrativeArea: 'Tashkent',
  coordinate: { latitude: 41.2853, longitude: 69.2038 },
  phone: '+998 71 200 00 00',
  workingHours: { ru: 'ежедневно 9:00–20:00', uz: 'har kuni 9:00–20:00', en: 'daily 9:00–20:00' },
  pickUp: true,
  sort: 1,
};

/** A branch with what it has of the stocks that were asked about. */
export const stockedFranchiseSchema = franchiseSchema.extend({
  stocks: z
    .array(locationSchema.pick({ availability: true, count: true }).extend({ id: stockIdSchema }))
    .optional()
    .describe('Of the stocks in the query, in their order; left out where none is asked about.'),
});
export type StockedFranchise = z.infer<typeof stockedFranchiseSchema>;

export const listFranchises = defineCall({
  summary: 'Lists the branches of the shop with their addresses.',
  description:
    'With `stocks[]`, each branch says how much it has of them, so that a shopper can choose where to fetch ' +
    'an order. Stocks that the shop does not have are left out.',
  method: 'GET',
  path: '/franchises',
  auth: 'none',
  query: z.object({ 'stocks[]': z.array(stockIdTextSchema).max(500).optional() }),
  answer: z.object({ items: z.array(stockedFranchiseSchema) }),
  example: { answer: { items: [franchiseExample] } },
});

export const chooseFranchise = defineCall({
  summary: "Chooses the branch that serves the shopper's cart.",
  description:
    'Lines of the cart then say in `location` how much this branch has, and what the shopper fetches is ' +
    'fetched there. The choice stays until another branch is chosen.',
  method: 'PUT',
  path: '/franchise/{id}',
  auth: 'bearer',
  answer: z.object({ franchise: franchiseSchema }),
  example: { params: { id: 1 }, answer: { franchise: franchiseExample } },
});

export const listLocations = defineCall({
  summary: 'Says how much of a stock each branch has.',
  method: 'GET',
  path: '/stocks/{id}/locations',
  auth: 'none',
  answer: z.object({ items: z.array(locationSchema) }),
  example: {
    params: { id: 1001 },
    answer: {
      items: [
        {
          id: franchiseExample.id,
          name: franchiseExample.name,
          address: franchiseExample.address,
          coordinate: franchiseExample.coordinate,
          phone: franchiseExample.phone,
          workingHours: franchiseExample.workingHours,
          availability: 'low',
          count: 3,
        },
      ],
    },
  },
});
