import { getProduct, listProducts } from '#contract/catalogue/catalogue.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';
import { ShopError } from '#publisher/shop-client/shop-error.ts';
import { leftOutOf } from '#publisher/shop-client/take-answer.ts';
import type { Claims } from './claims.ts';

/** Products in one call. */
const AT_ONCE = 100;

/** Products as the platform has them now; null where it has none. */
export type AskedProducts = Map<number, Product | null>;

/**
 * Asks for the named products, for those of the named variations, and for every other product that one of
 * them takes a variation from or leaves one to. Throws a ShopError.
 */
export async function askProducts(
  client: ShopClient,
  claims: Claims,
  products: Iterable<number>,
  variations: Iterable<number>,
): Promise<AskedProducts> {
  const asked: AskedProducts = new Map();
  const lost = new Set<number>();
  const toAsk = new Set(products);
  // They stay as they were.
  const unreadable = new Set<unknown>();
  const want = (ids: Iterable<number>) => {
    for (const id of ids) if (!asked.has(id)) toAsk.add(id);
  };
  const take = (id: number, product: Product | null) => {
    asked.set(id, product);
    toAsk.delete(id);
    const before = new Set(claims.of(id));
    const now = new Set(product?.variations.map((variation) => variation.id));
    for (const variation of before.symmetricDifference(now)) want(claims.on(variation));
    for (const variation of now) lost.delete(variation);
  };

  for (const variation of variations) {
    lost.add(variation);
    want(claims.on(variation));
  }
  while (toAsk.size > 0 || lost.size > 0) {
    while (toAsk.size > 0) {
      const ids = [...toAsk].slice(0, AT_ONCE);
      const query = { ids: ids.join(','), page: 1, size: AT_ONCE };
      const answer = await client.call(listProducts, { query });
      const byId = new Map(answer.items.map((product) => [product.id, product]));
      for (const { id } of leftOutOf(answer).faults) unreadable.add(id);
      for (const id of ids) {
        if (unreadable.has(id)) toAsk.delete(id);
        else take(id, byId.get(id) ?? null);
      }
    }
    // A variation that none of these products has is new, in another product, or gone.
    for (const variation of [...lost]) {
      lost.delete(variation);
      if ([...claims.on(variation)].some((id) => unreadable.has(id))) continue;
      const product = await productOf(client, variation);
      if (product && !asked.has(product.id)) take(product.id, product);
    }
  }
  return asked;
}

async function productOf(client: ShopClient, variation: number): Promise<Product | undefined> {
  try {
    return await client.call(getProduct, { params: { id: variation } });
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return undefined;
    throw error;
  }
}
