import { expect, test } from 'vitest';
import type { OngoingRebuild, ShopChanges } from '#domain/freshness/shop-changes.ts';
import { type Followed, followChanges, stateOf } from '#sandbox/operator/browser/shown-page.ts';

const ONGOING: OngoingRebuild = {
  triggers: [],
  startedAt: 7,
  stage: 'render',
  done: 2,
  total: 8,
  previews: ['/cart'],
};
const done = (number: number, ...first: string[]) =>
  ({ number, changed: { first, count: first.length } }) as unknown as ShopChanges['done'][number];
const changes = (fields: Partial<ShopChanges>): ShopChanges => ({
  ongoing: null,
  waiting: [],
  done: [done(1, '/cart')],
  ...fields,
});

/** Loads of the page at each of these changes, one after the other: true where it is loaded anew. */
function loads(path: string, ...told: ShopChanges[]): boolean[] {
  let followed: Followed = {};
  return told.map((one) => {
    const { next, isNew } = followChanges(followed, one, path);
    followed = next;
    return isNew;
  });
}

test('a page is loaded ahead of its release, and not again by it', () => {
  const ahead = changes({ ongoing: ONGOING });
  const released = changes({ done: [done(2, '/cart'), done(1, '/cart')] });
  expect(loads('/cart', changes({}), ahead, ahead, released, released)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(stateOf(ahead, '/cart')).toBe('For shoppers soon: 2 of 8 pages');
  expect(stateOf(released, '/cart')).toBe('As shoppers see it');
});

test('a page that nothing changed stays, and one that was released without a look ahead is loaded', () => {
  const released = changes({ done: [done(2, '/login'), done(1)] });
  expect(loads('/', changes({}), released)).toEqual([false, false]);
  expect(loads('/login', changes({}), released)).toEqual([false, true]);
});

test('a look that was given up stays until the newer one is there', () => {
  const newer = changes({ ongoing: { ...ONGOING, startedAt: 9, previews: [] } });
  const shown = changes({ ongoing: { ...ONGOING, startedAt: 9 } });
  expect(loads('/cart', changes({}), changes({ ongoing: ONGOING }), newer, shown)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(stateOf(newer, '/cart')).toBe('The next look is on its way');
});
