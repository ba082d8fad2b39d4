import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** When the shop last changed; ISO 8601 in UTC. */
export function readUpdateTime(shop: Shop): string {
  const row = shop.sql.get<{ at: string }>`SELECT updated_at AS at FROM shop_update WHERE shop = ${shop.id}`;
  return row?.at ?? readMarketData(shop).updatedAt;
}

/**
 * Moves the update time to now, at least a millisecond on, so that nobody misses one of two changes; returns
 * it.
 */
export function moveUpdateTime(shop: Shop, now: Date): string {
  const at = new Date(Math.max(now.getTime(), Date.parse(readUpdateTime(shop)) + 1)).toISOString();
  shop.sql.run`INSERT OR REPLACE INTO shop_update (shop, updated_at) VALUES (${shop.id}, ${at})`;
  return at;
}
