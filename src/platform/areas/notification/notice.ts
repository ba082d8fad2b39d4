import { z } from 'zod';
import { urlSchema } from '#contract/value/primitive.ts';

/** A notification that a customer is sent. */
export const noticeSchema = z.strictObject({
  title: z.string().min(1),
  body: z.string().default(''),
  url: urlSchema.default('/notifications'),
  imageUrl: urlSchema.nullable().default(null),
});
