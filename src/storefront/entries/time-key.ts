import { dayOf, yearStart } from '#domain/time/time.ts';

/**
 * Keys of time, which pages read like entries though no snapshot has them: the year at the shops, and if a
 * moment (ISO 8601) has passed. Both are as coarse as the text on the page, so that pages rarely change.
 */
export type TimeKey = 'time:year' | `${typeof PAST}${string}`;

const PAST = 'time:past:';

/** The key that tells if a moment has passed. */
export const pastKey = (moment: string): `${typeof PAST}${string}` => `${PAST}${moment}`;

export function isTimeKey(key: string): key is TimeKey {
  return key === 'time:year' || key.startsWith(PAST);
}

/** Value of a key of time at a moment. */
export function timeValue(key: TimeKey, now: Date): number | boolean {
  return key === 'time:year' ? dayOf(now).year : Date.parse(key.slice(PAST.length)) <= now.getTime();
}

/** Time of the key's next change, in milliseconds since 1970; undefined if it never changes again. */
export function nextTimeOf(key: TimeKey, now: Date): number | undefined {
  const next = key === 'time:year' ? yearStart(dayOf(now).year + 1) : Date.parse(key.slice(PAST.length));
  return next > now.getTime() ? next : undefined;
}
