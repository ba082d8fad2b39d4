import type { OverlayPage } from '#storefront/overlay/overlay-props.ts';
import type { OverlayShop } from '#storefront/overlay/overlay-shop.ts';

interface VariationFacts {
  /** The shop's page of sizes. */
  sizeTable?: { title: string; href: string };
  /** True if a product says if it is in stock. */
  showStock: boolean;
}

/** Props of the dialogs of variations. */
export type VariationPage = OverlayPage & VariationFacts;

/** The same without their texts. */
export function variationFacts(shop: OverlayShop): VariationFacts {
  const { sizeTable } = shop;
  return {
    ...(sizeTable && { sizeTable: { title: sizeTable.name, href: sizeTable.href } }),
    showStock: shop.setting('showProductCardInStock'),
  };
}
