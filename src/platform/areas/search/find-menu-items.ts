import type { FoundMenuItem } from '#contract/catalogue/search.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { type CategoryTree, readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import { soundOf, wordsOf } from '#platform/areas/product/words.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/**
 * Categories and menu entries with all words of `name` in their names: whole words first, then beginnings;
 * categories before entries.
 */
export function findMenuItems(shop: Shop, name: string, onlyActive: boolean): FoundMenuItem[] {
  const words = wordsOf(name);
  const isBlank = name.trim() === '';
  return readAll(shop, onlyActive)
    .map((item) => ({ item, place: isBlank ? 1 : placeOf(item.name, words) }))
    .filter(({ place }) => place > 0)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * 1 where all words are there whole, 2 where they begin words, 0 where one is missing; also of texts in
 * several languages.
 */
export function placeOf(name: Localized, words: readonly string[]): 0 | 1 | 2 {
  if (words.length === 0) return 0;
  const known = Object.values(name).flatMap(wordsOf);
  const all = [...known, ...known.map(soundOf)];
  const asked = words.map((word) => [word, soundOf(word)]);
  if (asked.every((forms) => forms.some((form) => all.includes(form)))) return 1;
  return asked.every((forms) =>
    forms.some((form) => form !== '' && all.some((word) => word.startsWith(form))),
  )
    ? 2
    : 0;
}

function readAll(shop: Shop, onlyActive: boolean): FoundMenuItem[] {
  const tree = readCategoryTree(shop);
  const open = onlyActive ? categoriesToOpen(shop, tree) : undefined;
  const categories = tree.all.filter(({ id }) => !open || open.has(id));
  const items: FoundMenuItem[] = categories.map((category) => ({
    ...tree.stepOf(category),
    kind: 'category',
    type: 'collection_page',
    link: null,
  }));
  const slugs = new Set(tree.all.map(({ slug }) => slug));
  const pages = new Set(readDocuments(shop, 'page').map(({ slug }) => slug));
  const seen = new Set<string>();
  const entries = readDocuments(shop, 'menu-item');
  const parents = new Map(entries.map(({ id, parentId }) => [id, parentId]));
  for (const entry of entries) {
    const target = entry.type === 'link_page' ? entry.link : entry.slug;
    const leadsOn =
      entry.type === 'static_page'
        ? pages.has(entry.slug)
        : entry.type === 'link_page' || slugs.has(entry.slug);
    // A category is there already; an entry that stands in several menus comes once.
    if (
      (entry.type === 'collection_page' && leadsOn) ||
      (onlyActive && !leadsOn) ||
      seen.has(`${entry.type} ${target}`)
    )
      continue;
    seen.add(`${entry.type} ${target}`);
    const { id, type, name, image } = entry;
    const places = type === 'link_page' ? { slug: null, link: entry.link } : { slug: entry.slug, link: null };
    items.push({ id, kind: 'menu-item', type, name, image, ...places, path: pathOf(id, parents) });
  }
  return items;
}

/** Categories with products of their own or below them. */
function categoriesToOpen(shop: Shop, tree: CategoryTree): Set<number> {
  const rows = shop.sql.all<{
    category: number;
  }>`SELECT DISTINCT category FROM product INDEXED BY product_by_category WHERE shop = ${shop.id}`;
  return new Set(rows.flatMap(({ category }) => tree.pathOf(category).map(({ id }) => id)));
}

function pathOf(id: number, parents: ReadonlyMap<number, number | null>): string {
  const path: number[] = [];
  let above = parents.get(id) ?? null;
  while (above !== null && !path.includes(above)) {
    path.unshift(above);
    above = parents.get(above) ?? null;
  }
  return path.join(',');
}
