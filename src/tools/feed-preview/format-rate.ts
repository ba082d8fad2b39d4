import { formatCount } from '#lib/progress.ts';

/** UZS for one of a currency: `12 000`, `23.5`, `0.0815`. */
export function formatRate(rate: number): string {
  return Number.isInteger(rate) ? formatCount(rate) : String(Number(rate.toPrecision(6)));
}
