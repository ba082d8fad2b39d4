import { expect, test } from 'vitest';
import { retryDelay } from '#publisher/shop-client/retry-delay.ts';

const now = Date.UTC(2026, 0, 1);

test('each wait is twice the one before, half of it by chance', () => {
  const waits = (random: number) =>
    [0, 1, 2].map((attempt) => retryDelay(attempt, 100, null, now, () => random));
  expect(waits(0)).toEqual([50, 100, 200]);
  expect(waits(1)).toEqual([100, 200, 400]);
});

test('no wait is longer than half a minute', () => {
  expect(retryDelay(20, 100, null, now, () => 1)).toBe(30_000);
  expect(retryDelay(0, 100, '3600', now, () => 0)).toBe(30_000);
});

test.each([
  ['2', 2000],
  ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 50],
  ['soon', 50],
])('Retry-After of %s waits %i ms', (retryAfter, wait) => {
  expect(retryDelay(0, 100, retryAfter, now, () => 0)).toBe(wait);
});
