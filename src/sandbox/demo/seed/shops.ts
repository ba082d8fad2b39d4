import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { readShop } from './read-shop.ts';

const FOLDERS = ['electronics', 'clothes', 'groceries', 'marketplace'];

let shops: readonly ShopSource[] | undefined;

/** The shops of the sandbox, read with the first call: many processes ask for none. */
export function readShops(): readonly ShopSource[] {
  shops ??= FOLDERS.map(readShop);
  return shops;
}
