import type { getProduct } from '#contract/catalogue/catalogue.ts';
import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

const isProduct = shapeOf<Product>({
  id: isCount,
  categoryId: isCount,
  minOrder: isCount,
  name: isRecord,
  variations: listOf(
    shapeOf<Variation>({
      id: isCount,
      name: isRecord,
      images: Array.isArray,
      videos: Array.isArray,
      properties: listOf(shapeOf({ name: isRecord, value: shapeOf({ id: isCount, label: isRecord }) })),
      stock: shapeOf({ id: isCount, count: isCount, supplierId: isCount }),
      newPrice: isCount,
      oldPrice: isCount,
      tiers: Array.isArray,
    }),
  ),
});

/** The product of a variation with all its variations. Throws a `CallError`. */
export function loadProduct(variationId: number, signal: AbortSignal): Promise<Product> {
  return callShop<typeof getProduct>(
    { method: 'GET', path: '/{id}/product' },
    { params: { id: variationId } },
    { check: isProduct, signal },
  );
}
