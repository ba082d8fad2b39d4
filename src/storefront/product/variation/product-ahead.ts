import { getProduct } from '#contract/catalogue/catalogue.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** The product of the last press, on its way while the code of its dialog loads. */
let ahead: { variationId: number; product: Promise<Product> } | undefined;

/** Asks for the product of a variation whose dialog is about to open. */
export function askProduct(variationId: number): void {
  const product = callShop(getProduct, { params: { id: variationId } });
  // The dialog tells of a failure.
  product.catch(() => {});
  ahead = { variationId, product };
}

/** The product of a variation: what was asked for ahead, once, else what is asked for now. */
export function fetchProduct(variationId: number, signal: AbortSignal): Promise<Product> {
  if (ahead?.variationId !== variationId)
    return callShop(getProduct, { params: { id: variationId } }, { signal });
  const { product } = ahead;
  ahead = undefined;
  return product;
}
