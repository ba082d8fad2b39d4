import type { Offer } from './offer.ts';

/** Goods of so much or more, in UZS, are delivered for nothing. */
export const FREE_SHIPPING_FROM = 300_000;

/** True if the least that can be ordered of something is delivered for nothing by itself. */
export function shipsFree({ price, lowest }: Pick<Offer, 'price' | 'lowest'>): boolean {
  return missingToFreeShipping(price * lowest) === 0;
}

/** UZS of goods that are missing to free shipping; 0 where it is free. */
export function missingToFreeShipping(goods: number): number {
  return Math.max(0, FREE_SHIPPING_FROM - goods);
}
