import { isTimeKey, nextTimeOf, type TimeKey, timeValue } from '#storefront/entries/time-key.ts';

/** Keys of time that pages have read, with what they were then. */
export type TimeReads = Partial<Record<TimeKey, number | boolean>>;

/** Values of keys of time at a moment, for the next build to compare with. */
export function timeReads(keys: Iterable<TimeKey>, now: Date): TimeReads {
  return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, timeValue(key, now)]));
}

/** The keys read. */
export function timeKeysOf(reads: TimeReads): TimeKey[] {
  return Object.keys(reads).filter(isTimeKey);
}

/** Keys that are not what they were when the pages were rendered that read them. */
export function changedTimes(reads: TimeReads, now: Date): TimeKey[] {
  return timeKeysOf(reads).filter((key) => reads[key] !== timeValue(key, now));
}

/** When the first of the keys is something else, in milliseconds since 1970; undefined where none will be. */
export function nextTimeChange(keys: Iterable<TimeKey>, now: Date): number | undefined {
  const times = [...keys].flatMap((key) => nextTimeOf(key, now) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
