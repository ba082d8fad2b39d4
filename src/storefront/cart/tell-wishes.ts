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
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $cart, changeCart } from './cart.store.ts';
import { $cartWishes, changeWishes, wishFor } from './cart-wishes.store.ts';
import { changeRecord, getServerCart, putStock, removeRecordOf } from './server-cart.ts';

/**
 * Tells the platform all that is wished for, one after another, and settles the cart with what it says. Where
 * it cannot be reached, what a signed-in shopper wishes is kept and a `CallError` thrown; a guest's lines
 * are only checked, and go unchecked then. Belongs into `runOnCart`.
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
        // Another tab may be about to write a wish that is not seen here yet: nothing is written for nothing.
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
  // What the shopper sees is what they want, also where two tabs have written over each other's wishes.
  const wish = { ...noted, count: findLine($cart.get(), noted.stockId)?.count ?? noted.count };
  try {
    if (wish.count > 0) await put(wish, token);
    else if (token !== null) await remove(wish);
    noteAdded(wish);
    settle(wish);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The platform took it, and said so in a way that nobody understands.
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
    // Who is no guest has a record now, and what was filled in belongs there.
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

/** The stock has less: the line comes down to that, and the platform is told of it next. */
async function lower(wish: CartWish): Promise<void> {
  const { stockId, variationId, count, before } = wish;
  const [price] = await fetchPrices([variationId]);
  if (price) keepPrices([shownPrice(price)]);
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

/** Pieces of a stock that the platform was told of while a later wish for it waits. */
const noted = new Map<number, number>();

/** Tells the shop's owner of pieces that came into the cart: once, when the platform has them. */
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
