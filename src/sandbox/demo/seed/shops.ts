import { clothes } from './clothes/shop.ts';
import { electronics } from './electronics/shop.ts';
import { groceries } from './groceries/shop.ts';
import { marketplace } from './marketplace/shop.ts';
import type { ShopSource } from './shop-seed.ts';

/** The shops of the sandbox. */
export const SHOPS: ShopSource[] = [electronics, clothes, groceries, marketplace];
