import { randomUUID } from 'node:crypto';
import type { Sql } from '#platform/store/database.ts';
import { readKeptPieces } from './kept-pieces.ts';

/** Documents that a feed brings. */
const CATALOGUE_KINDS = ['category', 'brand', 'supplier', 'collection', 'menu', 'menu-item'];

/** Old and new shop of a replacement. */
export interface Replacement {
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
 * Serves the new shop in place of the old one, in one go: customers, carts and orders go over to it, and the
 * old row keeps only the old catalogue, under a name of its own and not served. What orders keep until they
 * are paid or approved is taken out of the new stocks.
 */
export function replaceShop(
  sql: Sql,
  { tenant, securityKey, newShop, oldShop, keepFrame }: Replacement,
): void {
  sql.transaction(() => {
    if (oldShop !== undefined) {
      moveRows(sql, oldShop, newShop, keepFrame);
      takeKeptGoods(sql, newShop);
      if (keepFrame) keepLooks(sql, oldShop, newShop);
      sql.run`
        UPDATE shop SET name = ${passingName(tenant, 'old')}, security_key = ${randomUUID()}, seeded = 0
        WHERE id = ${oldShop}`;
    }
    sql.run`
      UPDATE shop SET name = ${tenant}, security_key = ${securityKey}, seeded = 1 WHERE id = ${newShop}`;
  });
}

/**
 * Everything of the old shop but its catalogue goes over, in place of what the writing of a shop brings by
 * itself.
 */
function moveRows(sql: Sql, oldShop: number, newShop: number, keepReviews: boolean): void {
  const staying = new Set([...sql.catalogueTables, 'document', ...(keepReviews ? [] : ['review'])]);
  for (const table of tablesOfShops(sql)) {
    if (staying.has(table)) continue;
    sql.query(`DELETE FROM "${table}" WHERE shop = ?`, newShop);
    sql.query(`UPDATE "${table}" SET shop = ? WHERE shop = ?`, newShop, oldShop);
  }
}

/** The feed tells what the shop has, the pieces of some orders included. */
function takeKeptGoods(sql: Sql, shop: number): void {
  for (const [stock, pieces] of readKeptPieces({ id: shop, sql }))
    sql.run`
      UPDATE variation SET count = max(0, count - ${pieces}),
        data = json_set(data, '$.stock.count', max(0, count - ${pieces}))
      WHERE shop = ${shop} AND stock = ${stock} AND tracking = 1`;
}

function keepLooks(sql: Sql, oldShop: number, newShop: number): void {
  const kinds = JSON.stringify(CATALOGUE_KINDS);
  sql.run`
    DELETE FROM document WHERE shop = ${newShop} AND kind NOT IN (SELECT value FROM json_each(${kinds}))`;
  sql.run`
    UPDATE document SET shop = ${newShop}
    WHERE shop = ${oldShop} AND kind NOT IN (SELECT value FROM json_each(${kinds}))`;
  sql.run`UPDATE shop SET market = (SELECT market FROM shop WHERE id = ${oldShop}) WHERE id = ${newShop}`;
}

function tablesOfShops(sql: Sql): string[] {
  const rows = sql.all<{ name: string }>`
    SELECT DISTINCT m.name AS name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'shop'
    WHERE m.type = 'table' ORDER BY m.name`;
  return rows.map(({ name }) => name);
}
