import { categoryPath, favouritesPath } from '#domain/link/paths.ts';
import { allLinks, type MenuLink } from '#storefront/view/menu.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Top categories that a footer has room for. */
const CATEGORIES = 6;

/** Links under one heading. */
interface LinkGroup {
  title: string;
  links: Pick<MenuLink, 'name' | 'href' | 'newTab'>[];
}

/** Links of a footer: categories, the shop's pages in groups, and further links of other menus. */
export function footerLinks(shop: ShopView): LinkGroup[] {
  const { t } = shop;
  const menu = shop.menu('footer');
  const favourites = { name: t('shell.favourites'), href: shop.path(favouritesPath()), newTab: false };
  /** The code takes their place in the navigation of phones. */
  const lacksFavourites = shop.setting('showQrCashback') && shop.setting('showFavorite');
  const groups: LinkGroup[] = [
    {
      title: t('shell.catalogue'),
      links: shop
        .mainCategories()
        .slice(0, CATEGORIES)
        .map((one) => ({
          name: shop.text(one.name),
          href: shop.path(categoryPath(one.slug)),
          newTab: false,
        })),
    },
    {
      title: t('shell.forShoppers'),
      links: [
        ...menu.filter(({ children }) => children.length === 0),
        ...(lacksFavourites ? [favourites] : []),
      ],
    },
    ...menu
      .filter(({ children }) => children.length > 0)
      .map(({ name, children }) => ({ title: name, links: allLinks(children) })),
    { title: t('page.information'), links: shop.furtherLinks(menu) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
