import { listCarts } from '#contract/cart/cart.ts';
import {
  addLine,
  type Cart,
  type CartLine,
  cartTotal,
  countItems,
  isSoldOut,
  removeLine,
} from '#domain/cart/cart.ts';
import { updatePrices } from '#domain/cart/cart-change.ts';
import type { PendingChange } from '#domain/cart/pending-change.ts';
import {
  type CartTexts,
  dropGoneLines,
  findRecord,
  linesMissingOnServer,
  replaceByServerCart,
} from '#domain/cart/server-cart.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { pageDefaultLanguage, pageLanguage } from '#storefront/page/page-text.ts';
import { CallError, isFinal } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { fetchPrices } from '#storefront/pricing/fetch-prices.ts';
import { PRICE_BATCH } from '#storefront/pricing/price-batch.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $cart, changeCart } from './cart.store.ts';
import { withCartLock } from './cart-lock.ts';
import { $cartSynced } from './cart-synced.store.ts';
import { flushPending } from './flush-pending.ts';
import { $pendingChanges, queueChange } from './pending-changes.store.ts';
import { changeRecord, getServerCart, isCartShown, putStock } from './server-cart.ts';

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
  const isTold = cart.lines.every(({ record }) => record !== undefined);
  return isTold && count === countItems(cart) && subtotal === cartTotal(cart);
}

async function merge(): Promise<void> {
  const local = $cart.get();
  let server = await getServerCart();
  const refused: CartLine[] = [];
  const missing = linesMissingOnServer(local, server);
  for (const line of await withCurrentStock(missing)) if (!(await addOnServer(line))) refused.push(line);
  if (missing.length > 0) server = await getServerCart();
  changeCart((now) => {
    const meanwhile = now.lines.filter(
      (line) => !local.lines.some((old) => old.stock.id === line.stock.id && old.count === line.count),
    );
    const merged = replaceByServerCart(dropGoneLines(now, server), server, texts());
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
  const prices = await fetchPrices(lines.slice(0, PRICE_BATCH).map(({ variationId }) => variationId));
  return updatePrices({ lines }, prices).lines;
}

/** True if the platform took the line. False also if the shopper was signed out by the call. */
async function addOnServer(line: CartLine): Promise<boolean> {
  if (isSoldOut(line)) return false;
  const { token } = $session.get();
  try {
    const record = await putStock(line.stock.id, line.count);
    if (record && line.propertyValues) await changeRecord(record.id, line.count, line.propertyValues);
  } catch (error) {
    if (error instanceof CallError && isFinal(error)) return false;
    throw error;
  }
  return $session.get().token === token;
}

const texts = (): CartTexts => ({
  language: pageLanguage(),
  textOf: (text) => localizedText(text, pageLanguage(), pageDefaultLanguage()),
});
