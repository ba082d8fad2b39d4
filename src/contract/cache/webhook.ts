import { z } from 'zod';
import { momentSchema } from '#contract/value/primitive.ts';

/**
 * The message that the cache server sends to a storefront when a shop changed: `POST` with this JSON as its
 * body and the headers below, to the address that the shop's operator gave. Any status from 200 to 299 takes
 * it; everything else, and silence, is tried again with the same id, newly signed.
 *
 * It is signed as Standard Webhooks says (https://www.standardwebhooks.com), with a symmetric secret. Who
 * receives it verifies the body's bytes as they came, and does nothing twice for one id.
 */

/** The `deliveryId` of the body: the same in every try of one delivery. */
export const WEBHOOK_ID_HEADER = 'webhook-id';

/** Whole seconds since 1970 in UTC at which the message was signed. */
export const WEBHOOK_TIMESTAMP_HEADER = 'webhook-timestamp';

/** `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64; several stand apart by spaces. */
export const WEBHOOK_SIGNATURE_HEADER = 'webhook-signature';

/** Most milliseconds between the time of signing and the receiver's own. */
export const WEBHOOK_WINDOW_MS = 5 * 60_000;

/** Form of the shared secret: `whsec_` and 24 to 64 bytes in Base64. */
export const WEBHOOK_SECRET = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Kinds of changes of a shop. `shop` is everything, or a change without a kind of its own. */
export const CHANGE_KINDS = [
  'market-data',
  'menu-item',
  'category',
  'brand',
  'supplier',
  'slide',
  'banner',
  'block',
  'collection',
  'news',
  'page',
  'product',
  'variation',
  'review',
  'shop',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * Why a message is sent: the data changed, somebody asked for a renewal, or an operator tries the address.
 */
export const WEBHOOK_EVENTS = ['shop.changed', 'cache.updated', 'webhook.sent'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const webhookMessageSchema = z.object({
  deliveryId: z.uuid().describe('The same in every try of one delivery.'),
  event: z.enum(WEBHOOK_EVENTS),
  /** First label of the shop's host name. */
  subdomain: z.string().min(1).describe('Which shop changed.'),
  /** When the shop last changed, as `is-updated` tells it. */
  updatedAt: momentSchema,
  /** A hint where to look, not a promise that nothing else changed. Empty: look at everything. */
  changed: z
    .array(
      z.object({
        kind: z.enum(CHANGE_KINDS),
        /** Ids or slugs; empty means all of the kind. */
        ids: z.array(z.string()),
      }),
    )
    .describe('What changed since the message before; empty means anything may have.'),
});
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;
