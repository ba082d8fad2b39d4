import type { Migration } from './migration.ts';

/** Tables that belong together, as `CREATE TABLE` statements in their newest form. */
export interface Tables {
  /**
   * Tables of the catalogue of a shop, and of what is made of it for lists and searches: an import
   * brings all of it anew. Rows name their shop in `shop`; those of a product or a variation name it in
   * `product` or `variation`.
   */
  catalogue?: string;
  /** Tables that stay with a shop when another catalogue is imported. */
  kept?: string;
}

/** Tables and migrations of a platform's file. */
export interface Schema {
  tables: readonly Tables[];
  /** From the oldest format that can still be read to the newest, without gaps. */
  migrations: readonly Migration[];
}

/** The statements that make an empty file. */
export function createStatements({ tables }: Pick<Schema, 'tables'>): string {
  return tables.flatMap(({ catalogue = '', kept = '' }) => [catalogue, kept]).join('\n');
}

/** Names of the tables that an import brings anew, those of the text index apart. */
export function catalogueTables({ tables }: Pick<Schema, 'tables'>): string[] {
  return tables.flatMap(({ catalogue = '' }) =>
    [...catalogue.matchAll(/^\s*CREATE TABLE (\w+)/gm)].map(([, name = '']) => name),
  );
}
