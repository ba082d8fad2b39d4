import { expect, test } from 'vitest';
import { isMeasured } from '#domain/analytics/analytics.ts';
import {
  dueEvents,
  eventValue,
  parseEvents,
  putEvent,
  type ShopEvent,
} from '#domain/analytics/shop-event.ts';

const HOUR = 3_600_000;
const item = (variationId: number, count = 1) => ({ variationId, name: 'Чайник', price: 250_000, count });
const added: ShopEvent = { kind: 'add_to_cart', items: [item(7, 2)] };
const purchase = (orderId: number, items = [item(7)]): ShopEvent => ({
  kind: 'purchase',
  items,
  orderId,
  total: 275_000,
});

test('an event is told once, and one of the day before not at all', () => {
  const waiting = [added, purchase(5)].reduce(
    (list, event, at) => putEvent(list, { event, at: at * 30 * HOUR }),
    parseEvents('[]'),
  );
  const { due, rest } = dueEvents(waiting, 31 * HOUR);
  expect(due).toEqual([purchase(5)]);
  expect(dueEvents(rest, 31 * HOUR).due).toEqual([]);
});

test('an order counts once it is paid, with the goods that it had when it was made', () => {
  const held = putEvent([], { event: purchase(5), at: 0, held: true });
  expect(dueEvents(held, HOUR)).toEqual({ due: [], rest: held });
  const paid = putEvent(held, { event: purchase(5, []), at: HOUR });
  expect(dueEvents(paid, HOUR)).toEqual({ due: [purchase(5)], rest: [] });
  expect(putEvent(paid, { event: purchase(5, []), at: HOUR })).toHaveLength(1);
});

test('only so many events wait, the newest', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ event: purchase(at), at }));
  const kept = many.reduce(putEvent, []);
  expect(kept).toHaveLength(50);
  expect(kept[0]?.event).toEqual(purchase(10));
});

test('what an event is worth is what its goods cost, of an order what is paid', () => {
  expect(eventValue(added)).toBe(500_000);
  expect(eventValue(purchase(5))).toBe(275_000);
});

test.each([
  'nothing',
  '{}',
  '[1,null]',
  '[{"event":{"kind":"other","items":[]},"at":1}]',
  '[{"event":{"kind":"purchase","items":[]},"at":1}]',
  '[{"event":{"kind":"add_to_cart","items":[{"variationId":"7"}]},"at":1}]',
])('of saved events %s is left out', (text) => {
  expect(parseEvents(text)).toEqual([]);
});

test.each([
  ['/', true],
  ['/product/12', true],
  ['/checkout', true],
  ['/profile', true],
  ['/profile/cards', false],
  ['/checkout/installment', false],
  ['/checkout/done', false],
  ['/checkout/failed', false],
  ['/order-details/token/12', false],
] as const)('[TEN-13] whether services may measure on %s: %s', (path, may) => {
  expect(isMeasured(path)).toBe(may);
});
