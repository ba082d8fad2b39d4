import type { CallAnswer } from '#contract/call/define-call.ts';
import type { listProducts } from '#contract/catalogue/catalogue.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { type CallOptions, callShop, type HeadOf } from '#storefront/platform-client/call-shop.ts';
import { isCount, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

const PRODUCTS: HeadOf<typeof listProducts> = { method: 'GET', path: '/products' };

/** Products in one call: their texts come along, in all languages. */
const PRODUCT_BATCH = 50;

/**
 * Products by their ids, with all variations as the shop has them now; those that it has no more are left
 * out. Throws a `CallError`.
 */
export async function fetchProducts(ids: readonly number[], options: CallOptions = {}): Promise<Product[]> {
  const products: Product[] = [];
  for (let from = 0; from < ids.length; from += PRODUCT_BATCH) {
    const query = { ids: ids.slice(from, from + PRODUCT_BATCH).join(','), page: 1, size: PRODUCT_BATCH };
    const { items } = await callShop<typeof listProducts>(
      PRODUCTS,
      { query },
      { ...options, check: isProductList },
    );
    products.push(...items);
  }
  return products;
}

const isVariation = shapeOf<Product['variations'][number]>({
  id: isCount,
  name: isRecord,
  images: listOf(shapeOf({ urls: isRecord })),
  properties: listOf(shapeOf({ name: isRecord, value: shapeOf({ label: isRecord }) })),
  stock: shapeOf({ id: isCount, count: isCount, supplierId: isCount }),
  newPrice: isCount,
  oldPrice: isCount,
  tiers: Array.isArray,
});

const isProductList = shapeOf<CallAnswer<typeof listProducts>>({
  items: listOf(
    shapeOf<Product>({
      id: isCount,
      name: isRecord,
      categoryId: isCount,
      minOrder: isCount,
      characteristics: listOf(shapeOf({ name: isRecord, value: isRecord })),
      rating: shapeOf<Product['rating']>({ average: Number.isFinite, count: isCount }),
      variations: listOf(isVariation),
    }),
  ),
});
