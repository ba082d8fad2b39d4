import type { Sql } from './database.ts';

/** A shop of the sandbox. Whoever reads or writes rows of a shop gets one of these and names its `id` in every query. */
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

/** A shop in the list that the control interface gives. */
export interface ShopSummary {
  name: string;
  securityKey: string;
  products: number;
  variations: number;
}

export function listShopSummaries(sql: Sql): ShopSummary[] {
  return sql.all<ShopSummary>`
    SELECT name, security_key AS securityKey,
      (SELECT count(*) FROM product WHERE shop = shop.id) AS products,
      (SELECT count(*) FROM variation WHERE shop = shop.id) AS variations
    FROM shop WHERE seeded = 1 ORDER BY id`;
}

interface ShopRow {
  id: number;
  name: string;
}

function toShop(sql: Sql, row: ShopRow | undefined): Shop | undefined {
  return row && { id: row.id, name: row.name, sql };
}
