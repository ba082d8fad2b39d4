import { FOOTER_VARIANTS } from './footer.ts';
import { HEADER_VARIANTS } from './header.ts';

/** The sheets of a row, and the class of the only element that they hold for. */
export interface LookRow {
  scope: string;
  sheets: readonly string[];
}

const rowsOf = (part: string, table: Readonly<Record<number, { sheets: readonly string[] }>>): LookRow[] =>
  Object.entries(table).map(([number, { sheets }]) => ({ scope: `look-${part}-${number}`, sheets }));

/** Headers and footers of every number, for pages that show them side by side. */
export const LOOK_ROWS: readonly LookRow[] = [
  ...rowsOf('header', HEADER_VARIANTS),
  ...rowsOf('footer', FOOTER_VARIANTS),
];
