import type { Shop } from '#platform/store/shop.ts';
import { ImportError } from './import-error.ts';

/** A feed has lost so many products that it is taken for one that was cut short. */
export class ShrunkenFeedError extends ImportError {
  override name = 'ShrunkenFeedError';
}

/** Throws `ShrunkenFeedError` where more than a third of the products of a shop would go. */
export function refuseShrunken(shop: Shop, products: number): void {
  const { count } = shop.sql.get<{ count: number }>`
    SELECT count(*) AS count FROM product WHERE shop = ${shop.id}` ?? { count: 0 };
  if (products * 3 >= count * 2) return;
  throw new ShrunkenFeedError(
    `The feed has ${products} products, where the shop has ${count}: more than a third would go, so ` +
      'nothing was changed. See that the feed is whole.',
  );
}
