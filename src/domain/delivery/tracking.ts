import type { DeliveryState, Tracking } from '#contract/order/delivery.ts';
import type { OrderState } from '#contract/order/order.ts';

/** Milliseconds between two looks at a driver who is on the way, and at one who has not left yet. */
export const TRACKING_POLL_MS = 5_000;
export const WAITING_POLL_MS = 30_000;

/** The longest pause after calls that failed. */
const LONGEST_PAUSE_MS = 60_000;

/** Milliseconds from which on a position is old: it is shown so, with its age. */
export const OLD_POSITION_MS = 60_000;

/** Pause until the next look: twice as long after each one that failed. */
export function trackingPause(state: DeliveryState | undefined, failures: number): number {
  const pause = state === 'waiting' ? WAITING_POLL_MS : TRACKING_POLL_MS;
  return Math.min(pause * 2 ** failures, LONGEST_PAUSE_MS);
}

/** True if nothing more happens to a delivery. */
export function isOver(state: DeliveryState): boolean {
  return state === 'delivered' || state === 'canceled';
}

/**
 * State of the delivery that an order's state means; undefined before a driver has anything to do with it.
 */
export function deliveryOf(state: OrderState): DeliveryState | undefined {
  if (state === 'operator-called') return 'waiting';
  return state === 'on-the-way' || state === 'delivered' || state === 'canceled' ? state : undefined;
}

/** A position, with its age when it was told and the time of that by the clock of the device. */
export interface ToldPosition extends Pick<Tracking, 'positionAt' | 'answeredAt'> {
  toldAt: number;
}

/** Milliseconds since the driver was there. Of the device's clock only what has passed since counts. */
export function positionAge({ positionAt, answeredAt, toldAt }: ToldPosition, now: number): number {
  const before = Date.parse(answeredAt) - Date.parse(positionAt);
  return Math.max(0, Number.isFinite(before) ? before : 0) + Math.max(0, now - toldAt);
}

/** Whole minutes that an old position is of, at least one. */
export function minutesAgo(age: number): number {
  return Math.max(1, Math.floor(age / 60_000));
}

/** Minutes before the arrival that are worth to be said aloud. */
const SAID_MINUTES = [1, 2, 5, 10, 15, 20, 30, 45, 60];

/** The next of the minutes worth saying: readers announce its changes, not each look. */
export function saidStep(minutes: number): number {
  return SAID_MINUTES.find((one) => minutes <= one) ?? Math.ceil(minutes / 60) * 60;
}

/** A distance as shoppers say it: to ten metres, from one kilometre on to a tenth of it. */
export function shownDistance(metres: number): { unit: 'metres' | 'kilometres'; number: number } {
  const rounded = Math.round(metres / 10) * 10;
  if (rounded < 1000) return { unit: 'metres', number: rounded };
  return {
    unit: 'kilometres',
    number: metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000),
  };
}

/** The turn in degrees, as many as it takes, that shows a heading after `turn` by the shorter way round. */
export function turnTo(turn: number, heading: number): number {
  const ahead = (((heading - turn) % 360) + 540) % 360;
  return turn + ahead - 180;
}
