/** Cells of a table of sizes, column by column. */
export type SizeColumns = readonly (readonly string[])[];

/**
 * Place of the table with the column that has most of a product's sizes, the first of equals; -1 if none has
 * any. One scale of sizes is one column, and not always the first.
 */
export function fittingTable(tables: readonly SizeColumns[], sizes: readonly string[]): number {
  const counts = tables.map((columns) =>
    Math.max(0, ...columns.map((cells) => sizes.filter((size) => cells.includes(size)).length)),
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}
