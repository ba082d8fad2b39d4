import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { ShopStep } from './plan-changes.ts';

/** Other writers of the file wait for no more. */
const STEPS_PER_TRANSACTION = 200;

/**
 * Writes the differences, some in one transaction with the note of them: each product is whole at any time,
 * and a storefront is told of no other than has changed. Where this is cut short, the next import goes on.
 */
export async function applyChanges(shop: Shop, steps: readonly ShopStep[], now: Date): Promise<void> {
  for (let from = 0; from < steps.length; from += STEPS_PER_TRANSACTION) {
    shop.sql.transaction(() => {
      const some = steps.slice(from, from + STEPS_PER_TRANSACTION);
      const changes = some.filter(({ apply }) => apply(shop)).map(({ change }) => change);
      if (changes.length > 0) recordChange(shop, changes, now);
    });
    await nextTurn();
  }
}
