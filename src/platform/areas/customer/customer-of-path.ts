import { notFound } from '#platform/http/refusal.ts';
import { parseId } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';

/**
 * The active customer whose id stands in a path. Throws 400 where it is no id, 404 where the shop has no such
 * customer.
 */
export function customerOfPath(shop: Shop, { id: text = '' }: Readonly<Record<string, string>>): number {
  const id = parseId('id', text);
  if (hasCustomer(shop, id)) return id;
  throw notFound(`The shop ${shop.name} has no customer ${id}.`, 'id');
}

/** True if the shop has an active customer with this id. */
export function hasCustomer(shop: Shop, id: number): boolean {
  const found = shop.sql.get`SELECT 1 FROM customer WHERE shop = ${shop.id} AND id = ${id} AND active = 1`;
  return found !== undefined;
}
