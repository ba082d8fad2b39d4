import { addToCart } from '#contract/cart/cart.ts';
import { getVariation, type VariationDetail } from '#contract/catalogue/variation.ts';
import type { Order } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { type AgainNote, addAgain, orderAgain } from '#domain/order/order-again.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Calls at once. */
const CALLS = 4;

/**
 * Puts the goods of an order that can still be had into the cart, at present prices. Returns the number of
 * added lines, and the differences. Throws a `CallError` if the shop does not answer; the cart is unchanged
 * then.
 */
export async function buyAgain(
  { sells }: Pick<Order, 'sells'>,
  textOf: (text: Localized) => string,
): Promise<{ added: number; notes: AgainNote[] }> {
  const records = sells.flatMap(({ sellRecords }) => sellRecords);
  const found = await findVariations(records.map(({ variationId }) => variationId));
  const { lines, notes } = orderAgain(records, found, textOf);
  const { token } = $session.get();
  $cart.set(addAgain($cart.get(), lines));
  // The platform's own cart follows; checkout names the lines that it refuses.
  const counts = new Map($cart.get().lines.map(({ stock, count }) => [stock.id, count]));
  await inTurn(lines, async ({ stock }) => {
    const body = { stock: stock.id, quantity: counts.get(stock.id) ?? 1 };
    const options = { retryAsGuest: true, unchecked: true } as const;
    await callShop(addToCart, { body }, options).catch(() => undefined);
  });
  // A token that was refused took the customer's cart along; these lines are a guest's.
  if (token !== null && $session.get().token === null) $cart.set(addAgain($cart.get(), lines));
  return { added: lines.length, notes };
}

async function findVariations(ids: readonly number[]): Promise<Map<number, VariationDetail>> {
  const found = new Map<number, VariationDetail>();
  await inTurn([...new Set(ids)], async (id) => {
    try {
      found.set(id, await callShop(getVariation, { params: { id } }));
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404)) throw error;
    }
  });
  return found;
}

/** Does something to each, a few at once. */
async function inTurn<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return;
    await act(item);
    return next();
  };
  await Promise.all(Array.from({ length: CALLS }, next));
}
