import { isCount } from '#contract/value/is-count.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** A change of a cart line that the platform does not have yet. */
export interface PendingChange {
  stockId: StockId;
  variationId: number;
  /** Pieces that the line is to have; 0 removes it. */
  count: number;
  /** Pieces that the platform last agreed to: the count to go back to if it refuses; 0 for a new line. */
  before: number;
  /** The platform's id of the line, if known. */
  record?: number;
  /** Time of the change, in milliseconds since 1970; later than that of the change it replaces. */
  at: number;
  /** True if the platform could not be reached with it. */
  failed?: boolean;
}

/** At most one change a stock; the stock that has waited longest comes first. */
export type PendingChanges = readonly PendingChange[];

/** Replaces the change of the same stock, or adds one at the end. */
export function putPending(queue: PendingChanges, change: PendingChange): PendingChanges {
  const old = queue.find(({ stockId }) => stockId === change.stockId);
  if (!old) return [...queue, change];
  const next = { ...change, before: old.before, at: Math.max(change.at, old.at + 1) };
  return queue.map((one) => (one === old ? next : one));
}

/** Removes a change; a later one of the same stock stays. */
export function dropPending(
  queue: PendingChanges,
  { stockId, at }: Pick<PendingChange, 'stockId' | 'at'>,
): PendingChanges {
  return queue.filter((change) => change.stockId !== stockId || change.at !== at);
}

/** Parses a saved queue; entries that are no changes are dropped. */
export function parsePending(text: string | undefined): PendingChanges {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.filter(isPendingChange).reduce(putPending, []) : [];
  } catch {
    return [];
  }
}

function isPendingChange(value: unknown): value is PendingChange {
  if (!isRecord(value)) return false;
  const { stockId, variationId, count, before, at, record = 0 } = value;
  return (
    [variationId, count, before, at, record].every((number) => isCount(number)) &&
    parseStockId(stockId) !== ''
  );
}
