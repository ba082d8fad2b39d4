import type { Offer } from './offer.ts';

/** True if the least that can be ordered of something is delivered for nothing by itself. */
export function shipsFree(
  { price, lowest }: Pick<Offer, 'price' | 'lowest'>,
  freeFrom: number | null,
): boolean {
  return missingToFreeShipping(price * lowest, freeFrom) === 0;
}

/** UZS of goods that are missing to free shipping; 0 where it is free, null where it never is. */
export function missingToFreeShipping(goods: number, freeFrom: number | null): number | null {
  return freeFrom === null ? null : Math.max(0, freeFrom - goods);
}
