import { keepSupplier } from '#domain/cart/cart.ts';
import { keptRecords } from '#domain/cart/server-cart.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { notify } from '#storefront/page/notice.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { $session } from '#storefront/session/session.store.ts';
import { changeCart } from './cart.store.ts';
import { changeWishes } from './cart-wishes.store.ts';
import { runOnCart } from './run-on-cart.ts';
import { getServerCart, removeRecordOf } from './server-cart.ts';

/**
 * Asks whether the goods of other suppliers go, and takes them out: on the platform too for who is signed in.
 * Returns whether they are gone; why they are not, is said.
 */
export async function clearOthers(supplierId: number): Promise<boolean> {
  if (!(await openOverlay('clear-cart', {}))) return false;
  try {
    if ($session.get().token !== null) await runOnCart(removeRecords);
  } catch (error) {
    const words = error instanceof CallError && error.kind === 'refused' ? error.message : '';
    notify(words ? { key: 'notice.refused', params: { words } } : { key: 'notice.not-loaded' });
    return false;
  }
  changeCart((cart) => keepSupplier(cart, supplierId));
  return true;
}

/** What waited to be told of them is of no use then. */
async function removeRecords(): Promise<void> {
  for (const { record } of keptRecords(await getServerCart())) await removeRecordOf(record.id);
  changeWishes(() => []);
}
