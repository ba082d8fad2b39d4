import type { Sql } from './database.ts';

/**
 * A shop of the sandbox. Whoever reads or writes rows of a shop gets one of these and names its `id` in every
 * query.
 */
export interface Shop {
  id: number;
  name: string;
  sql: Sql;
}

export function findShopByKey(sql: Sql, securityKey: string): Shop | undefined {
  return toShop(
    sql,
    sql.get<ShopRow>`SELECT id, name FROM shop WHERE security_key = ${securityKey} AND seeded = 1`,
  );
}

export function findShopByName(sql: Sql, name: string): Shop | undefined {
  return toShop(sql, sql.get<ShopRow>`SELECT id, name FROM shop WHERE name = ${name} AND seeded = 1`);
}

/** Every shop that is served. */
export function listShops(sql: Sql): Shop[] {
  return sql.all<ShopRow>`SELECT id, name FROM shop WHERE seeded = 1 ORDER BY id`.map(({ id, name }) => ({
    id,
    name,
    sql,
  }));
}

interface ShopRow {
  id: number;
  name: string;
}

function toShop(sql: Sql, row: ShopRow | undefined): Shop | undefined {
  return row && { id: row.id, name: row.name, sql };
}
