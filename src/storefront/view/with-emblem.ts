import { EMBLEM_KEY, type Emblem } from '#storefront/entries/emblem-key.ts';
import type { Entries, EntryKey, EntryReader } from '#storefront/entries/model.ts';

/** Entries that know the pictures of the shop, where a build has made them. */
export function withEmblem(entries: EntryReader, emblem: Emblem | undefined): EntryReader {
  return {
    get: <Key extends EntryKey>(key: Key): Entries[Key] | undefined =>
      key === EMBLEM_KEY ? (emblem as Entries[Key] | undefined) : entries.get(key),
  };
}
