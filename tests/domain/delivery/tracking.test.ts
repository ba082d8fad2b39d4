import { expect, test } from 'vitest';
import {
  deliveryOf,
  isOver,
  minutesAgo,
  OLD_POSITION_MS,
  positionAge,
  saidStep,
  shownDistance,
  TRACKING_POLL_MS,
  trackingPause,
  turnTo,
  WAITING_POLL_MS,
} from '#domain/delivery/tracking.ts';

test('[CHK-07] a driver on the way is looked at every five seconds, one at the branch every thirty', () => {
  expect([TRACKING_POLL_MS, WAITING_POLL_MS]).toEqual([5_000, 30_000]);
  expect(trackingPause('on-the-way', 0)).toBe(5_000);
  expect(trackingPause(undefined, 0)).toBe(5_000);
  expect(trackingPause('waiting', 0)).toBe(30_000);
});

test('[CHK-07] each look that fails makes the pause twice as long, up to a minute', () => {
  expect([1, 2, 3, 4, 9].map((failures) => trackingPause('on-the-way', failures))).toEqual([
    10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});

test('[CHK-07] a position is as old as the platform says and what has passed since, whatever the clock of the device', () => {
  const told = {
    positionAt: '2026-03-01T09:00:00.000Z',
    answeredAt: '2026-03-01T09:03:00.000Z',
    toldAt: 5_000,
  };
  expect(positionAge(told, 5_000)).toBe(180_000);
  expect(positionAge(told, 65_000)).toBe(240_000);
  expect(positionAge(told, 0)).toBe(180_000);
  expect(positionAge({ ...told, positionAt: 'soon' }, 6_000)).toBe(1_000);
  expect(OLD_POSITION_MS).toBe(60_000);
  expect([60_000, 119_999, 180_000].map(minutesAgo)).toEqual([1, 1, 3]);
});

test('[CHK-07] what is said aloud changes a few times on the way, not with each look', () => {
  expect([61, 60, 46, 45, 31, 21, 20, 16, 11, 10, 6, 5, 3, 2, 1, 0].map(saidStep)).toEqual([
    120, 60, 60, 45, 45, 30, 20, 20, 15, 10, 10, 5, 5, 2, 1, 1,
  ]);
});

test.each([
  [0, 'metres', 0],
  [994, 'metres', 990],
  [996, 'kilometres', 1],
  [1_260, 'kilometres', 1.3],
  [9_960, 'kilometres', 10],
  [12_600, 'kilometres', 13],
])('[CHK-07] %i m are %s: %d', (metres, unit, number) => {
  expect(shownDistance(metres)).toEqual({ unit, number });
});

test('[CHK-07] the marker turns by the shorter way', () => {
  expect(turnTo(350, 10)).toBe(370);
  expect(turnTo(10, 350)).toBe(-10);
  expect(turnTo(370, 90)).toBe(450);
  expect(turnTo(-10, 350)).toBe(-10);
  expect(Math.abs(turnTo(0, 180))).toBe(180);
});

test('[CHK-07] a delivery is followed from when the order is made ready until it is over', () => {
  expect(deliveryOf('accepted')).toBeUndefined();
  expect(deliveryOf('awaiting-payment')).toBeUndefined();
  expect(deliveryOf('operator-called')).toBe('waiting');
  expect(deliveryOf('on-the-way')).toBe('on-the-way');
  expect([isOver('waiting'), isOver('on-the-way'), isOver('delivered'), isOver('canceled')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
