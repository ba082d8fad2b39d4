import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { LETTER_TEXT } from '#contract/value/letter-text.ts';
import { idSchema, localizedSchema } from '#contract/value/primitive.ts';

/** Types of a field; `file` is a PNG or JPEG, `predefined` one of given values, `price` UZS. */
export const PATTERN_FIELD_TYPES = [
  'any',
  'number',
  'file',
  'date',
  'datetime',
  'predefined',
  'status',
  'price',
] as const;

export const patternFieldSchema = z.object({
  id: idSchema,
  name: localizedSchema.describe(`A field whose English name is "${LETTER_TEXT}" takes several lines.`),
  type: z.enum(PATTERN_FIELD_TYPES),
  required: z.boolean(),
  future: z
    .boolean()
    .optional()
    .describe('True for a date or a moment that is still to come; one that is over is refused.'),
  values: z
    .array(z.object({ id: idSchema, name: localizedSchema }))
    .describe('What can be chosen; fields of type predefined and status only.'),
});
export type PatternField = z.infer<typeof patternFieldSchema>;

/** Questions that a shopper answers before a product of some category goes into the cart. */
export const patternSchema = z.object({
  id: idSchema,
  name: localizedSchema,
  categoryIds: z.array(idSchema).describe('Categories it is for; those below them are meant too.'),
  fields: z.array(patternFieldSchema).min(1),
});
export type Pattern = z.infer<typeof patternSchema>;

export const listPatterns = defineCall({
  summary: 'Lists what must be asked before a product of these categories goes into the cart.',
  method: 'GET',
  path: '/sell-record-patterns',
  auth: 'none',
  query: z.object({
    'category[]': z
      .array(z.coerce.number().int().positive())
      .max(100)
      .default([])
      .describe('Ids of categories.'),
  }),
  answer: z.object({ items: z.array(patternSchema) }),
  example: {
    query: { 'category[]': [101] },
    answer: {
      items: [
        {
          id: 1,
          name: { ru: 'Гравировка', uz: 'Gravirovka', en: 'Engraving' },
          categoryIds: [101],
          fields: [
            {
              id: 11,
              name: { ru: 'Текст', uz: 'Matn', en: 'Text' },
              type: 'any',
              required: true,
              values: [],
            },
          ],
        },
      ],
    },
  },
});
