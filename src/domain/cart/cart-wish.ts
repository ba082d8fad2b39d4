import { isRecord } from '#domain/parse/is-record.ts';

/** A change of a stock in the cart that the platform has not been told yet. */
export interface CartWish {
  stockId: number;
  variationId: number;
  /** Pieces that the cart shall have; 0 takes the line out. */
  count: number;
  /** Pieces when the platform last agreed: what a new line that it refuses goes back to is 0. */
  before: number;
  /** The platform's id of the line, where it is known. */
  record?: number;
  /** When it was wished, in milliseconds since 1970; each wish for a stock is later than the one before. */
  at: number;
  /** True if the platform could not be reached with it. */
  failed?: boolean;
}

/** At most one wish a stock, the stock that waits longest first. */
export type CartWishes = readonly CartWish[];

/** Puts a wish in place of the one for its stock: the last counts. */
export function putWish(wishes: CartWishes, wish: CartWish): CartWishes {
  const old = wishes.find(({ stockId }) => stockId === wish.stockId);
  if (!old) return [...wishes, wish];
  const next = { ...wish, before: old.before, at: Math.max(wish.at, old.at + 1) };
  return wishes.map((one) => (one === old ? next : one));
}

/** The wishes without one; a later wish for its stock stays. */
export function dropWish(wishes: CartWishes, { stockId, at }: Pick<CartWish, 'stockId' | 'at'>): CartWishes {
  return wishes.filter((wish) => wish.stockId !== stockId || wish.at !== at);
}

/** Reads saved wishes; what is none is dropped. */
export function parseWishes(text: string | undefined): CartWishes {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.filter(isWish).reduce(putWish, []) : [];
  } catch {
    return [];
  }
}

function isWish(value: unknown): value is CartWish {
  if (!isRecord(value)) return false;
  const { stockId, variationId, count, before, at, record = 0 } = value;
  return [stockId, variationId, count, before, at, record].every(
    (number) => Number.isSafeInteger(number) && Number(number) >= 0,
  );
}
