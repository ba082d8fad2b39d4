import type { MenuLink } from '#storefront/view/menu.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Top categories that the catalogue menu has room for. */
export const MENU_ENTRIES = 12;
/** Children shown under a top category; more are behind "see all". */
export const MENU_CHILDREN = 11;
/** Children shown under each of those; more are on its own page. */
export const MENU_GRANDCHILDREN = 6;
/** Links that stand in one column of a panel. */
const COLUMN = 6;

/** A top entry of the catalogue menu. */
export interface CatalogueEntry extends MenuLink {
  /** True if "see all" leads to more than is shown. */
  hasMore: boolean;
  /** True if what is below it fills more than one column. */
  isLong: boolean;
}

/** The catalogue menu in the page's language, in the shop's own order, three levels deep. */
export function catalogueMenu(shop: ShopView): CatalogueEntry[] {
  return shop
    .catalogueMenu(3)
    .slice(0, MENU_ENTRIES)
    .map(({ children, ...entry }) => {
      const shown = children.slice(0, MENU_CHILDREN).map((child) => ({
        ...child,
        children: child.children.slice(0, MENU_GRANDCHILDREN),
      }));
      return {
        ...entry,
        children: shown,
        hasMore: children.length > MENU_CHILDREN - 1,
        isLong: shown.length + shown.flatMap((child) => child.children).length > COLUMN,
      };
    });
}
