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
import type { CartWish } from '#domain/cart/cart-wish.ts';
import {
  dropGoneLines,
  findRecord,
  linesMissingOnServer,
  type Reading,
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
import { $cartSynced } from './cart-synced.store.ts';
import { $cartWishes, wishFor } from './cart-wishes.store.ts';
import { runOnCart } from './run-on-cart.ts';
import { changeRecord, getServerCart, putStock } from './server-cart.ts';
import { tellWishes } from './tell-wishes.ts';

/** Milliseconds in which the platform's cart is not asked for again only because a page was opened. */
export const FRESH_TIME = 60_000;

/**
 * Brings the cart of this browser and the one that the platform keeps for the signed-in shopper together:
 * the platform is told what it was not told yet, what was put in as a guest is added there, at most what the
 * stock has, then the platform's cart takes the place of the local one unless it is empty. A line that the
 * platform does not take stays in the local cart, and so does what the shopper changes meanwhile. Throws a
 * `CallError` where the platform cannot be reached; nothing is lost then.
 */
export function syncCart(): Promise<void> {
  return runOnCart(async () => {
    // Until it is done, the next page has to do it.
    $cartSynced.set(0);
    await tellWishes();
    await join();
    $cartSynced.set(Date.now());
  });
}

/** Joins the carts where that was long ago and the platform's is another one. Never fails. */
export async function refreshCart(): Promise<void> {
  const age = Date.now() - $cartSynced.get();
  if ($session.get().token === null || (age >= 0 && age < FRESH_TIME)) return;
  try {
    if (await isSame($cart.get())) $cartSynced.set(Date.now());
    else await syncCart();
  } catch {
    // What this browser has is good until the platform answers.
  }
}

async function isSame(cart: Cart): Promise<boolean> {
  const { count, subtotal } = await callShop(listCarts, {}, { unasked: true });
  const told = cart.lines.every(({ record }) => record !== undefined);
  return told && count === countItems(cart) && subtotal === cartTotal(cart);
}

async function join(): Promise<void> {
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
    const joined = replaceByServerCart(dropGoneLines(now, server), server, reading());
    return $cartWishes.get().reduce(keepWished(now), [...refused, ...meanwhile].reduce(addLine, joined));
  });
  for (const line of $cart.get().lines) {
    const { count = 0 } = findRecord(server, line.stock.id) ?? {};
    if (line.was?.count === count) wishFor(line, line.count, count);
  }
}

/** A stock that the shopper changes meanwhile is as they want it. */
function keepWished(now: Cart) {
  return (cart: Cart, { stockId, count }: CartWish): Cart => {
    const line = now.lines.find(({ stock }) => stock.id === stockId);
    return count === 0 || !line ? removeLine(cart, stockId) : addLine(cart, line);
  };
}

async function withCurrentStock(lines: readonly CartLine[]): Promise<readonly CartLine[]> {
  const prices = await fetchPrices(lines.slice(0, PRICE_BATCH).map(({ variationId }) => variationId));
  return updatePrices({ lines }, prices).lines;
}

/** Whether the platform took the line. A shopper who is not signed in any more ends the whole. */
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

const reading = (): Reading => ({
  language: pageLanguage(),
  textOf: (text) => localizedText(text, pageLanguage(), pageDefaultLanguage()),
});
