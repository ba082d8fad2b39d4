import { expect, test } from 'vitest';
import {
  ANY_TIME,
  ageAt,
  CACHE_NAME,
  CHECK_INTERVAL,
  isDue,
  LOOKS,
  looked,
  type PageAge,
  parseStamp,
  STALE_AFTER,
} from '#domain/freshness/freshness.ts';

const NOW = 1_800_000_000_000;
const FIRST = '2026-11-22T10:00:00.000Z';
const SECOND = '2026-11-22T11:00:00.000Z';
const stamp = { tenant: 'local', updatedAt: FIRST, checkedAt: NOW };

test('[CCH-01] the cache is ox-cache; every 120 s a check; what is older than 30 minutes is stale', () => {
  expect([CACHE_NAME, CHECK_INTERVAL, STALE_AFTER]).toEqual(['ox-cache', 120_000, 1_800_000]);
});

test('[CCH-01] the platform is asked where there is nothing, where it is of another tenant, and where it is old', () => {
  const due = (known: Parameters<typeof isDue>[0], now = NOW) =>
    isDue(known, { tenant: 'local', now, age: STALE_AFTER });
  expect(due(undefined)).toBe(true);
  expect(due({ ...stamp, tenant: 'dev' })).toBe(true);
  expect(due(stamp)).toBe(false);
  expect(due(stamp, NOW + STALE_AFTER - 1)).toBe(false);
  expect(due(stamp, NOW + STALE_AFTER)).toBe(true);
  // A clock that was moved back must not keep old data for a year.
  expect(due(stamp, NOW - 1)).toBe(true);
});

test('what is kept is read again, and anything else is nothing', () => {
  expect(parseStamp(JSON.parse(JSON.stringify(stamp)))).toEqual(stamp);
  for (const broken of [
    null,
    'text',
    {},
    { ...stamp, checkedAt: '1' },
    { ...stamp, updatedAt: 'x' },
    { ...stamp, tenant: 1 },
  ])
    expect(parseStamp(broken)).toBeUndefined();
});

test('a page that has just come is not looked at; after a change it is, until its new form was seen', () => {
  let age: PageAge = ageAt({ looks: 0 }, FIRST);
  expect(age).toEqual({ updatedAt: FIRST, looks: 0 });
  expect(ageAt(age, FIRST)).toEqual(age);
  age = ageAt(age, SECOND);
  expect(age).toEqual({ updatedAt: SECOND, looks: LOOKS });
  age = looked(age, false);
  expect(age.looks).toBe(LOOKS - 1);
  expect(looked(age, true).looks).toBe(0);
  expect(looked({ looks: 0 }, false).looks).toBe(0);
  // One that the browser has kept is compared once, whatever was known.
  expect(ageAt({ updatedAt: ANY_TIME, looks: 0 }, FIRST)).toEqual({ updatedAt: FIRST, looks: 1 });
});
