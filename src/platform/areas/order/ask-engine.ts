import { randomUUID } from 'node:crypto';
import type { StockId } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { postSigned } from '#platform/order-sinks/webhook.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readTargets } from './order-out.ts';

/** A shopper waits for no engine longer than this. */
const ASK_TIMEOUT_MS = 1_500;

/**
 * Has the engine that a shop's goods come from bring prices and pieces of these stocks in the file up to
 * date, before they are ordered. One that is away is not waited for: the order then waits for it. Never
 * throws.
 */
export async function askEngine(shop: Shop, stocks: readonly StockId[]): Promise<void> {
  const engine = readTargets(shop).find(({ kind }) => kind === 'engine');
  if (!engine) return;
  const own = stocks.map(parseStockId).filter((id) => typeof id === 'number');
  await postSigned(
    `${engine.address}/stock`,
    engine.secret ?? '',
    randomUUID(),
    { stocks: own },
    ASK_TIMEOUT_MS,
  );
}
