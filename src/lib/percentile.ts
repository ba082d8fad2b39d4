/** The value that the given share of all values does not exceed, to a tenth; of no values NaN. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return Math.round((value ?? Number.NaN) * 10) / 10;
}
