import type { SellRecord } from '#contract/cart/cart.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { addLine, findLine, removeLine } from '#domain/cart/cart.ts';
import { markGone, noteRefusal, updatePrices } from '#domain/cart/cart-change.ts';
import { dropPending, type PendingChange, putPending } from '#domain/cart/pending-change.ts';
import { applyAnswer, findRecord, restoreFromServer } from '#domain/cart/server-cart.ts';
import { sayAvailable } from '#storefront/page/say-available.ts';
import { itemOf, noteEvent } from '#storefront/page/shop-events.store.ts';
import { CallError, isFinal, isTokenRefused } from '#storefront/platform-client/call-error.ts';
import { sayRefused } from '#storefront/platform-client/say-refused.ts';
import { fetchPrices } from '#storefront/pricing/fetch-prices.ts';
import { keepPrices } from '#storefront/pricing/prices.store.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $cart, changeCart } from './cart.store.ts';
import { $pendingChanges, changePending, queueChange } from './pending-changes.store.ts';
import { cartTexts, changeRecord, getServerCart, putStock, removeRecordOf } from './server-cart.ts';

/**
 * Sends all pending changes, one after another, and applies the answers to the cart. If the platform cannot
 * be reached, a signed-in shopper's changes stay queued and a `CallError` is thrown; a guest's, which it
 * would only check, are dropped. Call it inside of `withCartLock`.
 */
export async function flushPending(): Promise<void> {
  changePending((queue) => queue);
  for (let [change] = $pendingChanges.get(); change; [change] = $pendingChanges.get()) {
    const { token } = $session.get();
    const keepAdds = addsOfPage();
    try {
      await send(change, token, keepAdds);
    } catch (error) {
      if (error instanceof CallError && error.status === 401 && token !== null) {
        if (isTokenRefused(error)) keepAdds();
        continue;
      }
      if ($session.get().token !== null) {
        // Written only if it changes something: another tab may be about to queue a change.
        if ($pendingChanges.get().some(({ failed }) => !failed))
          changePending((queue) => queue.map((one) => ({ ...one, failed: true })));
        throw error;
      }
      noteAdded(change);
      dequeue(change);
    }
  }
}

/**
 * Lines that were added on this page and are not sent yet: when the token is refused, they do not go with the
 * customer's cart. Returns a function that puts them back, as a guest's.
 */
function addsOfPage(): () => void {
  const adds = $pendingChanges
    .get()
    .filter(({ before, count, at }) => before === 0 && count > 0 && at >= performance.timeOrigin);
  const lines = adds.flatMap(({ stockId }) => findLine($cart.get(), stockId) ?? []);
  return () => {
    changeCart((cart) => lines.reduce((left, { record: _, ...line }) => addLine(left, line), cart));
    changePending((queue) =>
      adds.reduce((left, { record: _, ...change }) => putPending(left, change), queue),
    );
  };
}

async function send(queued: PendingChange, token: string | null, keepAdds: () => void): Promise<void> {
  // The cart's count is sent, which is right also if two tabs have overwritten each other's queue.
  const change = { ...queued, count: findLine($cart.get(), queued.stockId)?.count ?? queued.count };
  try {
    if (change.count > 0) await put(change, token, keepAdds);
    else if (token !== null) await remove(change);
    noteAdded(change);
    dequeue(change);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The platform took the change; only its answer cannot be read.
    if (error.kind === 'answer') dequeue(change);
    else if (!isFinal(error)) throw error;
    else if (!isLast(change)) dequeue(change);
    else if (error.code === 'over-stock') await lower(change);
    else await refuse(change, error);
  }
}

async function put(change: PendingChange, token: string | null, keepAdds: () => void): Promise<void> {
  const { stockId, count } = change;
  const values = findLine($cart.get(), stockId)?.propertyValues;
  const known = token !== null && change.record !== undefined;
  let record = known ? await changeRecord(change.record ?? 0, count, values) : undefined;
  if (!record) {
    record = await putStock(stockId, count);
    if (token !== null && $session.get().token === null) keepAdds();
    // A signed-in shopper has a new record now: the answers of the line belong there.
    if (record && values && isOwner(token)) record = await changeRecord(record.id, count, values);
  }
  if (record) keepAnswer(change, record, isOwner(token));
}

async function remove({ record, stockId }: PendingChange): Promise<void> {
  const id = record ?? findRecord(await getServerCart(), stockId)?.id;
  if (id !== undefined) await removeRecordOf(id);
}

function keepAnswer(change: PendingChange, answer: SellRecord, owned: boolean): void {
  const last = isLast(change);
  changeCart(({ lines }) => ({
    lines: lines.map((line) =>
      line.stock.id === change.stockId
        ? { ...applyAnswer(line, answer, last), ...(owned && { record: answer.id }) }
        : line,
    ),
  }));
}

/** Lowers the line to the stock that is left, and queues that count. */
async function lower(change: PendingChange): Promise<void> {
  const { stockId, variationId, count, before } = change;
  const [price] = await fetchPrices([variationId]);
  if (price) keepPrices([shownPrice(price)]);
  const line = findLine($cart.get(), stockId);
  const available = Math.min(price?.count ?? count - 1, count - 1);
  dequeue(change);
  sayAvailable(available);
  if (!line) return;
  if (available === 0 && before === 0) {
    changeCart((cart) => removeLine(cart, stockId));
    return;
  }
  changeCart((cart) => updatePrices(cart, [{ ...line, ...price, count: available }]));
  const lowered = findLine($cart.get(), stockId);
  if (lowered && lowered.count < count) queueChange(lowered, lowered.count, before);
}

/** Takes a change back: the count that the platform has, or a removed line, comes again. */
async function refuse(change: PendingChange, error: CallError): Promise<void> {
  const { stockId, count, before } = change;
  if (count === 0) {
    const server = await getServerCart();
    dequeue(change);
    changeCart((cart) => restoreFromServer(cart, server, stockId, cartTexts()));
    sayRefused(error);
    return;
  }
  dequeue(change);
  if (error.status !== 404) {
    changeCart((cart) => noteRefusal(cart, stockId, error.message, before));
    sayRefused(error);
    return;
  }
  sayAvailable(0);
  changeCart((cart) => (before === 0 ? removeLine(cart, stockId) : markGone(cart, stockId)));
}

function dequeue(change: PendingChange): void {
  changePending((queue) => dropPending(queue, change));
}

/** Counts that the platform has while a later change of the same stock is queued. */
const sentCounts = new Map<StockId, number>();

/** Reports pieces added to the cart to the shop's analytics, once the platform has them. */
function noteAdded(change: PendingChange): void {
  const { stockId, count, before } = change;
  const added = count - (sentCounts.get(stockId) ?? before);
  const line = findLine($cart.get(), stockId);
  if (added > 0 && line) noteEvent({ kind: 'add_to_cart', items: [itemOf(line, added)] });
  if (isLast(change)) sentCounts.delete(stockId);
  else sentCounts.set(stockId, count);
}

const isOwner = (token: string | null) => token !== null && $session.get().token === token;

const isLast = ({ stockId, at }: PendingChange) =>
  $pendingChanges.get().some((change) => change.stockId === stockId && change.at === at);
