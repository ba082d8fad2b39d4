import { SHOPIFY_TABLE } from './shopify-table.ts';
import type { TableFormat } from './table-row.ts';
import { TILDA_TABLE } from './tilda-table.ts';
import { WIX_TABLE } from './wix-table.ts';
import { WOOCOMMERCE_TABLE } from './woocommerce-table.ts';

const FORMATS: readonly TableFormat[] = [WIX_TABLE, SHOPIFY_TABLE, TILDA_TABLE, WOOCOMMERCE_TABLE];

/** The program that a table is of, and its columns; undefined for any other table. */
export function tableFormatOf(
  titles: readonly string[],
): { format: TableFormat; columns: string[] } | undefined {
  for (const format of FORMATS) {
    const columns = format.columnsOf(titles);
    if (columns) return { format, columns };
  }
  return undefined;
}
