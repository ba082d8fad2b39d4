import type { CachedMenuItem } from '#contract/cache/cache.ts';
import type { MenuItem } from '#contract/market/market-schema.ts';

/** The entries of a menu as a tree; an entry whose parent is not in the menu stands at the top. */
export function menuTree(items: readonly MenuItem[]): CachedMenuItem[] {
  const ids = new Set(items.map((item) => item.id));
  const below = (parentId: number | null, path: readonly number[]): CachedMenuItem[] =>
    items
      .filter(
        (item) =>
          (item.parentId !== null && ids.has(item.parentId) ? item.parentId : null) === parentId &&
          !path.includes(item.id),
      )
      .map((item) => ({ ...entryOf(item), children: below(item.id, [...path, item.id]) }));
  return below(null, []);
}

function entryOf({ parentId: _, ...item }: MenuItem): Omit<CachedMenuItem, 'children'> {
  return { slug: null, link: null, newTab: false, ...item };
}
