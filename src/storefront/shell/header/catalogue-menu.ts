import type { MenuLink } from '#storefront/view/menu.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Top categories that the catalogue menu has room for. */
export const MENU_ENTRIES = 12;
/** Children shown under a top category; more are behind "see all". */
export const MENU_CHILDREN = 11;

/** A top entry of the catalogue menu. */
export interface CatalogueEntry extends MenuLink {
  /** True if "see all" leads to more than is shown. */
  hasMore: boolean;
}

/** The catalogue menu in the page's language, in the shop's own order. */
export function catalogueMenu(shop: ShopView): CatalogueEntry[] {
  return shop
    .catalogueMenu()
    .slice(0, MENU_ENTRIES)
    .map(({ children, ...entry }) => ({
      ...entry,
      children: children.slice(0, MENU_CHILDREN),
      hasMore: children.length > MENU_CHILDREN - 1,
    }));
}
