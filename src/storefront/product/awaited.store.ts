import { isRecord } from '#domain/parse/is-record.ts';
import { highestQuantity } from '#domain/pricing/quantity.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** A sold-out product whose return the shopper waits for. */
export interface Awaited {
  variationId: number;
  /** In the language of the page on which the shopper asked for it. */
  name: string;
  /** Fewest pieces that can be ordered; with `tracking`, pieces are counted. */
  lowest: number;
  tracking: boolean;
}

/** More than these are not kept; the oldest make room. All are asked for in one call. */
export const MOST_AWAITED = 30;

/** Products that the shopper waits for, newest last: kept in this browser, shared by all open tabs. */
export const $awaited = keptAtom<readonly Awaited[]>('awaited:v1', 'customer', [], {
  encode: JSON.stringify,
  decode: parseAwaited,
});

/** Begins or ends waiting for a product. Returns true if it is waited for now. */
export function toggleAwaited(product: Awaited): boolean {
  const list = $awaited.get();
  const others = list.filter(({ variationId }) => variationId !== product.variationId);
  const added = others.length === list.length;
  $awaited.set(added ? [...others, product].slice(-MOST_AWAITED) : others);
  return added;
}

/** Waits no longer. */
export function stopAwaiting(variationId: number): void {
  $awaited.set($awaited.get().filter((one) => one.variationId !== variationId));
}

/** The awaited product, if enough pieces of it can be ordered again. */
export function awaitedIfBack(variationId: number, count: number): Awaited | undefined {
  const product = $awaited.get().find((one) => one.variationId === variationId);
  const isBack = product && highestQuantity({ ...product, stockCount: count }) >= product.lowest;
  return isBack ? product : undefined;
}

function parseAwaited(text: string): Awaited[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isAwaited) : [];
  } catch {
    return [];
  }
}

function isAwaited(value: unknown): value is Awaited {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['variationId']) &&
    Number.isSafeInteger(value['lowest']) &&
    typeof value['name'] === 'string' &&
    typeof value['tracking'] === 'boolean'
  );
}
