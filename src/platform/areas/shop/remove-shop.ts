import type { Sql } from '#platform/store/database.ts';

const PRODUCTS_PER_TRANSACTION = 1_000;

/**
 * Removes a shop with its catalogue, some products at a time: whoever serves the file meanwhile waits for no
 * more. The shop must not be served.
 */
export function removeShop(sql: Sql, id: number): void {
  while (removeSomeProducts(sql, id));
  sql.transaction(() => {
    for (const table of [...sql.catalogueTables, 'review', 'document'])
      sql.query(`DELETE FROM "${table}" WHERE shop = ?`, id);
    sql.run`DELETE FROM shop WHERE id = ${id}`;
  });
}

/** Removes some products; false once there are none. */
function removeSomeProducts(sql: Sql, shop: number): boolean {
  return sql.transaction(() => {
    const rows = sql.all<{ key: number; id: number }>`
      SELECT key, id FROM product WHERE shop = ${shop} ORDER BY id LIMIT ${PRODUCTS_PER_TRANSACTION}`;
    const keys = JSON.stringify(rows.map((row) => row.key));
    const ids = JSON.stringify(rows.map((row) => row.id));
    sql.run`DELETE FROM product_text WHERE rowid IN (SELECT value FROM json_each(${keys}))`;
    for (const table of tablesWith(sql, 'variation'))
      sql.query(
        `DELETE FROM "${table}" WHERE shop = ?1 AND variation IN (
           SELECT id FROM variation WHERE shop = ?1 AND product IN (SELECT value FROM json_each(?2)))`,
        shop,
        ids,
      );
    for (const table of tablesWith(sql, 'product'))
      sql.query(
        `DELETE FROM "${table}" WHERE shop = ? AND product IN (SELECT value FROM json_each(?))`,
        shop,
        ids,
      );
    sql.run`DELETE FROM product WHERE shop = ${shop} AND id IN (SELECT value FROM json_each(${ids}))`;
    return rows.length > 0;
  });
}

function tablesWith(sql: Sql, column: 'product' | 'variation'): string[] {
  return sql.catalogueTables.filter(
    (table) => sql.get`SELECT 1 FROM pragma_table_info(${table}) WHERE name = ${column}` !== undefined,
  );
}
