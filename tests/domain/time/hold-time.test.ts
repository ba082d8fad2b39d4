import { expect, test } from 'vitest';
import { HOLD_TIME, holdLeft, holdText } from '#domain/time/hold-time.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');

test('[CHK-05] the goods are kept for 15 minutes, whatever the clock of the browser says', () => {
  expect(HOLD_TIME).toBe(900_000);
  expect(holdLeft('2026-11-22T09:10:00Z', NOW)).toBe(600_000);
  expect(holdLeft('2026-11-22T10:00:00Z', NOW)).toBe(900_000);
  expect(holdLeft('2026-11-22T08:59:59Z', NOW)).toBe(0);
  expect(holdLeft('soon', NOW)).toBe(0);
});

test('[CHK-05] what is left is told in minutes and seconds', () => {
  expect([900_000, 899_001, 61_000, 9000, 1, 0].map(holdText)).toEqual([
    '15:00',
    '15:00',
    '1:01',
    '0:09',
    '0:01',
    '0:00',
  ]);
});
