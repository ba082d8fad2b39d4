import type { Picked } from './paths.ts';

/** More products than these in one address are not shown. */
const MOST_SHARED = 50;

/** The products that an address of `sharedComparePath` names, each once; what cannot be read is left out. */
export function sharedProducts(search: string): Picked[] {
  const text = new URLSearchParams(search).get('products') ?? '';
  const named = new Set(text.split(',').filter((one) => /^\d{1,15}-\d{1,15}$/.test(one)));
  return [...named].slice(0, MOST_SHARED).map((one) => {
    const [productId = 0, variationId = 0] = one.split('-').map(Number);
    return { productId, variationId };
  });
}
