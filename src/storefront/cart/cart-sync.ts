import { listCarts } from '#contract/cart/cart.ts';
import { addLine, type Cart, type CartLine, isSoldOut, lineSum, removeLine } from '#domain/cart/cart.ts';
import { updatePrices } from '#domain/cart/cart-change.ts';
import type { PendingChange } from '#domain/cart/pending-change.ts';
import {
  dropGoneLines,
  findRecord,
  linesMissingOnServer,
  replaceByServerCart,
} from '#domain/cart/server-cart.ts';
import { CallError, isFinal } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { askPrices } from '#storefront/pricing/fetch-prices.ts';
import { PRICE_BATCH } from '#storefront/pricing/price-batch.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $cart, changeCart } from './cart.store.ts';
import { withCartLock } from './cart-lock.ts';
import { $cartSynced } from './cart-synced.store.ts';
import { flushPending } from './flush-pending.ts';
import { $pendingChanges, queueChange } from './pending-changes.store.ts';
import { cartTexts, changeRecord, getServerCart, isCartShown, putStock } from './server-cart.ts';

/** Milliseconds after a merge in which opening a page does not start another. */
export const FRESH_TIME = 60_000;

/**
 * Merges this browser's cart with the one that the platform keeps for the signed-in shopper. Pending changes
 * are sent first, then a guest's lines are added there, at most as many pieces as there are. Then the
 * platform's cart replaces the local one, unless it is empty. Lines that the platform refuses stay local, and
 * so do changes made meanwhile. Throws a `CallError` if the platform cannot be reached; nothing is lost then.
 */
export function syncCart(): Promise<void> {
  return withCartLock(async () => {
    // Reset until the merge is done: after a failure the next page merges.
    $cartSynced.set(0);
    await flushPending();
    await merge();
    $cartSynced.set(Date.now());
  });
}

/**
 * Merges the carts if the last merge is `freshTime` milliseconds ago and the platform's cart differs. Never
 * fails.
 */
export async function refreshCart(freshTime = FRESH_TIME): Promise<void> {
  const age = Date.now() - $cartSynced.get();
  if ($session.get().token === null || (age >= 0 && age < freshTime)) return;
  try {
    if (await isSame($cart.get())) $cartSynced.set(Date.now());
    else await syncCart();
  } catch {
    // The local cart is used until the platform answers.
  }
}

async function isSame(cart: Cart): Promise<boolean> {
  const { count, subtotal } = await callShop(listCarts, {}, { unasked: !isCartShown() });
  // Counts what cannot be ordered as well, as the platform does.
  const told = cart.lines.filter(({ record }) => record !== undefined);
  const isTold = cart.lines.every(({ record, gone }) => record !== undefined || gone);
  const countOf = told.reduce((sum, line) => sum + line.count, 0);
  const sumOf = told.reduce((sum, line) => sum + lineSum(line), 0);
  return isTold && count === countOf && subtotal === sumOf;
}

async function merge(): Promise<void> {
  const local = $cart.get();
  let server = await getServerCart();
  const refused: CartLine[] = [];
  const missing = linesMissingOnServer(local, server);
  for (const line of await withCurrentStock(missing)) {
    const left = await addOnServer(line);
    if (left) refused.push(left);
  }
  if (missing.length > 0) server = await getServerCart();
  changeCart((now) => {
    const meanwhile = now.lines.filter(
      (line) => !local.lines.some((old) => old.stock.id === line.stock.id && old.count === line.count),
    );
    const merged = replaceByServerCart(dropGoneLines(now, server), server, cartTexts());
    return $pendingChanges.get().reduce(keepPending(now), [...refused, ...meanwhile].reduce(addLine, merged));
  });
  for (const line of $cart.get().lines) {
    const { count = 0 } = findRecord(server, line.stock.id) ?? {};
    if (line.was?.count === count) queueChange(line, line.count, count);
  }
}

/** Stocks with a pending change stay as the shopper has them. */
function keepPending(now: Cart) {
  return (cart: Cart, { stockId, count }: PendingChange): Cart => {
    const line = now.lines.find(({ stock }) => stock.id === stockId);
    return count === 0 || !line ? removeLine(cart, stockId) : addLine(cart, line);
  };
}

async function withCurrentStock(lines: readonly CartLine[]): Promise<readonly CartLine[]> {
  const { prices, gone } = await askPrices(lines.slice(0, PRICE_BATCH).map(({ variationId }) => variationId));
  return updatePrices({ lines }, prices, gone).lines;
}

/** The line as it stays here: refused, sold no more, or of who was signed out by the call; else undefined. */
async function addOnServer(line: CartLine): Promise<CartLine | undefined> {
  if (isSoldOut(line)) return line;
  const { token } = $session.get();
  try {
    const record = await putStock(line.stock.id, line.count);
    if (record && line.propertyValues) await changeRecord(record.id, line.count, line.propertyValues);
  } catch (error) {
    if (!(error instanceof CallError && isFinal(error))) throw error;
    return error.status === 404 ? { ...line, gone: true } : line;
  }
  return $session.get().token === token ? undefined : line;
}
