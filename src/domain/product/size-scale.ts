/** Slug of a shop's page of sizes. */
export const SIZE_TABLE_SLUG = 'tablitsa-razmerov';

/** The property of sizes; of another, all values have to be on the scale. */
const SIZE_CODE = 'size';

const LETTERS = ['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL', '7XL', '8XL'];

/** Sizes in numbers: 15 to 64, then 66 and 68. */
const NUMBERS: ReadonlySet<number> = new Set([...Array.from({ length: 50 }, (_, at) => at + 15), 66, 68]);

/** A number stands so far above itself, which puts the last one, 68, at 84. */
const NUMBER_OFFSET = 16;

/** The index of the largest number; ages follow it. */
export const LAST_NUMBER_INDEX = 84;

/** Ages of babies in months, then of kids in years. */
const AGES = [
  ...['0-3', '3-6', '6-9', '9-12', '12-18', '18-24'].map((range) => `${range} m`),
  ...Array.from({ length: 15 }, (_, at) => `${at + 2}-${at + 3} y`),
];

const MONTH = /^(?:m|mo|months?|мес|месяц\S*|oy|oylik)\.?$/;
const YEAR = /^(?:y|yr|yrs|years?|г|год\S*|л|лет|yosh|yil)\.?$/;

/** `XXL` as the scale writes it: `2XL`. */
const letterOf = (label: string) => label.replace(/^(X{2,})(?=[SL]$)/, (all) => `${all.length}X`);

/**
 * Place of a size in the scale: STD (0), 2XS to 8XL (1 to 13), numbers from 15 (31) to 68 (84), half ones
 * between them, then ages. Undefined if the scale does not have it.
 */
export function sizeIndex(text: string): number | undefined {
  const label = text.trim().toUpperCase();
  if (label === 'STD') return 0;
  const letter = LETTERS.indexOf(letterOf(label));
  if (letter >= 0) return letter + 1;
  const number = Number(label.replace(',', '.'));
  if (NUMBERS.has(Math.trunc(number)) && Number.isInteger(number * 2)) return number + NUMBER_OFFSET;
  const age = AGES.indexOf(ageOf(label.toLowerCase()));
  return age >= 0 ? LAST_NUMBER_INDEX + 1 + age : undefined;
}

/** A property that a table of sizes explains. */
export function isSizeProperty({
  code,
  values,
}: {
  code: string;
  values: readonly { label: string }[];
}): boolean {
  return code === SIZE_CODE || values.every(({ label }) => sizeIndex(label) !== undefined);
}

/**
 * Sizes by the scale. Where not all are on it, plain numbers go by what they are (heights of kids), and
 * anything else keeps its order: it is no size.
 */
export function sortBySize<Value extends { label: string }>(values: readonly Value[]): Value[] {
  const indexed = values.map((value) => ({ value, at: sizeIndex(value.label) ?? Number.NaN }));
  const known = indexed.every(({ at }) => !Number.isNaN(at));
  const placed = known
    ? indexed
    : indexed.map(({ value }) => ({ value, at: Number(value.label.trim().replace(',', '.') || Number.NaN) }));
  if (placed.some(({ at }) => Number.isNaN(at))) return [...values];
  return placed.sort((a, b) => a.at - b.at).map(({ value }) => value);
}

/** `2–3 года` and `2-3 years` as the list has them: `2-3 y`. */
function ageOf(label: string): string {
  const [, from, to, unit = ''] = /^(\d+)\s*[-–—]\s*(\d+)\s*(\S+)$/.exec(label) ?? [];
  const short = MONTH.test(unit) ? 'm' : YEAR.test(unit) ? 'y' : '';
  return `${from}-${to} ${short}`;
}
