import { z } from 'zod';
import { momentSchema } from './primitive.ts';

/**
 * The message that the cache server sends to a storefront when a shop changed: `POST` with this JSON as its body and the headers below, to the
 * address that the shop's operator gave. Any status from 200 to 299 takes it; everything else, and silence, is tried again with the same
 * `deliveryId`, newly signed.
 *
 * The signature is HMAC-SHA256 with the secret that both sides know, over the timestamp, a full stop and the body's bytes as they were sent:
 * `sha256=` + hex(HMAC(secret, `${timestamp}.${body}`)). Who receives it compares in constant time, refuses what was signed more than
 * `WEBHOOK_WINDOW_MS` ago or ahead, and does nothing twice for one `deliveryId`.
 */

/** Whole seconds since 1970 in UTC at which the message was signed. */
export const WEBHOOK_TIMESTAMP_HEADER = 'x-storefront-timestamp';

/** `sha256=` and 64 lower-case hexadecimal digits. */
export const WEBHOOK_SIGNATURE_HEADER = 'x-storefront-signature';

/** The `deliveryId` of the body, for logs; it is not part of what is signed here. */
export const WEBHOOK_DELIVERY_HEADER = 'x-storefront-delivery';

/** How far, in milliseconds, the time of signing may be from the receiver's own. */
export const WEBHOOK_WINDOW_MS = 5 * 60_000;

/** What of a shop can change. `shop` is everything, or what has no kind of its own. */
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

/** Why a message is sent: the data changed by itself, somebody asked for a renewal, or an operator tries the address out. */
export const WEBHOOK_EVENTS = ['shop.changed', 'cache.updated', 'webhook.sent'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const webhookMessageSchema = z.object({
  deliveryId: z.uuid().describe('The same in every try of one delivery.'),
  event: z.enum(WEBHOOK_EVENTS),
  /** First label of the shop's host name. */
  subdomain: z.string().min(1).describe('Which shop changed.'),
  /** When the shop last changed, as `is-updated` tells it. */
  updatedAt: momentSchema,
  /** What changed since the message before; a hint where to look, not a promise that nothing else did. Empty: look at everything. */
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
