import { isRecord } from '#domain/parse/is-record.ts';

/** Goods of an event; prices are whole UZS for one piece. */
export interface EventItem {
  variationId: number;
  name: string;
  price: number;
  count: number;
}

/** Act of a shopper, as the shop's owner measures it. */
export type ShopEvent =
  | { kind: 'view_item' | 'add_to_cart' | 'begin_checkout'; items: readonly EventItem[] }
  /** `total` is what is paid, in UZS, delivery included. */
  | { kind: 'purchase'; items: readonly EventItem[]; orderId: number; total: number };

/** An event that waits for a page on which it may be told. */
export interface WaitingEvent {
  event: ShopEvent;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** True if it counts only once the order is paid. */
  held?: boolean;
}

/** Milliseconds for which an event is worth sending. */
const WORTH = 24 * 60 * 60 * 1000;
/** More than these do not wait; the oldest make room. */
const MOST_WAITING = 50;

/** Lets an event wait; an order's own is there once, and is held no longer when it comes again unheld. */
export function putEvent(waiting: readonly WaitingEvent[], next: WaitingEvent): WaitingEvent[] {
  const { event } = next;
  const known =
    event.kind === 'purchase' &&
    waiting.find((one) => one.event.kind === 'purchase' && one.event.orderId === event.orderId);
  if (!known) return [...waiting, next].slice(-MOST_WAITING);
  // Its goods left the cart when it was held.
  const { held: _, ...told } = known;
  return waiting.map((one) => (one === known ? { ...told, ...(next.held && { held: true }) } : one));
}

/** Events that are due now, and those that go on waiting. */
export function dueEvents(
  waiting: readonly WaitingEvent[],
  now: number,
): { due: ShopEvent[]; rest: WaitingEvent[] } {
  const fresh = waiting.filter(({ at }) => now - at < WORTH);
  return {
    due: fresh.filter(({ held }) => !held).map(({ event }) => event),
    rest: fresh.filter(({ held }) => held),
  };
}

/** Price of the goods of an event, in UZS. */
export function eventValue(event: ShopEvent): number {
  if (event.kind === 'purchase') return event.total;
  return event.items.reduce((sum, { price, count }) => sum + price * count, 0);
}

/** Reads saved events; what is none is dropped. */
export function parseEvents(text: string | undefined): WaitingEvent[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is WaitingEvent {
  if (!isRecord(value) || !isRecord(value['event']) || typeof value['at'] !== 'number') return false;
  const { kind, items, orderId, total } = value['event'];
  if (!Array.isArray(items) || !items.every(isItem)) return false;
  if (kind === 'purchase') return Number.isSafeInteger(orderId) && typeof total === 'number';
  return kind === 'view_item' || kind === 'add_to_cart' || kind === 'begin_checkout';
}

function isItem(value: unknown): value is EventItem {
  if (!isRecord(value)) return false;
  const { variationId, name, price, count } = value;
  return [variationId, price, count].every((one) => Number.isFinite(one)) && typeof name === 'string';
}
