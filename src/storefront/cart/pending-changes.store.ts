import { atom } from 'nanostores';
import type { CartLine } from '#domain/cart/cart.ts';
import { type PendingChanges, parsePending, putPending } from '#domain/cart/pending-change.ts';
import { keptAtom, keptText } from '#storefront/storage/kept-atom.ts';

const KEY = 'cart-wishes:v1';

/** Queue of changes that the platform does not have yet; shared by all tabs. */
export const $pendingChanges = keptAtom<PendingChanges>(KEY, 'customer', [], {
  encode: JSON.stringify,
  decode: parsePending,
});

/** Changes the queue in its latest version, which another tab may have written. */
export function changePending(change: (queue: PendingChanges) => PendingChanges): void {
  $pendingChanges.set(change(parsePending(keptText(KEY))));
}

/** Number of changes that this tab has queued. */
export const $queuedCount = atom(0);

/** Queues a count for a line; `before` is the count that the platform knows of. */
export function queueChange({ stock, variationId, record }: CartLine, count: number, before: number): void {
  changePending((queue) =>
    putPending(queue, {
      stockId: stock.id,
      variationId,
      count,
      before,
      at: Date.now(),
      ...(record !== undefined && { record }),
    }),
  );
  $queuedCount.set($queuedCount.get() + 1);
}
