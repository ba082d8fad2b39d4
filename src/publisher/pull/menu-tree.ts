import type { MenuItem } from '#contract/market/market-schema.ts';
import type { MenuEntry } from '#storefront/entries/model.ts';
import { growForest } from './forest.ts';
import type { Warnings } from './warnings.ts';

/** Targets that menu entries may have. */
export interface MenuTargets {
  pages: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/**
 * Builds the entries of a menu. One that leads to a page or category that the shop does not have is left out
 * with all below it.
 */
export function growMenu(items: readonly MenuItem[], targets: MenuTargets, warnings: Warnings): MenuEntry[] {
  const warn = (item: MenuItem, field: string, reason: string) =>
    warnings.add('GET /{menuId}/menu-items', `menu item ${item.id}: ${field}`, reason);
  const forest = growForest(items, (item, reason) => warn(item, 'parentId', reason));

  function grow(siblings: readonly MenuItem[]): MenuEntry[] {
    return siblings.flatMap((item) => {
      const isThere =
        item.type === 'link_page' ||
        (item.type === 'static_page' ? targets.pages : targets.categories).has(item.slug);
      if (!isThere) {
        const kind = item.type === 'static_page' ? 'page' : 'category';
        warn(item, 'slug', `there is no ${kind} "${item.slug}": the entry is left out`);
        return [];
      }
      return [
        {
          id: item.id,
          name: item.name,
          image: item.image,
          target: targetOf(item),
          children: grow(forest.get(item.id) ?? []),
        },
      ];
    });
  }
  return grow(forest.get(null) ?? []);
}

function targetOf(item: MenuItem): MenuEntry['target'] {
  switch (item.type) {
    case 'static_page':
      return { kind: 'page', slug: item.slug };
    case 'collection_page':
      return { kind: 'category', slug: item.slug };
    case 'link_page':
      return { kind: 'link', url: item.link, newTab: item.newTab };
  }
}
