import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Viewed } from '#domain/product/viewed.ts';
import { fetchProducts } from '#storefront/listing/fetch-products.ts';
import type { CallOptions } from '#storefront/platform-client/call-shop.ts';
import type { Tile } from './listed-tile.ts';

/** A viewed product as the shop has it now. */
export interface FoundViewed {
  product: Product;
  /** The one that was seen last; the first if the shop no longer has that. */
  variation: Variation;
}

/** The viewed products without those that the shop no longer sells. Throws a `CallError`. */
export async function fetchViewed(
  viewed: readonly Viewed[],
  options: CallOptions = {},
): Promise<FoundViewed[]> {
  const ids = viewed.map(({ productId }) => productId);
  const products = await fetchProducts(ids, options);
  return viewed.flatMap(({ productId, variationId }) => {
    const product = products.find(({ id }) => id === productId);
    const variation = product?.variations.find(({ id }) => id === variationId) ?? product?.variations[0];
    return product && variation ? [{ product, variation }] : [];
  });
}

/** The small card of a viewed product. */
export const viewedTile = ({ product, variation }: FoundViewed): Tile => ({
  ...variation,
  minOrder: product.minOrder,
  variation,
});
