import { listProducts } from '#contract/catalogue/catalogue.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';

/** Products in one call; each has texts in all languages. */
const PRODUCT_BATCH = 50;

/**
 * Products by their ids, with all variations as the shop has them now, without those that it no longer sells.
 * Throws a `CallError`.
 */
export async function fetchProducts(ids: readonly number[], options: CallOptions = {}): Promise<Product[]> {
  const products: Product[] = [];
  for (let from = 0; from < ids.length; from += PRODUCT_BATCH) {
    const query = { ids: ids.slice(from, from + PRODUCT_BATCH).join(','), page: 1, size: PRODUCT_BATCH };
    const { items } = await callShop(listProducts, { query }, options);
    products.push(...items);
  }
  return products;
}
