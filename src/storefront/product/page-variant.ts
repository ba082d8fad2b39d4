import { type ProductPageVariant, productPageVariant } from '#storefront/looks/product-page.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** The layout of a shop's product pages. */
export function pageVariant({ setting }: Pick<ShopView, 'setting'>): ProductPageVariant {
  return productPageVariant(setting('productCardStyleType'), setting('homeStyleType'));
}
