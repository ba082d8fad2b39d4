import type { Sql } from '#platform/store/database.ts';

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
