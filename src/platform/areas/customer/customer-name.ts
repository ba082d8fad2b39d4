import type { Shop } from '#platform/store/shop.ts';
import type { Profile } from './customers.ts';

/** First and last name of a customer, active or not; empty where neither is known. */
export function readCustomerName(shop: Shop, customerId: number): string {
  const row = shop.sql.get<{ profile: string }>`
    SELECT profile FROM customer WHERE shop = ${shop.id} AND id = ${customerId}`;
  return row ? nameOf(JSON.parse(row.profile)) : '';
}

/** First and last name. */
export function nameOf({ firstName = '', lastName = '' }: Partial<Profile>): string {
  return `${firstName} ${lastName}`.trim();
}
