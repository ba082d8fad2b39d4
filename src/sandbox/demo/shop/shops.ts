import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { clothes } from './clothes/shop.ts';
import { electronics } from './electronics/shop.ts';
import { groceries } from './groceries/shop.ts';
import { marketplace } from './marketplace/shop.ts';

/** The shops of the sandbox. */
export const SHOPS: ShopSource[] = [electronics, clothes, groceries, marketplace];
