import { randomUUID } from 'node:crypto';
import type { ChangeKind, WebhookEvent, WebhookMessage } from '#contract/cache/webhook.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readUpdateTime } from './update-time.ts';

/** Address, secret and trigger of a shop's webhook. */
export interface Webhook {
  url: string;
  secret: string;
  /** True: every change sends one. False: only a renewal of the cache and the operator do. */
  automatic: boolean;
  /** Milliseconds before the second try; doubles with each further one. */
  retryDelayMs: number;
}

/** One message to a shop's webhook, and how far it got. */
export interface Delivery {
  id: string;
  event: WebhookEvent;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  /** Of the last answer; null where there was none. */
  status: number | null;
  /** Why the last try failed. */
  error: string | null;
  createdAt: string;
  triedAt: string | null;
  message: WebhookMessage;
}

interface WebhookRow extends Omit<Webhook, 'automatic'> {
  automatic: number;
}

export function readWebhook(shop: Shop): Webhook | undefined {
  const row = shop.sql.get<WebhookRow>`
    SELECT url, secret, automatic, retry_delay_ms AS retryDelayMs FROM webhook WHERE shop = ${shop.id}`;
  return row && { ...row, automatic: row.automatic === 1 };
}

export function writeWebhook(shop: Shop, { url, secret, automatic, retryDelayMs }: Webhook): void {
  shop.sql.run`
    INSERT OR REPLACE INTO webhook (shop, url, secret, automatic, retry_delay_ms)
    VALUES (${shop.id}, ${url}, ${secret}, ${automatic ? 1 : 0}, ${retryDelayMs})`;
}

/** Takes the webhook away; what waits is given up. */
export function removeWebhook(shop: Shop): boolean {
  shop.sql.run`
    UPDATE webhook_delivery SET state = 'failed', error = 'the webhook was removed'
    WHERE shop = ${shop.id} AND state = 'waiting'`;
  return shop.sql.run`DELETE FROM webhook WHERE shop = ${shop.id}` > 0;
}

/**
 * Puts a message about all that changed since the last one in line; undefined where the shop has no webhook.
 * Belongs in the transaction of what it tells of. It is sent once the request is answered.
 */
export function queueDelivery(shop: Shop, event: WebhookEvent, now: Date): string | undefined {
  if (!readWebhook(shop)) return undefined;
  const deliveryId = randomUUID();
  const message: WebhookMessage = {
    deliveryId,
    event,
    subdomain: shop.name,
    updatedAt: readUpdateTime(shop),
    changed: takeChanges(shop),
  };
  shop.sql.run`
    INSERT INTO webhook_delivery (id, shop, event, body, state, created_at)
    VALUES (${deliveryId}, ${shop.id}, ${event}, ${JSON.stringify(message)}, 'waiting',
      ${now.toISOString()})`;
  return deliveryId;
}

/** Puts a delivery in line again, with all its tries before it; whether the shop has such a one. */
export function requeueDelivery(shop: Shop, id: string): boolean {
  return (
    shop.sql.run`
      UPDATE webhook_delivery SET state = 'waiting', tries = 0, error = NULL
      WHERE shop = ${shop.id} AND id = ${id}` > 0
  );
}

/** Deliveries of the shop, newest first. */
export function readDeliveries(shop: Shop, limit: number, id: string | null = null): Delivery[] {
  return shop.sql.all<Omit<Delivery, 'message'> & { body: string }>`
    SELECT id, event, state, tries, status, error, created_at AS createdAt, tried_at AS triedAt, body
    FROM webhook_delivery
    WHERE shop = ${shop.id} AND (${id} IS NULL OR id = ${id}) ORDER BY position DESC LIMIT ${limit}`.map(
    ({ body, ...row }) => ({
      ...row,
      message: JSON.parse(body),
    }),
  );
}

function takeChanges(shop: Shop): WebhookMessage['changed'] {
  const rows = shop.sql.all<{ kind: ChangeKind; id: string }>`
    SELECT kind, id FROM unsent_change WHERE shop = ${shop.id} ORDER BY kind, length(id), id`;
  shop.sql.run`DELETE FROM unsent_change WHERE shop = ${shop.id}`;
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, ones]) => ({
    kind,
    // Without an id the whole kind changed, which says all about single ones.
    ids: ones.some(({ id }) => id === '') ? [] : ones.map(({ id }) => id),
  }));
}
