import { dayOf, yearStart } from '#domain/time/time.ts';

/**
 * Time as pages read it, by keys like those of entries: the year where the shops are, and whether a moment
 * (ISO 8601) has come. No snapshot has them; each is as coarse as what a page shows of it.
 */
export type TimeKey = 'time:year' | `${typeof PAST}${string}`;

const PAST = 'time:past:';

/** The key of whether a moment has come. */
export const pastKey = (moment: string): `${typeof PAST}${string}` => `${PAST}${moment}`;

export function isTimeKey(key: string): key is TimeKey {
  return key === 'time:year' || key.startsWith(PAST);
}

/** What a key of time is at a moment. */
export function timeValue(key: TimeKey, now: Date): number | boolean {
  return key === 'time:year' ? dayOf(now).year : Date.parse(key.slice(PAST.length)) <= now.getTime();
}

/** When a key of time next changes, in milliseconds since 1970; undefined where it never will. */
export function nextTimeOf(key: TimeKey, now: Date): number | undefined {
  const next = key === 'time:year' ? yearStart(dayOf(now).year + 1) : Date.parse(key.slice(PAST.length));
  return next > now.getTime() ? next : undefined;
}
