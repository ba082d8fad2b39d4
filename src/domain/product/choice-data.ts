import type { ChoiceVariation } from './variation-choice.ts';

/**
 * The variations of a chooser as the text of its attribute: `[[id, 1 or 0 for stock, value id or 0, …], …]`.
 * `codes` are the properties in the order of the values.
 */
export function encodeChoices(variations: readonly ChoiceVariation[], codes: readonly string[]): string {
  return JSON.stringify(
    variations.map(({ id, inStock, values }) => [
      id,
      inStock ? 1 : 0,
      ...codes.map((code) => values[code] ?? 0),
    ]),
  );
}

/** Reads the variations back; an empty text has none. */
export function parseChoices(text: string, codes: readonly string[]): ChoiceVariation[] {
  const rows: number[][] = JSON.parse(text || '[]');
  return rows.map(([id = 0, inStock, ...values]) => ({
    id,
    inStock: inStock === 1,
    values: Object.fromEntries(codes.flatMap((code, at) => (values[at] ? [[code, values[at]]] : []))),
  }));
}
