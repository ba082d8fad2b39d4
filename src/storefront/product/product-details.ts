import type { Supplier } from '#contract/market/market-schema.ts';
import { shownCharacteristics } from '#domain/product/shown-characteristics.ts';
import { plainText } from '#domain/text/plain-text.ts';
import type { ProductEntry } from '#storefront/entries/model.ts';
import { isOrderable } from '#storefront/view/product.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** More words than this fold behind "more". */
export const SHORT_DESCRIPTION_WORDS = 15;
/** More rows than this fold behind "more"; on narrow screens already more than `NARROW_ROWS`. */
export const SHORT_ROWS = 3;
export const NARROW_ROWS = 2;

/** True if the text of an HTML description is long enough to fold. */
export function isLongDescription(html: string): boolean {
  return plainText(html, Number.POSITIVE_INFINITY).split(' ').length > SHORT_DESCRIPTION_WORDS;
}

/** Seller of the product; undefined if the shop does not show sellers. */
export function shownSeller(
  shop: ShopView,
  { supplierId }: Pick<ProductEntry, 'supplierId'>,
): Supplier | undefined {
  return shop.setting('showSupplier') ? shop.supplier(supplierId) : undefined;
}

/** Characteristics that the page shows, in its language; the supplier first, if the shop wishes. */
export function shownDetails(shop: ShopView, product: ProductEntry): { name: string; value: string }[] {
  const supplier = shop.setting('showSupplierAttribute') ? shop.supplier(product.supplierId) : undefined;
  const rows = shownCharacteristics(product.characteristics, shop.setting('productProperty'));
  return [
    ...(supplier ? [{ name: shop.t('product.supplier'), value: supplier.name }] : []),
    ...rows.map(({ name, value }) => ({ name: shop.drawn(name), value: shop.drawn(value) })),
  ];
}

/** True if the page shows a similar product that can be ordered. */
export function hasSimilarInStock(shop: ShopView, product: ProductEntry): boolean {
  return shop.setting('showProductCardSimilarProduct') && shop.similar(product).some(isOrderable);
}
