import { MENU_POSITIONS, type MenuPosition } from '#contract/market/market-schema.ts';
import { categoryPath, staticPagePath } from '#domain/link/paths.ts';
import type { MenuEntry } from '#storefront/entries/model.ts';
import type { LanguageView } from './language.ts';
import type { ShopContext } from './shop-context.ts';

export interface MenuView {
  menu(position: MenuPosition): MenuLink[];
  /**
   * Links of all menus that are not in `shown`, each address once. Entries of categories are left out:
   * categories are shown with their own order and names.
   */
  furtherLinks(shown: readonly MenuLink[]): MenuLink[];
  /** The entry of a menu that leads to the shop's page of sizes. */
  readonly sizeTable: MenuLink | undefined;
}

/** A menu entry with its name and address in the page's language. */
export interface MenuLink {
  id: number;
  name: string;
  href: string;
  newTab: boolean;
  image: MenuEntry['image'];
  children: MenuLink[];
}

/** Links with those below them, each before its own. */
export function allLinks(links: readonly MenuLink[]): MenuLink[] {
  return links.flatMap((link) => [link, ...allLinks(link.children)]);
}

type LinkLanguage = Pick<LanguageView, 'text' | 'path' | 'link'>;

/** An entry as a link, with those below it. */
export function menuLink(entry: MenuEntry, language: LinkLanguage): MenuLink {
  const { target } = entry;
  const pathOf = () => {
    if (target.kind === 'link') return language.link(target.url);
    return language.path(target.kind === 'page' ? staticPagePath(target.slug) : categoryPath(target.slug));
  };
  return {
    id: entry.id,
    name: language.text(entry.name),
    href: pathOf(),
    newTab: target.kind === 'link' && target.newTab,
    image: entry.image,
    children: entry.children.map((child) => menuLink(child, language)),
  };
}

const allEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...allEntries(entry.children)]);

export function menuView({ entries }: Pick<ShopContext, 'entries'>, language: LinkLanguage): MenuView {
  const link = (entry: MenuEntry) => menuLink(entry, language);
  return {
    furtherLinks(shown) {
      const known = new Set(allLinks(shown).map(({ href }) => href));
      return MENU_POSITIONS.flatMap((position) => allEntries(entries.get(`menu:${position}`) ?? []))
        .filter(({ target }) => target.kind !== 'category')
        .map((entry) => link({ ...entry, children: [] }))
        .filter(({ href }) => known.size < known.add(href).size);
    },
    menu: (position) => (entries.get(`menu:${position}`) ?? []).map(link),
    get sizeTable() {
      const entry = entries.get('menu.size-table');
      return entry ? link(entry) : undefined;
    },
  };
}
