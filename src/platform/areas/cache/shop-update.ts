import type { ChangeKind } from '#contract/cache/webhook.ts';
import type { Shop } from '#platform/store/shop.ts';
import { moveUpdateTime } from './update-time.ts';
import { queueDelivery, readWebhook } from './webhook.ts';

/** Something of a shop that changed; without an id, all of the kind. */
export interface Change {
  kind: ChangeKind;
  id?: string;
}

/**
 * Notes what changed, for the next webhook, and moves the update time; an automatic webhook is sent at once.
 * Belongs in the transaction of the change.
 */
export function recordChange(shop: Shop, changes: readonly Change[], now: Date): void {
  for (const { kind, id = '' } of changes) {
    shop.sql.run`INSERT OR IGNORE INTO unsent_change (shop, kind, id) VALUES (${shop.id}, ${kind}, ${id})`;
  }
  moveUpdateTime(shop, now);
  if (readWebhook(shop)?.automatic) queueDelivery(shop, 'shop.changed', now);
}
