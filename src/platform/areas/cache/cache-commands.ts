import { randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET } from '#contract/cache/webhook.ts';
import { shopCommand } from '#platform/http/command.ts';
import { notFound, parseInput } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { moveUpdateTime, readUpdateTime } from './update-time.ts';
import {
  type Delivery,
  queueDelivery,
  readDeliveries,
  readWebhook,
  removeWebhook,
  requeueDelivery,
  writeWebhook,
} from './webhook.ts';
import { webhookSchema } from './webhook-schema.ts';

export const cacheCommands = [
  /** When the shop last changed. */
  shopCommand('GET', '/cache', (shop) => ({ updatedAt: readUpdateTime(shop) })),

  /** Does the same as `PUT /data` of the cache service. */
  shopCommand('PUT', '/cache', (shop, { context }) => {
    const updatedAt = moveUpdateTime(shop, context.clock.now());
    return { updatedAt, deliveryId: queueDelivery(shop, 'cache.updated', context.clock.now()) ?? null };
  }),

  /** The secret is told by the answer to PUT only. */
  shopCommand('GET', '/webhook', (shop) => {
    const { secret: _, ...shown } = readWebhook(shop) ?? missing(shop);
    return shown;
  }),

  shopCommand('PUT', '/webhook', (shop, { body }) => {
    const wanted = parseInput(webhookSchema, body);
    const secret = wanted.secret ?? keptSecret(shop) ?? `whsec_${randomBytes(24).toString('base64')}`;
    writeWebhook(shop, { ...wanted, secret });
    return { ...wanted, secret };
  }),

  shopCommand('DELETE', '/webhook', (shop) => {
    if (!removeWebhook(shop)) missing(shop);
    return { shop: shop.name };
  }),

  /** Sends a message now, whatever changed. */
  shopCommand('POST', '/webhook/deliveries', (shop, { context }) => {
    const id = queueDelivery(shop, 'webhook.sent', context.clock.now()) ?? missing(shop);
    return deliveryOf(shop, id);
  }),

  /** The last 100, newest first. */
  shopCommand('GET', '/webhook/deliveries', (shop) => readDeliveries(shop, 100)),

  /** Sends one again, with the same id. */
  shopCommand('PUT', '/webhook/deliveries/{id}', (shop, { params }) => {
    const { id = '' } = params;
    if (!readWebhook(shop)) missing(shop);
    if (!requeueDelivery(shop, id)) throw notFound(`The shop ${shop.name} has no delivery ${id}.`, 'id');
    return deliveryOf(shop, id);
  }),
];

/** The secret of before, where it has the form of today. */
function keptSecret(shop: Shop): string | undefined {
  return [readWebhook(shop)?.secret].find((secret) => secret && WEBHOOK_SECRET.test(secret));
}

function missing(shop: Shop): never {
  throw notFound(`The shop ${shop.name} has no webhook; set one with PUT.`, 'webhook');
}

function deliveryOf(shop: Shop, id: string): Delivery | undefined {
  return readDeliveries(shop, 1, id)[0];
}
