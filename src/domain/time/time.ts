/** The zone that every shop of the platform sells in. */
export const TIME_ZONE = 'Asia/Tashkent';

/** Tashkent is five hours ahead of UTC all year, so no time zone data is needed. */
export const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000;

/** A moment as it can be compared with others as text: ISO 8601 in UTC, always with milliseconds. */
export function comparable(moment: string): string {
  return new Date(moment).toISOString();
}

/** A moment by the calendar of the shops; months count from 1. */
export function dayOf(moment: Date): { day: number; month: number; year: number } {
  const local = new Date(moment.getTime() + TASHKENT_OFFSET_MS);
  return { day: local.getUTCDate(), month: local.getUTCMonth() + 1, year: local.getUTCFullYear() };
}

/** A day by the calendar of the shops: `2026-12-01`. */
export function calendarDay(moment: Date): string {
  return new Date(moment.getTime() + TASHKENT_OFFSET_MS).toISOString().slice(0, 10);
}

/** When a year begins where the shops are, in milliseconds since 1970. */
export function yearStart(year: number): number {
  return Date.UTC(year, 0, 1) - TASHKENT_OFFSET_MS;
}

/** The time by the clock of the shops: `09:05`. */
export function clockOf(moment: Date): string {
  return new Date(moment.getTime() + TASHKENT_OFFSET_MS).toISOString().slice(11, 16);
}
