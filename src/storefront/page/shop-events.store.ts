import { ANALYTICS_ID } from '#domain/analytics/analytics.ts';
import {
  dueEvents,
  type EventItem,
  parseEvents,
  putEvent,
  type ShopEvent,
  type WaitingEvent,
} from '#domain/analytics/shop-event.ts';
import { type CartLine, lineOffer } from '#domain/cart/cart.ts';
import { keptAtom, keptText } from '#storefront/storage/kept-atom.ts';

const KEY = 'shop-events:v1';

/**
 * Events that are not reported yet. They wait in storage, and not on the page, since a shopper goes on at
 * once and some pages report nothing.
 */
export const $shopEvents = keptAtom<readonly WaitingEvent[]>(KEY, 'customer', [], {
  encode: JSON.stringify,
  decode: parseEvents,
});

/** Notes an event, if the shop measures at all. */
export function noteEvent(event: ShopEvent, held = false): void {
  if (!document.getElementById(ANALYTICS_ID)) return;
  $shopEvents.set(putEvent(parseEvents(keptText(KEY)), { event, at: Date.now(), ...(held && { held }) }));
}

/** Takes out the events that are due. Needs a lock: two tabs at a time get the same events. */
export function takeDueEvents(): ShopEvent[] {
  const { due, rest } = dueEvents(parseEvents(keptText(KEY)), Date.now());
  if (due.length > 0) $shopEvents.set(rest);
  return due;
}

/** A line of the cart as events name it. */
export function itemOf(line: CartLine, count = line.count): EventItem {
  return { variationId: line.variationId, name: line.name, price: lineOffer(line).price, count };
}
