import { rereadOrder } from '#platform/areas/order/change-state.ts';
import type { OrderKey, OrderRow } from '#platform/areas/order/order-row.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/**
 * The order that was made with a key already; undefined where there is none. Throws 409 where it was made by
 * another request.
 */
export function findOrderOfKey(
  shop: Shop,
  customerId: number | null,
  key: OrderKey | undefined,
): OrderRow | undefined {
  if (!key) return undefined;
  const made = shop.sql.get<{ id: number; digest: string }>`
    SELECT id, order_digest AS digest FROM sell_group
    WHERE shop = ${shop.id} AND coalesce(customer, 0) = ${customerId ?? 0} AND order_key = ${key.key}`;
  if (!made) return undefined;
  if (made.digest === key.digest) return rereadOrder(shop, made.id);
  throw new Refusal(409, {
    code: 'order-key-used',
    message: 'Another order was made with this key; take a new one.',
    field: 'orderKey',
  });
}
