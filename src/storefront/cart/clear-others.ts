import { keepSupplier } from '#domain/cart/cart.ts';
import { keptRecords } from '#domain/cart/server-cart.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { sayRefused } from '#storefront/platform-client/say-refused.ts';
import { $session } from '#storefront/session/session.store.ts';
import { changeCart } from './cart.store.ts';
import { withCartLock } from './cart-lock.ts';
import { changePending } from './pending-changes.store.ts';
import { getServerCart, removeRecordOf } from './server-cart.ts';

/**
 * Removes the goods of other suppliers after a question, also from the platform's cart. Returns true if they
 * are removed; a notice says why they are not.
 */
export async function clearOthers(supplierId: number): Promise<boolean> {
  if (!(await openOverlay('clear-cart', {}))) return false;
  try {
    if ($session.get().token !== null) await withCartLock(removeRecords);
  } catch (error) {
    sayRefused(error);
    return false;
  }
  changeCart((cart) => keepSupplier(cart, supplierId));
  return true;
}

/** Also empties the queue: changes of removed lines need no sending. */
async function removeRecords(): Promise<void> {
  for (const { record } of keptRecords(await getServerCart())) await removeRecordOf(record.id);
  changePending(() => []);
}
