import { z } from 'zod';
import type { Text } from '#domain/text/every-language.ts';
import { record } from './record.ts';
import { textSchema, withPlaces } from './text.ts';

export const colorSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'a colour is written like "#a0b1c2", in quotes');
const factorSchema = z.number().positive();

/** One value of an axis: a colour, a size, a memory. */
export interface AxisValue {
  label: Text;
  /** `#rrggbb`; colours only. */
  color?: string | undefined;
  /** Multiplies the price; 1 where left out. */
  priceFactor?: number | undefined;
}

/** Axis that distinguishes variations of a product; each product takes some of the values. */
export interface Axis {
  /** `color`, `size`, `memory`, `volume`, … the same for all kinds of a shop. */
  code: string;
  name: Text;
  values: AxisValue[];
  /** Number of values of one product, at least and at most. */
  take: [number, number];
}

const axisValueSchema = z.union([
  record({ label: textSchema, color: colorSchema.optional(), priceFactor: factorSchema.optional() }),
  textSchema.transform((label) => ({ label })),
]);

const takeSchema = z
  .tuple([z.int().positive(), z.int().positive()])
  .refine(([least, most]) => least <= most, 'the first number is the least: write the smaller one first');

/** A text with the place of a number or a word: `{n} см`. */
export const countedSchema = withPlaces(textSchema, { all: ['n'] });

/** Axes that kinds of a shop share, by their names (`axes.yml`). */
export const sharedAxesSchema = z.record(
  z.string(),
  record({
    /** The name of the axis where left out. */
    code: z.string().optional(),
    name: textSchema,
    take: takeSchema.optional(),
    /** All of them belong to each kind that uses the axis. */
    values: z.array(axisValueSchema).optional(),
    /** A kind says which of them it has. */
    choices: z.record(z.string(), axisValueSchema).optional(),
    /** With a place `{n}` for what a kind has: `{n} см`. */
    label: countedSchema.optional(),
  }),
);
export type SharedAxes = z.output<typeof sharedAxesSchema>;

/** An axis that one kind has. */
export const ownAxisSchema = record({
  code: z.string(),
  name: textSchema,
  take: takeSchema,
  values: z.array(axisValueSchema).min(1),
});

const amountSchema = z.union([z.string(), z.number()]);
type Amount = z.output<typeof amountSchema>;

/** Puts a number or a word into the place `{n}`: Russian and Uzbek write a comma before decimals. */
export function fillAmount(template: Text, amount: Amount): Text {
  const comma = String(amount).replace('.', ',');
  return {
    ru: template.ru.replace('{n}', comma),
    uz: template.uz.replace('{n}', comma),
    en: template.en.replace('{n}', String(amount)),
  };
}

/** An axis of a kind: the name of a shared one, a shared one with some values, or one of its own. */
export function axisSchema(shared: SharedAxes) {
  const useSchema = record({
    use: z.string(),
    take: takeSchema.optional(),
    /** Values, each with its price against the plainest where they differ: `[512 GB, 1.2]`. */
    values: z.array(z.union([amountSchema, z.tuple([amountSchema, factorSchema])])).optional(),
  }).transform(({ use, take, values }, context): Axis => {
    const fault = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path });
    const axis = shared[use];
    if (!axis) {
      fault(`axes.yml has no axis "${use}": write one of ${Object.keys(shared).join(', ')}`, ['use']);
      return z.NEVER;
    }
    const { code = use, name, choices, label } = axis;
    const chosen = values?.map((entry, at): AxisValue => {
      const [amount, priceFactor] = Array.isArray(entry) ? entry : [entry];
      const value = choices?.[amount] ?? (label && { label: fillAmount(label, amount) });
      if (value) return priceFactor === undefined ? value : { ...value, priceFactor };
      fault(
        choices
          ? `the axis "${use}" has no value "${amount}": write one of ${Object.keys(choices).join(', ')}`
          : `the axis "${use}" has its own values: leave out "values" here`,
        ['values', at],
      );
      return z.NEVER;
    });
    const all = chosen ?? axis.values;
    if (!all) fault(`the axis "${use}" has no values of its own: add "values"`, ['use']);
    const taken = take ?? axis.take;
    if (!taken) fault(`how many values a product has is missing: add "take", as [1, 2]`, ['use']);
    return { code, name, values: all ?? [], take: taken ?? [1, 1] };
  });
  const nameSchema = z
    .string()
    .transform((use) => ({ use }))
    .pipe(useSchema);
  return z.union([useSchema, nameSchema, ownAxisSchema]);
}
