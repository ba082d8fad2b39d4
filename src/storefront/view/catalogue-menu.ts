import { categoryPath } from '#domain/link/paths.ts';
import type { CategoryEntry, MenuEntry } from '#storefront/entries/model.ts';
import type { CatalogueView } from './catalogue.ts';
import type { LanguageView } from './language.ts';
import { type MenuLink, menuLink } from './menu.ts';
import type { ShopContext } from './shop-context.ts';

export interface CatalogueMenuView {
  /**
   * The vertical menu of the market data with its names, order and further links; the categories of the shop
   * where it has none. A category without goods is left out, one without entries has its own children. What
   * is below a lone entry takes its place, as in `mainCategories`. Of levels that are not asked for no page
   * reads anything.
   */
  catalogueMenu(levels?: 1 | 2 | 3): MenuLink[];
}

export function catalogueMenuView(
  { entries }: Pick<ShopContext, 'entries'>,
  language: LanguageView,
  catalogue: Pick<CatalogueView, 'children' | 'mainCategories'>,
): CatalogueMenuView {
  const { text, path } = language;
  const categoryLink = (category: CategoryEntry, levels: number): MenuLink => ({
    id: category.id,
    name: text(category.name),
    href: path(categoryPath(category.slug)),
    newTab: false,
    image: category.image,
    children: levels > 1 ? childLinks(category, levels - 1) : [],
  });
  const childLinks = (category: CategoryEntry, levels: number) =>
    catalogue.children(category).map((child) => categoryLink(child, levels));

  const entryLinks = (entry: MenuEntry, levels: number): MenuLink[] => {
    const below = () => entry.children.flatMap((child) => entryLinks(child, levels - 1));
    const link = { ...menuLink(entry, language), children: levels > 1 ? below() : [] };
    if (entry.target.kind !== 'category') return [link];
    const id = entries.get(`category-slug:${entry.target.slug}`);
    const category = id === undefined ? undefined : entries.get(`category:${id}`);
    const hasGoods = category && (entries.get(`goods:${category.id}`) ?? 'none') !== 'none';
    if (!hasGoods) return below().length > 0 ? [link] : [];
    const hasOwn = levels < 2 || link.children.length > 0;
    const children = hasOwn ? link.children : childLinks(category, levels - 1);
    return [{ ...link, image: link.image ?? category.image, children }];
  };
  return {
    catalogueMenu(levels = 2) {
      const menu = entries.get('menu:vertical') ?? [];
      const links = divided(menu).flatMap((entry) => entryLinks(entry, levels));
      if (links.length > 0) return links;
      return catalogue.mainCategories().map((category) => categoryLink(category, levels));
    },
  };

  function divided(siblings: readonly MenuEntry[]): readonly MenuEntry[] {
    const [lone, ...others] = siblings;
    if (lone?.target.kind !== 'category' || others.length > 0 || lone.children.length === 0) return siblings;
    const id = entries.get(`category-slug:${lone.target.slug}`);
    const hasOwn = id !== undefined && entries.get(`goods:${id}`) === 'own';
    return hasOwn ? [{ ...lone, children: [] }, ...lone.children] : divided(lone.children);
  }
}
