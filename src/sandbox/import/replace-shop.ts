import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';

/** Rows that a feed brings, and what is made of them for searches. */
const CATALOGUE = [
  'product',
  'variation',
  'property',
  'property_value',
  'product_value',
  'variation_value',
  'product_tag',
];

/** Documents that a feed brings. */
const CATALOGUE_KINDS = ['category', 'brand', 'supplier', 'collection', 'menu', 'menu-item'];

/** What is put in place of what. */
export interface Replacement {
  /** The sandbox's file. */
  file: string;
  tenant: string;
  securityKey: string;
  /** Row of the shop that was written whole and is to be served. */
  newShop: number;
  /** Row of the shop that is served now. */
  oldShop: number | undefined;
  /** The old shop came of a feed, too: its looks, pages and reviews stay. */
  keepFrame: boolean;
}

/** Names of shops that are being written, or that have been replaced; no tenant can be named so. */
export function passingName(tenant: string, stage: 'new' | 'old'): string {
  return `${tenant}~${stage}`;
}

/**
 * Serves the new shop in place of the old one, in one go: customers, carts and orders go over to it, and the old row keeps only the old catalogue,
 * under a name of its own and not served. What orders keep until they are paid or approved is taken out of the new stocks.
 */
export function replaceShop({ file, tenant, securityKey, newShop, oldShop, keepFrame }: Replacement): void {
  const database = new DatabaseSync(file, { timeout: 30_000 });
  try {
    inTransaction(database, () => {
      if (oldShop !== undefined) {
        moveRows(database, oldShop, newShop, keepFrame);
        takeKeptPieces(database, newShop);
        if (keepFrame) keepLooks(database, oldShop, newShop);
        database
          .prepare('UPDATE shop SET name = ?, security_key = ?, seeded = 0 WHERE id = ?')
          .run(passingName(tenant, 'old'), randomUUID(), oldShop);
      }
      database
        .prepare('UPDATE shop SET name = ?, security_key = ?, seeded = 1 WHERE id = ?')
        .run(tenant, securityKey, newShop);
    });
  } finally {
    database.close();
  }
}

/** Everything of the old shop but its catalogue goes over, in place of what the writing of a shop brings by itself. */
function moveRows(database: DatabaseSync, oldShop: number, newShop: number, keepReviews: boolean): void {
  const staying = new Set([...CATALOGUE, 'document', ...(keepReviews ? [] : ['review'])]);
  for (const table of tablesOfShops(database)) {
    if (staying.has(table)) continue;
    database.prepare(`DELETE FROM "${table}" WHERE shop = ?`).run(newShop);
    database.prepare(`UPDATE "${table}" SET shop = ? WHERE shop = ?`).run(newShop, oldShop);
  }
}

/** The feed tells what the shop has; pieces of an order that fails come back, so they are taken out as long as the order waits. */
function takeKeptPieces(database: DatabaseSync, shop: number): void {
  database
    .prepare(
      `UPDATE variation SET count = max(0, variation.count - kept.pieces),
         data = json_set(data, '$.stock.count', max(0, variation.count - kept.pieces))
       FROM (
         SELECT stock, sum(sold_record.count) AS pieces FROM sold_record JOIN sell_group ON sell_group.id = sold_record.sell_group
         WHERE sell_group.shop = :shop AND state IN ('awaiting-payment', 'awaiting-approval') AND tracked = 1 GROUP BY stock
       ) AS kept
       WHERE variation.shop = :shop AND variation.stock = kept.stock AND tracking = 1`,
    )
    .run({ shop });
}

function keepLooks(database: DatabaseSync, oldShop: number, newShop: number): void {
  const kinds = JSON.stringify(CATALOGUE_KINDS);
  database
    .prepare('DELETE FROM document WHERE shop = ? AND kind NOT IN (SELECT value FROM json_each(?))')
    .run(newShop, kinds);
  database
    .prepare('UPDATE document SET shop = ? WHERE shop = ? AND kind NOT IN (SELECT value FROM json_each(?))')
    .run(newShop, oldShop, kinds);
  database
    .prepare('UPDATE shop SET market = (SELECT market FROM shop WHERE id = ?) WHERE id = ?')
    .run(oldShop, newShop);
}

function tablesOfShops(database: DatabaseSync): string[] {
  return database
    .prepare(
      `SELECT DISTINCT m.name AS name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'shop' WHERE m.type = 'table' ORDER BY m.name`,
    )
    .all()
    .map((row) => String(row['name']));
}
