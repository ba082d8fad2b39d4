import type { ShippingTime } from '#contract/order/order.ts';
import { calendarDay, TASHKENT_OFFSET_MS } from '#domain/time/time.ts';

/** Goods are delivered between these hours in Tashkent. */
export const FIRST_HOUR = 10;
export const LAST_HOUR = 22;
/** An interval takes so many hours at least. */
export const SHORTEST_HOURS = 1;
/** Hours of an interval that is offered without being asked for. */
const SLOT_HOURS = 2;
/** An interval begins at most so many days from now. */
export const MAX_DAYS_AHEAD = 14;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** An interval of a day in Tashkent. */
export interface DeliveryInterval {
  /** `2026-11-22`. */
  day: string;
  fromHour: number;
  toHour: number;
}

/** Days that something can still be delivered on, today first where some of its hours are left. */
export function deliveryDays(now: Date): string[] {
  return Array.from({ length: MAX_DAYS_AHEAD }, (_, index) =>
    calendarDay(new Date(now.getTime() + index * DAY_MS)),
  ).filter((day) => startHours(day, now).length > 0);
}

/** Hours that an interval of this day can begin at. */
export function startHours(day: string, now: Date): number[] {
  return hoursBetween(FIRST_HOUR, LAST_HOUR - SHORTEST_HOURS).filter(
    (hour) => momentOf(day, hour).getTime() > now.getTime(),
  );
}

/** Intervals that a day is offered in, from its next hour on. */
export function daySlots(day: string, now: Date): DeliveryInterval[] {
  const starts = startHours(day, now);
  return starts
    .filter((_, index) => index % SLOT_HOURS === 0)
    .map((fromHour) => ({ day, fromHour, toHour: Math.min(fromHour + SLOT_HOURS, LAST_HOUR) }));
}

/** Hours that an interval that begins at this one can end at. */
export function endHours(fromHour: number): number[] {
  return hoursBetween(fromHour + SHORTEST_HOURS, LAST_HOUR);
}

/**
 * The interval, or the next one like it that is still possible: hours that have passed are left, an end comes
 * at least an hour after its beginning.
 */
export function fitInterval(
  { day, fromHour, toHour }: DeliveryInterval,
  now: Date,
): DeliveryInterval | undefined {
  const days = deliveryDays(now);
  const fitting = days.includes(day) ? day : days[0];
  if (fitting === undefined) return;
  const starts = startHours(fitting, now);
  const start = starts.includes(fromHour) ? fromHour : starts[0];
  if (start === undefined) return;
  const ends = endHours(start);
  const wished = ends.includes(toHour) ? toHour : (ends[1] ?? ends[0]);
  return wished === undefined ? undefined : { day: fitting, fromHour: start, toHour: wished };
}

/** The interval as the platform takes it. */
export function shippingTimeOf({ day, fromHour, toHour }: DeliveryInterval): ShippingTime {
  return {
    type: 'preorder',
    from: momentOf(day, fromHour).toISOString(),
    to: momentOf(day, toHour).toISOString(),
  };
}

/** True if couriers are on their way at this moment, so that "now" is within an hour. */
export function isDeliveryHour(now: Date): boolean {
  const hour = new Date(now.getTime() + TASHKENT_OFFSET_MS).getUTCHours();
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/** `9` as `09:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function momentOf(day: string, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - TASHKENT_OFFSET_MS + hour * HOUR_MS);
}

function hoursBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
