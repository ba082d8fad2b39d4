import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import type { MenuItem, MenuPosition } from '#contract/market/market-schema.ts';
import type { Text } from '#domain/text/every-language.ts';
import type { FirstIds } from '#platform/areas/shop/first-ids.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { WORDS } from './shared-words.ts';

type Menu = ShopSeed['menus'][number];
type Draft = { name: Text; sort: number } & (
  | { type: 'static_page'; slug: string; staticPage: number }
  | { type: 'link_page'; link: string; newTab: boolean }
);

const TOP_PAGES = ['dostavka', 'vozvrat-i-obmen-tovara', 'o-magazine', 'kontakty'];
const FOOTER_PAGES = [
  'dostavka',
  'vozvrat-i-obmen-tovara',
  'vozvrat-denezhnykh-sredstv',
  'o-magazine',
  'kontakty',
];

/** Departments in the horizontal menu. */
const HORIZONTAL_ITEMS = 7;

/**
 * The five menus: pages at the top and in the footer, categories as a tree and as a row, all further pages in
 * the last.
 */
export function seedMenus(source: ShopSource, categories: readonly Category[], ids: FirstIds): Menu[] {
  let nextItem = ids['menu-item'];
  const itemId = () => nextItem++;

  const pages = (slugs: readonly string[]): Draft[] =>
    slugs.flatMap((slug, index) => {
      const at = source.pages.findIndex((one) => one.slug === slug);
      const page = source.pages[at];
      return page
        ? [
            {
              type: 'static_page' as const,
              slug,
              staticPage: ids.page + at,
              name: page.title,
              sort: (index + 1) * 10,
            },
          ]
        : [];
    });
  const flat = (drafts: Draft[]): MenuItem[] =>
    drafts.map((draft) => ({ ...draft, id: itemId(), parentId: null, image: null }));

  const channel = source.market.socialLinks.find(({ kind }) => kind === 'telegram');
  const channelItem: Draft[] = channel
    ? [
        {
          type: 'link_page',
          link: channel.url,
          newTab: true,
          name: WORDS.telegram,
          sort: 90,
        },
      ]
    : [];
  const furtherPages = source.pages.map(({ slug }) => slug).filter((slug) => !FOOTER_PAGES.includes(slug));

  const items: Record<MenuPosition, MenuItem[]> = {
    top: flat([...pages(TOP_PAGES), ...channelItem]),
    footer: flat([...pages(FOOTER_PAGES), ...channelItem]),
    horizontal: categoryItems(
      categories.filter(({ parentId }) => parentId === null).slice(0, HORIZONTAL_ITEMS),
      itemId,
    ),
    vertical: categoryItems(categories, itemId),
    other: flat(pages(furtherPages)),
  };
  return (Object.keys(items) as MenuPosition[]).map((position, index) => ({
    id: ids.menu + index,
    position,
    name: WORDS.menus[position],
    items: items[position],
  }));
}

function categoryItems(categories: readonly Category[], itemId: () => number): MenuItem[] {
  const itemOf = new Map<number, number>();
  return categories.map((category) => {
    const id = itemId();
    itemOf.set(category.id, id);
    return {
      id,
      parentId: category.parentId === null ? null : (itemOf.get(category.parentId) ?? null),
      name: category.name,
      image: category.image,
      sort: category.sort,
      type: 'collection_page',
      slug: category.slug,
    };
  });
}
