import { CallError } from '#client/api/call-error.ts';
import { inTurn } from '#client/api/cart-turn.ts';
import { getServerCart, removeRecordOf } from '#client/api/server-cart.ts';
import { openOverlay } from '#client/overlay/open-overlay.ts';
import { notify } from '#client/text/notice.ts';
import { keepSupplier } from '#domain/cart.ts';
import { keptRecords } from '#domain/server-cart.ts';
import { changeCart } from '#stores/cart.store.ts';
import { changeWishes } from '#stores/cart-wishes.store.ts';
import { $session } from '#stores/session.store.ts';

/**
 * Asks whether the goods of other suppliers go, and takes them out: on the platform too for who is signed in.
 * Returns whether they are gone; why they are not, is said.
 */
export async function clearOthers(supplierId: number): Promise<boolean> {
  if (!(await openOverlay('clear-cart', {}))) return false;
  try {
    if ($session.get().token !== null) await inTurn(removeRecords);
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
