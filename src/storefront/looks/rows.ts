/** Rows of a table of looks by the numbers that choose them; row 1 stands in for numbers without one. */
export type Rows<Row> = Readonly<Record<number, Row>> & { readonly 1: Row };

/** A row, and all numbers that choose it, the lowest first. */
export interface OwnRow<Row> {
  numbers: readonly [number, ...number[]];
  row: Row;
}

/** Rows with further numbers, each of which shows the row of another: `{ 9: 3 }`. */
export function shared<Row>(rows: Rows<Row>, numbers: Readonly<Record<number, number>>): Rows<Row> {
  const more = Object.entries(numbers).map(([number, other]) => [number, rows[other] ?? rows[1]]);
  return { ...rows, ...Object.fromEntries(more) };
}

/** Each row of a table once, by the lowest number that chooses it. */
export function ownRows<Row>(rows: Readonly<Record<number, Row>>): OwnRow<Row>[] {
  const own = new Map<Row, OwnRow<Row>>();
  for (const [key, row] of Object.entries(rows)) {
    const { numbers = [] } = own.get(row) ?? {};
    const [first = Number(key), ...others] = [...numbers, Number(key)];
    own.set(row, { numbers: [first, ...others], row });
  }
  return [...own.values()];
}
