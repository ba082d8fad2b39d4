import { CallError } from '#client/api/call-error.ts';
import { fetchPrices } from '#client/api/fetch-prices.ts';
import { putServerLine } from '#client/api/server-line.ts';
import { notify } from '#client/text/notice.ts';
import { pagePath } from '#client/text/page-text.ts';
import {
  addLine,
  type CartLine,
  findLine,
  lineOffer,
  removeLine,
  restoreLine,
  setCount,
  updatePrices,
} from '#domain/cart.ts';
import { requestQuantity } from '#domain/quantity.ts';
import { cartPath, checkoutPath } from '#paths.ts';
import { $cart } from '#stores/cart.store.ts';
import { keepPrices } from '#stores/prices.store.ts';
import { $session } from '#stores/session.store.ts';
import { debounce } from './debounce.ts';

/** Milliseconds that the platform has to object; after that the line goes in as it is. */
const ANSWER_TIME = 1500;

/** Milliseconds without another press before the platform is told of a new count. */
const SETTLE_TIME = 600;

/**
 * Puts a line into the cart and says so, or says why not. The platform is asked whether the stock has enough;
 * where it cannot be reached, what the page knows decides. Returns whether the line is in.
 */
export async function addToCart(line: CartLine): Promise<boolean> {
  const { highest } = lineOffer(line);
  const available = line.count > highest ? highest : await availableOf(line);
  if (line.count > available) {
    sayAvailable(available);
    return false;
  }
  $cart.set(addLine($cart.get(), line));
  notify({
    key: 'notice.added',
    title: line.name,
    link: { key: 'notice.pay', href: pagePath($session.get().token ? checkoutPath() : cartPath()) },
    ...(line.image && { image: line.image }),
  });
  return true;
}

/** Takes the line of a stock out and says so, with a way to take that back. */
export function removeFromCart(stockId: number): void {
  const cart = $cart.get();
  const at = cart.lines.findIndex(({ stock }) => stock.id === stockId);
  const line = cart.lines[at];
  if (!line) return;
  $cart.set(removeLine(cart, stockId));
  notify({
    key: 'notice.remove_cart_sucsessfuly',
    undo: () => $cart.set(restoreLine($cart.get(), line, at)),
  });
}

/**
 * Gives the line of a stock another count at once: below 1 the line goes, above the stock it gets what is
 * there and a notice says so. The platform is told when the shopper has settled, and may object then.
 */
export function changeCount(stockId: number, wanted: number): void {
  const line = findLine($cart.get(), stockId);
  if (!line) return;
  if (wanted < 1) {
    removeFromCart(stockId);
    return;
  }
  const { highest, orderable } = lineOffer(line);
  const terms = { ...line, stockCount: line.stock.count };
  const { quantity, refused } = requestQuantity(line.count, wanted, terms);
  if (refused) sayAvailable(highest);
  const settled = refused && orderable ? highest : quantity;
  if (settled === line.count) return;
  $cart.set(setCount($cart.get(), stockId, settled));
  changed.add(stockId);
  tellPlatform();
}

/** Says that there are no more pieces than so many. */
export function sayAvailable(available: number): void {
  notify(
    available > 0 ? { key: 'notice.amount-balance', params: { available } } : { key: 'notice.sold-out' },
  );
}

/** Stocks whose count the platform was not told yet. */
const changed = new Set<number>();

const tellPlatform = debounce(async () => {
  const lines = $cart.get().lines.filter(({ stock }) => changed.delete(stock.id));
  changed.clear();
  for (const line of lines) {
    const available = await availableOf(line);
    if (available >= line.count) continue;
    $cart.set(updatePrices($cart.get(), [{ ...line, count: available }]));
    sayAvailable(available);
  }
}, SETTLE_TIME);

/** How many pieces of a line there are, as far as it matters: its count where the platform agrees. */
async function availableOf(line: CartLine): Promise<number> {
  if (!(await isOverStock(line))) return line.count;
  const [price] = await fetchPrices([line.variationId]);
  if (price) keepPrices([price]);
  return Math.min(price?.count ?? line.count - 1, line.count - 1);
}

/**
 * Asks the platform, which also puts the line into the cart it keeps for who is signed in. A token that it
 * does not take any more keeps nobody from buying.
 */
async function isOverStock(line: CartLine): Promise<boolean> {
  try {
    await putServerLine(line, { timeoutMs: ANSWER_TIME, retryAsGuest: true });
    return false;
  } catch (error) {
    return error instanceof CallError && error.code === 'over-stock';
  }
}
