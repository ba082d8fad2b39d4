/** Rows of a table of sizes, by the labels that they begin with. */
export type SizeRows = readonly string[];

/** Place of the table that has most of a product's sizes, the first of equals; -1 if none has any. */
export function fittingTable(tables: readonly SizeRows[], sizes: readonly string[]): number {
  const counts = tables.map((rows) => sizes.filter((size) => rows.includes(size)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}
