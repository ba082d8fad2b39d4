import { readDeliveries, readWebhook, removeWebhook, writeWebhook } from '#platform/areas/cache/webhook.ts';
import { webhookSchema } from '#platform/areas/cache/webhook-schema.ts';
import type { Shop } from '#platform/store/shop.ts';
import { parseAddress, parseSecret } from './signed-address.ts';

/** Has a storefront hear of each change of a shop from now on. Throws `SignedAddressError`. */
export function chooseChangeWebhook(shop: Shop, address: string, signedBy?: string): void {
  const { href: url } = parseAddress(address, `https://hooks.example/hooks/${shop.name}`);
  const webhook = webhookSchema.parse({ url, automatic: true });
  writeWebhook(shop, { ...webhook, secret: parseSecret(signedBy) });
}

export function stopChangeWebhook(shop: Shop): void {
  removeWebhook(shop);
}

/** A line that says who hears of changes, and how the last message went. */
export function describeChangeWebhook(shop: Shop): string {
  const webhook = readWebhook(shop);
  if (!webhook) return `No storefront hears of changes of ${shop.name}: it looks for them every 30 seconds.`;
  const [last] = readDeliveries(shop, 1);
  if (!last) return `${webhook.url} hears of changes; there was none yet.`;
  const fault = last.error ? `, since ${last.error}` : '';
  return `${webhook.url} hears of changes; the last one is ${last.state}${fault}.`;
}
