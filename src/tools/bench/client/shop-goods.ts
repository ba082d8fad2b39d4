import { listPatterns } from '#contract/cart/pattern.ts';
import { listCategories, listProducts } from '#contract/catalogue/catalogue.ts';
import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import { listRelatedProducts } from '#contract/catalogue/listing.ts';
import { productPath } from '#domain/link/paths.ts';
import type { Caller } from '#tools/bench/load/caller.ts';

/** Goods that ask something when they are added to the cart, or offer others with them. */
export type GoodsKind = 'asking' | 'offering';

/** Goods of a shop, and ids of the categories whose goods open a dialog when they are added. */
export interface ShopGoods extends Readonly<Record<GoodsKind, ReadonlySet<number>>> {
  products: readonly Product[];
  categories: readonly Category[];
}

const ASKED = { expected: [200] };

/** Reads them from a platform; what it refuses is in the faults of the caller. */
export async function readShopGoods(caller: Caller): Promise<ShopGoods> {
  const [products, categories] = await Promise.all([
    caller.send(listProducts, { query: { size: 500 } }, ASKED),
    caller.send(listCategories, {}, ASKED),
  ]);
  const ids: number[] = categories.json.items.map(({ id }: Category) => id);
  const { json: patterns } = await caller.send(listPatterns, { query: { 'category[]': ids } }, ASKED);
  const offering = await Promise.all(
    ids.map(async (id) => {
      const { json: related } = await caller.send(listRelatedProducts, { params: { id } }, ASKED);
      return related.items.length > 0 ? [id] : [];
    }),
  );
  return {
    products: products.json.items,
    categories: categories.json.items,
    asking: new Set(patterns.items.flatMap((one: { categoryIds: number[] }) => one.categoryIds)),
    offering: new Set(offering.flat()),
  };
}

/** Pages of goods of the kind that can be bought now. */
export function goodsPaths({ products, ...kinds }: ShopGoods, kind: GoodsKind): string[] {
  return products.flatMap(({ categoryId, minOrder, variations: [first] }) =>
    first && kinds[kind].has(categoryId) && first.stock.count >= minOrder ? [productPath(first.id)] : [],
  );
}
