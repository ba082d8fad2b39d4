import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { assembleShop } from './assemble-shop.ts';
import { planProducts } from './plan.ts';
import type { Depth } from './seed-context.ts';

const DEPTH: Depth = { views: [2, 4], sentences: [2, 4], reviews: [0, 8] };

/**
 * Makes a shop of a hand-written source. The same source and seed always make the same shop, to the byte. The
 * models that are written down are the products; where they run out before `source.variations`, the shop is
 * smaller.
 */
export function createShopSeed(source: ShopSource, seed: number): ShopSeed {
  return assembleShop(source, seed, DEPTH, () => planProducts(source.kinds, source.variations, seed));
}
