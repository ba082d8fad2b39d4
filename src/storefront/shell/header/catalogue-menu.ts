import type { Image } from '#contract/value/primitive.ts';
import { categoryPath } from '#domain/link/paths.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Top categories that the catalogue menu has room for. */
export const MENU_ENTRIES = 12;
/** Children shown under a top category; more are behind "see all". */
export const MENU_CHILDREN = 11;

/** A top category of the catalogue menu. */
export interface CatalogueEntry {
  name: string;
  href: string;
  image: Image | null;
  children: { name: string; href: string; image: Image | null }[];
  /** True if "see all" leads to more than is shown. */
  hasMore: boolean;
}

/** The catalogue menu in the page's language, in the shop's own order. */
export function catalogueMenu(shop: ShopView): CatalogueEntry[] {
  return shop
    .mainCategories()
    .slice(0, MENU_ENTRIES)
    .map((category) => {
      const children = shop.children(category).map((child) => ({
        name: shop.text(child.name),
        href: shop.path(categoryPath(child.slug)),
        image: child.image,
      }));
      return {
        name: shop.text(category.name),
        href: shop.path(categoryPath(category.slug)),
        image: category.image,
        children: children.slice(0, MENU_CHILDREN),
        hasMore: children.length > MENU_CHILDREN - 1,
      };
    });
}
