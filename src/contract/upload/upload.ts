import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import { urlSchema } from '#contract/value/primitive.ts';

/** Types of uploads, told by the first bytes of the file and not by its name. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'video/mp4'] as const;

export const uploadSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  url: urlSchema.describe('Where it can be loaded from; whoever knows the address can.'),
  type: z.enum(UPLOAD_TYPES),
  size: z.int().positive().describe('Bytes.'),
});
export type Upload = z.infer<typeof uploadSchema>;

export const uploadFile = defineCall({
  summary: 'Uploads a picture or a video of up to 5 MB.',
  description: 'PNG, JPEG, WebP and MP4 are taken; which it is, the content says. Nothing else is kept.',
  method: 'POST',
  path: '/files',
  auth: 'optional',
  encoding: 'multipart',
  body: z.object({ file: z.file() }),
  answer: uploadSchema,
  failures: { 415: failureOf('unsupported-type') },
  example: {
    answer: {
      id: '00112233445566778899aabbccddeeff',
      url: '/market-api/media/upload/00112233445566778899aabbccddeeff.png',
      type: 'image/png',
      size: 48_213,
    },
  },
});
