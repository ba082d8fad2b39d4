import type { OrderState, ShippingTime } from '#contract/order/order.ts';
import { FIRST_HOUR, LAST_HOUR, MAX_DAYS_AHEAD } from '#domain/delivery/delivery-time.ts';
import { TASHKENT_OFFSET_MS } from '#domain/time/time.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { minutesAfter } from '#platform/store/clock.ts';
import type { OrderRow } from './order-row.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Minutes from `accepted` to the operator's call. */
export const OPERATOR_CALLS_AFTER_MIN = 5;
/** Minutes from `accepted` to the driver's leaving, where nothing makes it later. */
const DRIVER_LEAVES_AFTER_MIN = 20;
/** Hours from the operator's call until an order that the shopper fetches counts as fetched. */
export const FETCHED_AFTER_HOURS = 24;

/**
 * When the driver leaves for an order accepted at `accepted`: as soon as it is packed, or when its interval
 * begins, or when its days are over.
 */
export function leavingTime(
  accepted: Date,
  { shippingTime, shippingDays }: { shippingTime: ShippingTime; shippingDays: number },
): Date {
  const packed = minutesAfter(accepted, DRIVER_LEAVES_AFTER_MIN).getTime();
  const wanted = shippingTime.type === 'preorder' ? Date.parse(shippingTime.from) : 0;
  return new Date(Math.max(packed, wanted, accepted.getTime() + shippingDays * DAY_MS));
}

/**
 * Throws 422 `shipping-time` unless the time is now, or an hour or more of one day in the next two weeks,
 * within the hours of delivery.
 */
export function checkShippingTime(shippingTime: ShippingTime, now: Date): void {
  if (shippingTime.type === 'now') return;
  const from = Date.parse(shippingTime.from);
  const to = Date.parse(shippingTime.to);
  if (from < now.getTime() || from > now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
    throw wrongTime(`must begin within the next ${MAX_DAYS_AHEAD} days`);
  if (to - from < HOUR_MS) throw wrongTime('must take an hour at least');
  const dayBegins = from - ((from + TASHKENT_OFFSET_MS) % DAY_MS);
  if (from < dayBegins + FIRST_HOUR * HOUR_MS || to > dayBegins + LAST_HOUR * HOUR_MS) {
    throw wrongTime(`must lie between ${FIRST_HOUR}:00 and ${LAST_HOUR}:00 of one day in Tashkent`);
  }
}

function wrongTime(fault: string): Refusal {
  return new Refusal(422, {
    code: 'shipping-time',
    message: `The interval of delivery ${fault}.`,
    field: 'shippingTime',
  });
}

/**
 * State that follows by itself; undefined where only a payment, an answer or nothing moves the order
 * on.
 */
export function nextState(state: OrderState, pickUp: boolean): OrderState | undefined {
  switch (state) {
    case 'accepted':
      return 'operator-called';
    case 'operator-called':
      return pickUp ? 'delivered' : 'on-the-way';
    case 'on-the-way':
      return 'delivered';
    default:
      return undefined;
  }
}

/**
 * True for an order that moves on only once an operator has confirmed it: a guest's in one click, which
 * nothing vouches for.
 */
export function needsConfirmation({ source, customer }: Pick<OrderRow, 'source' | 'customer'>): boolean {
  return source === 'one-click' && customer === null;
}

/** Neither delivered nor canceled. */
export function isActive(state: OrderState): boolean {
  return state !== 'delivered' && state !== 'canceled';
}
