import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import {
  idListSchema,
  idSchema,
  momentSchema,
  pageOf,
  pageQuerySchema,
  urlSchema,
} from '#contract/value/primitive.ts';
import { MAX_REVIEW_FILES, MAX_REVIEW_LENGTH } from './review-limit.ts';

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

/** Names one review, so that sending it again after a lost answer makes no second one. */
const reviewKeySchema = z
  .string()
  .min(8)
  .max(100)
  .describe(
    'Made by the client anew for each review, and sent again when an answer got lost: the review that was ' +
      'made then is answered, none is made twice. The same key with another product, rating or comment is ' +
      'refused with 409; files do not count.',
  );

export const checkReviewAccess = defineCall({
  summary: 'Tells whether the shopper may review a product: only who has bought it may.',
  method: 'GET',
  path: '/review/{productId}/check-access',
  auth: 'bearer',
  answer: z.object({
    allowed: z.literal(true),
    reviewKey: z
      .boolean()
      .optional()
      .describe(
        'Whether reviews know their `reviewKey`, so that one that is sent again makes no second one. Where ' +
          'this is left out a client sends none, and nothing again by itself.',
      ),
  }),
  failures: { 403: failureOf('not-bought') },
  example: { params: { productId: 501 }, answer: { allowed: true, reviewKey: true } },
});

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const addReview = defineCall({
  summary: 'Sends a review of a product that the shopper has bought; it shows once the shop has approved it.',
  description:
    'Up to 5 files of up to 5 MB each: PNG, JPEG, WebP or MP4, told by their content. A customer has one ' +
    'review of a product: another one takes its place, files included, and waits for the shop anew.',
  method: 'POST',
  path: '/review',
  auth: 'bearer',
  encoding: 'multipart',
  // Strict, so that files under another name are an error and not lost.
  body: z.strictObject({
    product: z.coerce.number().int().positive().describe('Id of the product.'),
    rating: z.coerce.number().int().min(1).max(5).default(5),
    comment: z.string().trim().max(MAX_REVIEW_LENGTH).default(''),
    'uploadedImages[]': z
      .array(z.file())
      .max(MAX_REVIEW_FILES, `at most ${MAX_REVIEW_FILES} files go with a review`)
      .default([]),
    reviewKey: reviewKeySchema.optional(),
  }),
  answer: z.object({ id: idSchema, status: z.enum(REVIEW_STATUSES) }),
  failures: {
    403: failureOf('not-bought'),
    409: failureOf('review-key-used'),
    415: failureOf('unsupported-type'),
  },
  example: {
    body: { product: 501, rating: 5, comment: 'Отличный телефон' },
    answer: { id: 9001, status: 'pending' },
  },
});

const ownReviewSchema = reviewSchema.extend({ status: z.enum(REVIEW_STATUSES) });
/** A review as its writer sees it. */
export type OwnReview = z.infer<typeof ownReviewSchema>;

export const listOwnReviews = defineCall({
  summary: 'Lists the reviews that the shopper has written, newest first.',
  description:
    'Those that wait for the shop, and those that it did not take, are among them. Of one product where ' +
    '`product` is given.',
  method: 'GET',
  path: '/review/own',
  auth: 'bearer',
  query: pageQuerySchema.extend({ product: z.coerce.number().int().positive().optional() }),
  answer: pageOf(ownReviewSchema),
  example: {
    query: { product: 501 },
    answer: {
      items: [
        {
          id: 9001,
          productId: 501,
          customer: { profile: { fullName: 'Азиза Каримова' } },
          rating: 5,
          comment: 'Отличный телефон',
          images: [],
          createdAt: '2026-01-15T09:00:00.000Z',
          status: 'pending',
        },
      ],
      page: 1,
      size: 20,
      total: 1,
    },
  },
});
