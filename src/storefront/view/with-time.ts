import type { Entries, EntryKey, EntryReader } from '#storefront/entries/model.ts';
import { isTimeKey, timeValue } from '#storefront/entries/time-key.ts';

/** Entries that know the time: keys of time are answered for `now`, all others by `entries`. */
export function withTime(entries: EntryReader, now: Date): EntryReader {
  return {
    get: <Key extends EntryKey>(key: Key): Entries[Key] | undefined =>
      isTimeKey(key) ? (timeValue(key, now) as Entries[Key]) : entries.get(key),
  };
}
