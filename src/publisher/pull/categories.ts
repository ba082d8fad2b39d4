import type { EntryReader } from '#storefront/entries/model.ts';
import type { CategoryTree } from './category-tree.ts';

/** Places of categories in their tree; undefined for one that is not there. */
export interface Categories {
  /** From the top down to the category itself. */
  path(id: number): readonly number[] | undefined;
  /** Its own id and those of all categories below it. */
  withDescendants(id: number): readonly number[] | undefined;
}

export function categoriesOfTree(tree: CategoryTree): Categories {
  return {
    path: (id) => tree.byId.get(id)?.path,
    withDescendants: (id) => tree.byId.get(id)?.withDescendants,
  };
}

/** The same as a snapshot has it; reads only what is asked for. */
export function categoriesOfEntries(entries: EntryReader): Categories {
  const descendants = new Map<number, readonly number[]>();
  const withDescendants = (id: number): readonly number[] | undefined => {
    const known = descendants.get(id);
    if (known) return known;
    const entry = entries.get(`category:${id}`);
    if (!entry) return undefined;
    const all = [id, ...entry.childIds.flatMap((child) => withDescendants(child) ?? [])];
    descendants.set(id, all);
    return all;
  };
  return {
    path(id) {
      const entry = entries.get(`category:${id}`);
      return entry && [...entry.ancestorIds, id];
    },
    withDescendants,
  };
}
