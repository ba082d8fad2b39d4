import type { SellRecord } from '#contract/cart.ts';
import { highestQuantity, lowestQuantity } from '#domain/quantity.ts';
import { Refusal } from '../refusal.ts';

type Orderable = Pick<SellRecord['variation'], 'stock' | 'tracking' | 'tiers' | 'minOrder'>;

/** Throws 422 `below-minimum`, 409 `over-stock` or 422 `invalid` (more than can be sold at once) that name `field`, unless the count can be sold now. */
export function refuseUnorderable({ stock, tracking, tiers, minOrder }: Orderable, count: number, field: string): void {
  const lowest = lowestQuantity({ minOrder, tiers });
  if (count < lowest) throw new Refusal(422, { code: 'below-minimum', message: `At least ${lowest} must be ordered.`, field });
  if (tracking && count > stock.count) {
    throw new Refusal(409, { code: 'over-stock', message: `Only ${stock.count} of the stock ${stock.id} are left, not ${count}.`, field });
  }
  const highest = highestQuantity({ stockCount: stock.count, tracking });
  if (count > highest) throw new Refusal(422, { code: 'invalid', message: `At most ${highest} can be sold at once.`, field });
}
