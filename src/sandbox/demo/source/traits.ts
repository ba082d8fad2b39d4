import { z } from 'zod';
import type { Text } from '#domain/text/every-language.ts';
import { countedSchema, fillAmount } from './axis.ts';
import { record } from './record.ts';
import { textSchema } from './text.ts';

/** A row of the characteristics of a kind; each product takes one of the values. */
export interface Characteristic {
  name: Text;
  values: Text[];
}

/** A row that one kind has. */
export const ownRowSchema = record({ name: textSchema, values: z.array(textSchema).min(1) });

/** A row whose values differ by a number only; a kind names it where the row does not: `Height: {n} cm`. */
const countedRowSchema = record({ name: textSchema.optional(), value: countedSchema });

const reviewSchema = record({ rating: z.literal([1, 2, 3, 4, 5]), comment: z.string().min(1) });

const sharedRowSchema = z.union([ownRowSchema, countedRowSchema]);
type SharedRows = Record<string, z.output<typeof sharedRowSchema>>;

const useRowSchema = record({
  use: z.string(),
  name: textSchema.optional(),
  values: z.array(z.union([z.string(), z.number()])).optional(),
});

/** A name that stands for something shared, or the fault that says which names there are. */
function found<Thing>(
  things: Record<string, Thing>,
  name: string,
  what: string,
  context: z.core.$RefinementCtx,
  path: string[] = ['use'],
): Thing | undefined {
  if (Object.hasOwn(things, name)) return things[name];
  context.addIssue({
    code: 'custom',
    path,
    message: `traits.yml has no ${what} "${name}": write one of ${Object.keys(things).join(', ')}`,
  });
  return undefined;
}

/** A row of a kind: the name of a shared one, a shared one with numbers, or one of its own. */
function rowSchema(shared: SharedRows) {
  const useSchema = useRowSchema.transform(({ use, name, values }, context): Characteristic => {
    const row = found(shared, use, 'characteristic', context);
    if (!row) return z.NEVER;
    if ('values' in row) return { name: name ?? row.name, values: row.values };
    const title = name ?? row.name;
    if (title && values) return { name: title, values: values.map((n) => fillAmount(row.value, n)) };
    context.addIssue({
      code: 'custom',
      path: ['use'],
      message: `"${use}" counts: add ${title ? '"values", a list of numbers' : '"name", what is counted'}`,
    });
    return z.NEVER;
  });
  const nameSchema = z
    .string()
    .transform((use) => ({ use }))
    .pipe(useSchema);
  return z.union([ownRowSchema, useSchema, nameSchema]);
}

/** A list in which `use: name` stands for the items of a shared list, or for the ones at some places. */
function listSchema<Item>(item: z.ZodType<Item>, shared: Record<string, Item[]>, what: string) {
  const useSchema = record({ use: z.string(), only: z.array(z.int().positive()).optional() }).transform(
    ({ use, only }, context): Item[] => {
      const items = found(shared, use, what, context);
      return items && only ? items.filter((_, at) => only.includes(at + 1)) : (items ?? []);
    },
  );
  return z.array(z.union([item.transform((one) => [one]), useSchema])).transform((lists) => lists.flat());
}

/** Traits that kinds of a shop share, by name (`traits.yml`). */
export const traitsSchema = record({
  units: z.record(z.string(), textSchema),
  characteristics: z.record(z.string(), sharedRowSchema),
  sentences: z.record(z.string(), z.array(textSchema)),
  reviews: z.record(z.string(), z.array(reviewSchema)),
});
export type Traits = z.output<typeof traitsSchema>;

/** The parts of a kind that may name something shared. */
export function traitSchemas(traits: Traits) {
  return {
    unit: z.string().transform((use, context): Text => {
      const unit = found(traits.units, use, 'unit', context, []);
      return unit ?? z.NEVER;
    }),
    characteristics: z.array(rowSchema(traits.characteristics)),
    sentences: listSchema(textSchema, traits.sentences, 'list of sentences'),
    reviews: listSchema(reviewSchema, traits.reviews, 'list of reviews'),
  };
}
