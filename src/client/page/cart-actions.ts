import { CallError } from '#client/api/call-error.ts';
import { callShop } from '#client/api/call-shop.ts';
import { fetchPrices } from '#client/api/fetch-prices.ts';
import { notify } from '#client/text/notice.ts';
import { pagePath } from '#client/text/page-text.ts';
import type { addToCart as addToCartCall } from '#contract/cart.ts';
import { addLine, type CartLine, lineOffer, removeLine, restoreLine } from '#domain/cart.ts';
import { cartPath } from '#paths.ts';
import { $cart } from '#stores/cart.store.ts';
import { keepPrices } from '#stores/prices.store.ts';

/** Milliseconds that the platform has to object; after that the line goes in as it is. */
const ANSWER_TIME = 1500;

/**
 * Puts a line into the cart and says so, or says why not. The platform is asked whether the stock has enough;
 * where it cannot be reached, what the page knows decides. Returns whether the line is in.
 */
export async function addToCart(line: CartLine): Promise<boolean> {
  const { count } = line;
  let available = lineOffer(line).highest;
  if (count <= available && (await isOverStock(line))) {
    const [price] = await fetchPrices([line.variationId]);
    if (price) keepPrices([price]);
    available = Math.min(price?.count ?? count - 1, count - 1);
  }
  if (count > available) {
    notify(
      available > 0 ? { key: 'notice.amount-balance', params: { available } } : { key: 'notice.sold-out' },
    );
    return false;
  }
  $cart.set(addLine($cart.get(), line));
  notify({
    key: 'notice.added',
    link: { key: 'notice.to-cart', href: pagePath(cartPath()) },
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
 * Asks the platform, which also puts the line into the cart it keeps for who is signed in. A token that it
 * does not take any more keeps nobody from buying.
 */
async function isOverStock({ stock, count }: CartLine): Promise<boolean> {
  try {
    await callShop<typeof addToCartCall>(
      { method: 'POST', path: '/add-to-cart', auth: 'optional' },
      { body: { stock: stock.id, quantity: count } },
      { timeoutMs: ANSWER_TIME, retryAsGuest: true },
    );
    return false;
  } catch (error) {
    return error instanceof CallError && error.code === 'over-stock';
  }
}
