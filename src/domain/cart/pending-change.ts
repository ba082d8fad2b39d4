import { isRecord } from '#domain/parse/is-record.ts';

/** What a shopper wants of a stock and the platform has not been told yet. */
export interface PendingChange {
  stockId: number;
  variationId: number;
  /** Pieces that the cart shall have; 0 takes the line out. */
  count: number;
  /** Pieces when the platform last agreed: what a new line that it refuses goes back to is 0. */
  before: number;
  /** The platform's id of the line, where it is known. */
  record?: number;
  /** When it was wished, in milliseconds since 1970; each change for a stock is later than the one before. */
  at: number;
  /** Whether the platform could not be reached with it. */
  failed?: boolean;
}

/** At most one change a stock, the stock that waits longest first. */
export type PendingChanges = readonly PendingChange[];

/** Puts a change in place of the one for its stock: the last counts. */
export function putPending(queue: PendingChanges, change: PendingChange): PendingChanges {
  const old = queue.find(({ stockId }) => stockId === change.stockId);
  if (!old) return [...queue, change];
  const next = { ...change, before: old.before, at: Math.max(change.at, old.at + 1) };
  return queue.map((one) => (one === old ? next : one));
}

/** The queue without one; a later change for its stock stays. */
export function dropPending(
  queue: PendingChanges,
  { stockId, at }: Pick<PendingChange, 'stockId' | 'at'>,
): PendingChanges {
  return queue.filter((change) => change.stockId !== stockId || change.at !== at);
}

/** Reads saved queue; what is none is dropped. */
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
  return [stockId, variationId, count, before, at, record].every(
    (number) => Number.isSafeInteger(number) && Number(number) >= 0,
  );
}
