import type { Beside, Entries, EntryKey, EntryReader, RouteReader } from '#storefront/entries/model.ts';

const PRODUCT = /^\/product\/(\d+)$/;

/**
 * Entries of a shop of which some pages are not there: nothing lists or links the variations that these are
 * of. The variations themselves stay, so that their own pages can be tried.
 */
export function withoutPages(entries: EntryReader, paths: readonly string[]): EntryReader {
  const ids = new Set(paths.flatMap((path) => PRODUCT.exec(path)?.[1] ?? []).map(Number));
  if (ids.size === 0) return entries;
  const isThere = (id: number) => !ids.has(id);
  const orNull = (id: number | null) => (id !== null && isThere(id) ? id : null);
  const changed = (key: string, value: unknown): unknown => {
    if (value === undefined) return value;
    if (key.startsWith('card:')) return isThere(Number(key.slice('card:'.length))) ? value : undefined;
    if (key.startsWith('product:')) {
      const product = value as Entries[`product:${number}`];
      return { ...product, variations: product.variations.filter(({ id }) => isThere(id)) };
    }
    if (!key.startsWith('beside:')) return value;
    const { previous, next } = value as Beside;
    return { previous: orNull(previous), next: orNull(next) };
  };
  return {
    get: <Key extends EntryKey>(key: Key): Entries[Key] | undefined =>
      changed(key, entries.get(key)) as Entries[Key] | undefined,
  };
}

/** Routes without those of pages that are not there; sections count them as before. */
export function routesWithout(routes: RouteReader, paths: readonly string[]): RouteReader {
  if (paths.length === 0) return routes;
  const gone = new Set(paths);
  return {
    sections: () => routes.sections(),
    routesOf: (section, from, count) =>
      routes.routesOf(section, from, count).filter((path) => !gone.has(path)),
  };
}
