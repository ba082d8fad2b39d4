import type { ShopView } from '#storefront/view/shop-view.ts';

/** Name of the shop in the language of the page. */
export const shopName = (shop: ShopView): string => shop.text(shop.identity.name);

/** A title with the shop behind it, for a page that the shop does not word. */
export const withShop = (shop: ShopView, title: string): string => `${title} — ${shopName(shop)}`;
