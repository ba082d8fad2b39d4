import type { SellRecord } from '#contract/cart/cart.ts';
import { findLine, removeLine } from '#domain/cart/cart.ts';
import { markGone, noteRefusal, updatePrices } from '#domain/cart/cart-change.ts';
import { type CartWish, dropWish } from '#domain/cart/cart-wish.ts';
import { findRecord, settleLine } from '#domain/cart/server-cart.ts';
import { sayAvailable } from '#storefront/page/say-available.ts';
import { itemOf, noteEvent } from '#storefront/page/shop-events.store.ts';
import { CallError, isFinal } from '#storefront/platform-client/call-error.ts';
import { fetchPrices } from '#storefront/pricing/fetch-prices.ts';
import { keepPrices } from '#storefront/pricing/prices.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $cart, changeCart } from './cart.store.ts';
import { $cartWishes, changeWishes, wishFor } from './cart-wishes.store.ts';
import { changeRecord, getServerCart, putStock, removeRecordOf } from './server-cart.ts';

/**
 * Sends all pending changes, one after another, and applies the answers to the cart. If the platform cannot
 * be reached, a signed-in shopper's changes stay queued and a `CallError` is thrown; a guest's lines are only
 * checked there, and are dropped from the queue unchecked. Call it inside of `withCartLock`.
 */
export async function tellWishes(): Promise<void> {
  changeWishes((wishes) => wishes);
  for (let [wish] = $cartWishes.get(); wish; [wish] = $cartWishes.get()) {
    const { token } = $session.get();
    try {
      await tell(wish, token);
    } catch (error) {
      if (error instanceof CallError && error.status === 401 && token !== null) continue;
      if ($session.get().token !== null) {
        // Written only if it changes something: another tab may be about to queue a change.
        if ($cartWishes.get().some(({ failed }) => !failed))
          changeWishes((wishes) => wishes.map((one) => ({ ...one, failed: true })));
        throw error;
      }
      noteAdded(wish);
      settle(wish);
    }
  }
}

async function tell(noted: CartWish, token: string | null): Promise<void> {
  // The cart's count is sent, which is right also if two tabs have overwritten each other's queue.
  const wish = { ...noted, count: findLine($cart.get(), noted.stockId)?.count ?? noted.count };
  try {
    if (wish.count > 0) await put(wish, token);
    else if (token !== null) await remove(wish);
    noteAdded(wish);
    settle(wish);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The platform took the change; only its answer cannot be read.
    if (error.kind === 'answer') settle(wish);
    else if (!isFinal(error)) throw error;
    else if (!isLast(wish)) settle(wish);
    else if (error.code === 'over-stock') await lower(wish);
    else refuse(wish, error);
  }
}

async function put(wish: CartWish, token: string | null): Promise<void> {
  const { stockId, count } = wish;
  const values = findLine($cart.get(), stockId)?.propertyValues;
  const known = token !== null && wish.record !== undefined;
  let record = known ? await changeRecord(wish.record ?? 0, count, values) : undefined;
  if (!record) {
    record = await putStock(stockId, count);
    // A signed-in shopper has a new record now: the answers of the line belong there.
    if (record && values && isOwner(token)) record = await changeRecord(record.id, count, values);
  }
  if (record) keepAnswer(wish, record, isOwner(token));
}

async function remove({ record, stockId }: CartWish): Promise<void> {
  const id = record ?? findRecord(await getServerCart(), stockId)?.id;
  if (id !== undefined) await removeRecordOf(id);
}

function keepAnswer(wish: CartWish, answer: SellRecord, owned: boolean): void {
  const last = isLast(wish);
  changeCart(({ lines }) => ({
    lines: lines.map((line) =>
      line.stock.id === wish.stockId
        ? { ...settleLine(line, answer, last), ...(owned && { record: answer.id }) }
        : line,
    ),
  }));
}

/** Lowers the line to the stock that is left, and queues that count. */
async function lower(wish: CartWish): Promise<void> {
  const { stockId, variationId, count, before } = wish;
  const [price] = await fetchPrices([variationId]);
  if (price) keepPrices([price]);
  const line = findLine($cart.get(), stockId);
  const available = Math.min(price?.count ?? count - 1, count - 1);
  settle(wish);
  sayAvailable(available);
  if (!line) return;
  if (available === 0 && before === 0) {
    changeCart((cart) => removeLine(cart, stockId));
    return;
  }
  changeCart((cart) => updatePrices(cart, [{ ...line, ...price, count: available }]));
  const lowered = findLine($cart.get(), stockId);
  if (lowered && lowered.count < count) wishFor(lowered, lowered.count, before);
}

function refuse(wish: CartWish, { status, message }: CallError): void {
  const { stockId, before } = wish;
  settle(wish);
  if (status !== 404) {
    changeCart((cart) => noteRefusal(cart, stockId, message));
    return;
  }
  sayAvailable(0);
  changeCart((cart) => (before === 0 ? removeLine(cart, stockId) : markGone(cart, stockId)));
}

function settle(wish: CartWish): void {
  changeWishes((wishes) => dropWish(wishes, wish));
}

/** Counts that the platform has while a later change of the same stock is queued. */
const noted = new Map<number, number>();

/** Reports pieces added to the cart to the shop's analytics, once the platform has them. */
function noteAdded(wish: CartWish): void {
  const { stockId, count, before } = wish;
  const added = count - (noted.get(stockId) ?? before);
  const line = findLine($cart.get(), stockId);
  if (added > 0 && line) noteEvent({ kind: 'add_to_cart', items: [itemOf(line, added)] });
  if (isLast(wish)) noted.delete(stockId);
  else noted.set(stockId, count);
}

const isOwner = (token: string | null) => token !== null && $session.get().token === token;

const isLast = ({ stockId, at }: CartWish) =>
  $cartWishes.get().some((wish) => wish.stockId === stockId && wish.at === at);
