import { MAX_PUSH_RESOURCES, PUSH_PLATFORMS, type PushResource } from '#contract/account/notification.ts';
import { notFound } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/**
 * Registers a device or a browser as the customer's, whoever had it before; the oldest give way. Gives what
 * names it.
 */
export function writePushResource(shop: Shop, customerId: number, resource: PushResource): string {
  const web = resource.platform === PUSH_PLATFORMS.web;
  const token = web ? resource.subscription.endpoint : resource.token;
  const keys = web ? JSON.stringify(resource.subscription.keys) : null;
  shop.sql.run`DELETE FROM push_resource WHERE shop = ${shop.id} AND token = ${token}`;
  shop.sql.run`
    INSERT INTO push_resource (shop, token, customer, platform, keys)
    VALUES (${shop.id}, ${token}, ${customerId}, ${resource.platform}, ${keys})`;
  shop.sql.run`
    DELETE FROM push_resource WHERE shop = ${shop.id} AND customer = ${customerId} AND token NOT IN (
      SELECT token FROM push_resource WHERE shop = ${shop.id} AND customer = ${customerId} ORDER BY rowid DESC
      LIMIT ${MAX_PUSH_RESOURCES})`;
  return token;
}

/** Throws 404 where the customer has no such device or browser. */
export function removePushResource(shop: Shop, customerId: number, token: string): void {
  if (
    shop.sql.run`
      DELETE FROM push_resource WHERE shop = ${shop.id} AND customer = ${customerId} AND token = ${token}` ===
    0
  ) {
    throw notFound('There is no device or browser of this customer with the token.', 'token');
  }
}

/** Push subscriptions of a customer, newest first. */
export function readPushResources(shop: Shop, customerId: number): { token: string; platform: number }[] {
  return shop.sql.all<{ token: string; platform: number }>`
    SELECT token, platform FROM push_resource WHERE shop = ${shop.id} AND customer = ${customerId}
    ORDER BY rowid DESC`;
}

/** Removes all devices and browsers of a customer. */
export function removePushResources(shop: Shop, customerId: number): void {
  shop.sql.run`DELETE FROM push_resource WHERE shop = ${shop.id} AND customer = ${customerId}`;
}
