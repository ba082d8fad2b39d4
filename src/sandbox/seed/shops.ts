import { electronics } from './electronics/shop.ts';
import type { ShopSource } from './shop-seed.ts';

/** The shops of the sandbox. */
export const SHOPS: ShopSource[] = [electronics];
