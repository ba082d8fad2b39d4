import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { idSchema, momentSchema, pageOf, pageQuerySchema, urlSchema } from './primitive.ts';

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
  method: 'GET',
  path: '/review',
  auth: 'none',
  query: pageQuerySchema.extend({ product: z.coerce.number().int().positive().optional(), status: z.literal('approved') }),
  answer: pageOf(reviewSchema),
});
