import { APP_ICONS_KEY, type AppIcons } from '#storefront/entries/app-icons-key.ts';
import type { Entries, EntryKey, EntryReader } from '#storefront/entries/model.ts';

/** Entries that know the pictures of the shop, where a build has made them. */
export function withAppIcons(entries: EntryReader, appIcons: AppIcons | undefined): EntryReader {
  return {
    get: <Key extends EntryKey>(key: Key): Entries[Key] | undefined =>
      key === APP_ICONS_KEY ? (appIcons as Entries[Key] | undefined) : entries.get(key),
  };
}
