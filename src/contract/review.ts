import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { failureOf } from './failure.ts';
import { idListSchema, idSchema, momentSchema, pageOf, pageQuerySchema, urlSchema } from './primitive.ts';

export const reviewSchema = z.object({
  id: idSchema,
  productId: idSchema,
  customer: z.object({ profile: z.object({ fullName: z.string() }) }),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  images: z.array(z.object({ url: urlSchema })),
  createdAt: momentSchema,
});
export type Review = z.infer<typeof reviewSchema>;

export const listReviews = defineCall({
  summary: 'Lists reviews, newest first; of one product where `product` is given.',
  description: 'Only those of `ids` where they are given.',
  method: 'GET',
  path: '/review',
  auth: 'none',
  query: pageQuerySchema.extend({
    product: z.coerce.number().int().positive().optional(),
    ids: idListSchema.optional(),
    status: z.literal('approved'),
  }),
  answer: pageOf(reviewSchema),
  example: {
    query: { product: 501, status: 'approved' },
    answer: {
      items: [
        {
          id: 9000,
          productId: 501,
          customer: { profile: { fullName: 'Азиза Каримова' } },
          rating: 5,
          comment: 'Пришёл за день, всё работает.',
          images: [],
          createdAt: '2026-01-15T09:00:00.000Z',
        },
      ],
      page: 1,
      size: 20,
      total: 1,
    },
  },
});

/** At most this many files go with a review. */
export const MAX_REVIEW_FILES = 5;

export const checkReviewAccess = defineCall({
  summary: 'Tells whether the shopper may review a product: only who has bought it may.',
  method: 'GET',
  path: '/review/{productId}/check-access',
  auth: 'bearer',
  answer: z.object({ allowed: z.literal(true) }),
  failures: { 403: failureOf('not-bought') },
  example: { params: { productId: 501 }, answer: { allowed: true } },
});

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const addReview = defineCall({
  summary: 'Sends a review of a product that the shopper has bought; it shows once the shop has approved it.',
  description: 'Up to 5 files of up to 5 MB each: PNG, JPEG, WebP or MP4, told by their content.',
  method: 'POST',
  path: '/review',
  auth: 'bearer',
  encoding: 'multipart',
  // Strict, so that files under another name are an error and not lost.
  body: z.strictObject({
    product: z.coerce.number().int().positive().describe('Id of the product.'),
    rating: z.coerce.number().int().min(1).max(5).default(5),
    comment: z.string().trim().max(5_000).default(''),
    'uploadedImages[]': z
      .array(z.file())
      .max(MAX_REVIEW_FILES, `at most ${MAX_REVIEW_FILES} files go with a review`)
      .default([]),
  }),
  answer: z.object({ id: idSchema, status: z.enum(REVIEW_STATUSES) }),
  failures: { 403: failureOf('not-bought'), 415: failureOf('unsupported-type') },
  example: {
    body: { product: 501, rating: 5, comment: 'Отличный телефон' },
    answer: { id: 9001, status: 'pending' },
  },
});
