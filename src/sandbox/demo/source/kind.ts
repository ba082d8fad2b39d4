import { z } from 'zod';
import { axisSchema, colorSchema, type SharedAxes } from './axis.ts';
import { pictureSchema } from './picture.ts';
import { oneOf, record } from './record.ts';
import { textSchema, withPlaces } from './text.ts';
import { type Traits, traitSchemas } from './traits.ts';

const soumSchema = z.int().positive();

/** A model by its name, with the price of its plainest variation where it is known. */
const modelSchema = z.union([record({ name: textSchema, price: soumSchema }), textSchema]);
export type Model = z.output<typeof modelSchema>;

/**
 * Kinds of product: everything needed to make believable products of them (`kinds-*.yml`). `leaves` are the
 * categories that goods are sold in.
 */
export function kindsSchema(axes: SharedAxes, traits: Traits, leaves: readonly string[]) {
  const { unit, characteristics, sentences, reviews } = traitSchemas(traits);
  return z.array(
    record({
      /** `smartphone`; also the name of its drawing. */
      code: pictureSchema,
      /** Slug of the category it is sold in, a leaf. */
      category: oneOf(leaves, 'category without children in categories.yml'),
      name: withPlaces(textSchema, { all: ['brand', 'model'] }),
      /** Makers and the models of each; a model may be a plain descriptive word. */
      makers: z.array(record({ brand: z.string().min(1), models: z.array(modelSchema).min(1) })).min(1),
      axes: z.array(axisSchema(axes)),
      /** Colours of its pictures where no axis has colours, as `#rrggbb`. */
      colors: z.array(colorSchema).optional(),
      /** Price range in UZS and the step it is rounded to. */
      price: record({ min: soumSchema, max: soumSchema, step: soumSchema }),
      unit,
      minOrder: z.int().positive().optional(),
      /** Quantities from which a piece costs less, by percent. */
      tiers: z.array(record({ min: z.int().positive(), percent: z.number().positive() })).optional(),
      /** Each product takes one value a row. */
      characteristics,
      /** Each believable for every product of the kind; a description takes two to four. At least 5. */
      sentences,
      /** Comments of buyers, in the language they would use (mostly Russian and Uzbek). At least 6. */
      reviews,
    }),
  );
}
export type ProductKind = z.output<ReturnType<typeof kindsSchema>>[number];
