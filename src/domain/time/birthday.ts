/** Nobody who buys was born before. */
const FIRST_DAY = '1900-01-01';

/** Faults of a birthday. */
export type BirthdayProblem = 'invalid-birthday';

/** The last day that somebody who lives may be born on: yesterday, in UTC, as `2026-03-01`. */
export function lastBirthday(now: Date): string {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Fault of a birthday written as `1994-05-17`; it may be left empty. */
export function birthdayProblem(text: string, now: Date): BirthdayProblem | undefined {
  if (text === '') return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayIn(text) === text;
  return isDay && text >= FIRST_DAY && text <= lastBirthday(now) ? undefined : 'invalid-birthday';
}

/** The day that a text means: a calendar has no 31 February. */
function dayIn(text: string): string {
  return new Date(text).toISOString().slice(0, 10);
}
