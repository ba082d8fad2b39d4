import { addViewed, parseViewed, type Viewed } from '#domain/product/viewed.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** Products that the shopper looked at, newest first: kept in this browser, sent to nobody. */
export const $viewed = keptAtom<readonly Viewed[]>('viewed:v1', 'customer', [], {
  encode: JSON.stringify,
  decode: parseViewed,
});

export function keepViewed({ productId, variationId }: Viewed): void {
  $viewed.set(addViewed($viewed.get(), { productId, variationId }));
}
