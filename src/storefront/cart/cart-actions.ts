import type { StockId } from '#contract/value/primitive.ts';
import {
  addLine,
  type Cart,
  type CartLine,
  emptyCart,
  findLine,
  lineOffer,
  removeLine,
  restoreLine,
  setCount,
} from '#domain/cart/cart.ts';
import { requestQuantity } from '#domain/pricing/quantity.ts';
import { notify } from '#storefront/page/notice.ts';
import { sayAvailable } from '#storefront/page/say-available.ts';
import { $cart, changeCart } from './cart.store.ts';
import { cartHref } from './cart-link.ts';
import { queueChange } from './pending-changes.store.ts';

/**
 * Adds a line and shows a notice; if the stock is too small, a notice says so. The cart changes at once, and
 * the platform is told afterwards; if it has fewer pieces, the line is lowered to them. Returns true if the
 * line is in.
 */
export async function addToCart(line: CartLine): Promise<boolean> {
  const { highest } = lineOffer(line);
  if (line.count > highest) {
    sayAvailable(highest, line.stock.count);
    return false;
  }
  if (needsClearing(line) && !(await clearOthers(line))) return false;
  change(line.stock.id, (cart) => addLine(cart, line));
  notify({
    key: 'notice.added',
    title: line.name,
    link: { key: 'notice.pay', href: cartHref() },
    ...(line.image && { image: line.image }),
  });
  return true;
}

/** True if an order takes goods of one supplier only, and the cart has those of another. */
function needsClearing({ supplierId }: CartLine): boolean {
  const isOther = (line: CartLine) => line.supplierId !== supplierId;
  return document.documentElement.dataset.oneSupplier !== undefined && $cart.get().lines.some(isOther);
}

async function clearOthers({ supplierId }: CartLine): Promise<boolean> {
  try {
    return await (await import('./clear-others.ts')).clearOthers(supplierId);
  } catch {
    notify({ key: 'notice.not-loaded' });
    return false;
  }
}

/** Removes the line of a stock; the notice offers to undo that. */
export function removeFromCart(stockId: StockId): void {
  const at = $cart.get().lines.findIndex(({ stock }) => stock.id === stockId);
  const line = $cart.get().lines[at];
  if (!line) return;
  change(stockId, (cart) => removeLine(cart, stockId));
  notify({
    key: 'notice.remove_cart_sucsessfuly',
    undo: () => change(stockId, (cart) => restoreLine(cart, line, at)),
  });
}

/** Removes all lines; the notice offers to undo that. */
export function clearCart(): void {
  const { lines } = $cart.get();
  changeCart(emptyCart);
  for (const line of lines) queueChange(line, 0, line.count);
  notify({
    key: 'notice.cart-emptied',
    undo: () => {
      for (const [at, line] of lines.entries()) change(line.stock.id, (cart) => restoreLine(cart, line, at));
    },
  });
}

/**
 * Changes the count of a stock's line at once: below 1 it removes the line. More than there are is refused
 * with a notice; the count stays, or comes down to what is left by now.
 */
export function changeCount(stockId: StockId, wanted: number): void {
  const line = findLine($cart.get(), stockId);
  if (!line) return;
  if (wanted === 0) {
    removeFromCart(stockId);
    return;
  }
  const { highest, orderable } = lineOffer(line);
  const terms = { ...line, stockCount: line.stock.count };
  const { quantity, refused } = requestQuantity(line.count, wanted, terms);
  if (refused) sayAvailable(highest, line.stock.count);
  const next = refused && orderable ? Math.min(quantity, highest) : quantity;
  if (next !== line.count) change(stockId, (cart) => setCount(cart, stockId, next));
}

/** Changes the line of a stock in this browser, and queues the change for the platform. */
function change(stockId: StockId, to: (cart: Cart) => Cart): void {
  const before = findLine($cart.get(), stockId);
  changeCart(to);
  const after = findLine($cart.get(), stockId);
  const line = after ?? before;
  if (line) queueChange(line, after?.count ?? 0, before?.count ?? 0);
}
