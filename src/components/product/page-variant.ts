import { type ProductPageVariant, productPageVariant } from '#variants/product-page.ts';
import type { ShopView } from '#view/shop-view.ts';

/** The layout of a shop's product pages. */
export function pageVariant({ setting }: Pick<ShopView, 'setting'>): ProductPageVariant {
  return productPageVariant(setting('productCardStyleType'), setting('homeStyleType'));
}
