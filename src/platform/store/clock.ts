/** The platform's time. */
export interface Clock {
  now(): Date;
}

/** The machine's time. */
export const SYSTEM_CLOCK: Clock = { now: () => new Date() };

const MINUTE_MS = 60_000;

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}
