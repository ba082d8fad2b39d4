import type { Entries, EntryKey, EntryReader } from '#storefront/entries/model.ts';
import { isStyleKey, styleKey } from '#storefront/entries/style-key.ts';
import type { PageStyles } from '#storefront/looks/page-sheets.ts';

/** Entries that know the style sheets: their keys are answered by `styles`, all others by `entries`. */
export function withStyles(entries: EntryReader, styles: PageStyles): EntryReader {
  const byKey = new Map(Object.entries(styles).map(([kind, addresses]) => [styleKey(kind), addresses]));
  return {
    get: <Key extends EntryKey>(key: Key): Entries[Key] | undefined =>
      isStyleKey(key) ? (byKey.get(key) as Entries[Key]) : entries.get(key),
  };
}
